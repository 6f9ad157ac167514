// The contact form on the wire.

import * as z from 'zod/mini'
import { email } from '../shared/email.ts'
import { languages } from '../shared/languages.ts'
import { line, prose, said } from '../shared/wire.ts'

export const nameMost = 100
export const messageMost = 5_000

const unshown = 'not_shown'

export const ContactMessage = z.strictObject({
  name: line(nameMost, { short: 'required', signs: unshown }).check(
    z.regex(/^[^\u2028\u2029]*$/u, unshown),
  ),
  email,
  message: prose(messageMost, { short: 'required', signs: unshown }),
  /** Of the page they wrote from: the answer comes in it. English if it is left out. */
  language: z.optional(z.enum(languages, { error: 'not_listed' })),
})
export type ContactMessage = z.infer<typeof ContactMessage>

export const contactRoutes = {
  contact: {
    method: 'POST',
    path: '/public/contact',
    audience: 'public',
    summary:
      'Write to support. The same message again within a minute is taken for a repetition: the ' +
      'answer is the same, and it is stored and mailed once.',
    body: ContactMessage,
    bodyBytesMax: 20 * 1024,
    reply: z.object(said),
  },
} as const
