// The contact form on the wire.

import * as z from 'zod/mini'
import { email } from './email.ts'
import { required } from './wire.ts'

export const nameMost = 100
export const messageMost = 5_000

// Of control characters only the ends of lines and tabs, and those only in the message.
const unshown = 'has characters that cannot be shown'

export const ContactMessage = z.strictObject({
  name: z
    .string({ error: required('must be text') })
    .check(
      z.trim(),
      z.minLength(1, 'is required'),
      z.maxLength(nameMost, `must be at most ${nameMost} characters long`),
      z.regex(/^[^\p{Cc}\p{Cs}\u2028\u2029]*$/u, unshown),
    ),
  email,
  message: z
    .string({ error: required('must be text') })
    .check(
      z.trim(),
      z.minLength(1, 'is required'),
      z.maxLength(messageMost, `must be at most ${messageMost} characters long`),
      z.regex(/^(?:[^\p{Cc}\p{Cs}]|[\n\r\t])*$/u, unshown),
    ),
})
export type ContactMessage = z.infer<typeof ContactMessage>

export const contactRoutes = {
  contact: {
    method: 'POST',
    path: '/public/contact',
    signedIn: false,
    summary:
      'Write to support. The same message again within a minute is taken for a repetition: the ' +
      'answer is the same, and it is stored and mailed once.',
    body: ContactMessage,
    reply: z.object({ status: z.literal(true), message: z.string() }),
  },
} as const
