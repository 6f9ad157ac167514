// What the form sends, and what is wrong with it before anything is sent. Loaded after the page.

import { checkedBy, foundBy } from '#browser/forms/checked-by.ts'
import { messageOf } from '#browser/http/errors.ts'
import { ContactMessage } from '#contract/public/contact.ts'
import * as t from '../../lib/i18n/i18n.ts'
import { sendContact } from './api.ts'

export const checkMessage = checkedBy(
  ContactMessage,
  t.contact.fields,
  ({ name = '', email = '', message = '' }) => ({ name, email, message }),
)

export const found = foundBy(t.contact.fields)

export type Sent = { readonly said: string } | { readonly failed: string; readonly error: unknown }

/** Says in words what became of it. */
export async function sendMessage(message: ContactMessage): Promise<Sent> {
  try {
    const reply = await sendContact(message)
    return { said: reply.message }
  } catch (error) {
    return { failed: messageOf(error), error }
  }
}
