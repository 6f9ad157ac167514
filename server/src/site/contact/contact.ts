// A message of the contact form: how it is kept, and how long.

import type { ContactMessage } from '#contract/public/contact.ts'
import { day, type Millis, minute } from '#kernel/time.ts'

export type StoredMessage = ContactMessage & {
  readonly id: bigint
  readonly receivedAt: Millis
}

/** The same words from the same address within this time are one message, sent twice. */
export const repetitionMs = minute

/** How long messages are kept. */
export const keptMs = 2 * 365 * day

/** Every end of a line as one sign. */
export function tidied(message: ContactMessage): ContactMessage {
  return { ...message, message: message.message.replace(/\r\n?|[\u2028\u2029]/g, '\n') }
}
