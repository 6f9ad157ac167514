// What the form sends, and what is wrong with it before anything is sent. Loaded after the page.

import * as z from 'zod/mini'
import { ContactMessage } from '#contract/public/contact.ts'
import { type FieldError, fieldErrors } from '#contract/shared/wire.ts'
import type { Checked } from '../../lib/forms/checked-form.ts'
import type { Errors } from '../../lib/forms/fields.ts'
import { labelledErrors } from '../../lib/forms/labelled-errors.ts'
import { fieldErrorsOf, messageOf } from '../../lib/http/errors.ts'
import * as t from '../../lib/i18n/i18n.ts'
import { sentenceInWords } from '../../lib/i18n/server-words.ts'
import { sendContact } from './api.ts'

export function checkMessage({
  name = '',
  email = '',
  message = '',
}: Readonly<Record<string, string>>): Checked<ContactMessage> {
  const parsed = z.safeParse(ContactMessage, { name, email, message })
  return parsed.success
    ? { value: parsed.data }
    : { errors: errorsOf(fieldErrors(parsed.error).errors) }
}

export type Sent = { readonly said: string } | { readonly failed: string; readonly errors: Errors }

/** Says in words what became of it. */
export async function sendMessage(message: ContactMessage): Promise<Sent> {
  try {
    const reply = await sendContact(message)
    return { said: sentenceInWords(reply.message) }
  } catch (error) {
    return { failed: messageOf(error), errors: errorsOf(fieldErrorsOf(error)) }
  }
}

/** By field, in the words of the labels. */
export function errorsOf(errors: readonly FieldError[]): Errors {
  return labelledErrors(errors, t.contact.fields)
}
