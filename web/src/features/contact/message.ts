// What the form sends, and what is wrong with it before anything is sent. Loaded after the page.

import * as z from 'zod/mini'
import { ContactMessage, contactRoutes } from '#contract/contact.ts'
import { type FieldError, fieldErrors } from '#contract/wire.ts'
import { type Checked, type Errors, labelledErrors } from '../../lib/checked-form.ts'
import * as t from '../../lib/i18n.ts'
import { send } from '../../lib/send.ts'

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

/** The reply says what happens with it. Throws as `send` does. */
export function sendMessage(message: ContactMessage): Promise<{ readonly message: string }> {
  return send(contactRoutes.contact, { body: message })
}

/** By field, in the words of the labels. */
export function errorsOf(errors: readonly FieldError[]): Errors {
  return labelledErrors(errors, t.contact.fields)
}
