// Letters that staff send a client once more.

import * as z from 'zod/mini'
import { Instant, required, Success, Text, text } from '../shared/wire.ts'

export const letterKinds = ['confirmation', 'identity', 'deposit', 'withdrawal'] as const
export type LetterKind = (typeof letterKinds)[number]

/** How many times an hour letters of one client are sent again, whoever asks. */
export const lettersAnHour = 5

export const SendableLetter = z.object({
  kind: z.enum(letterKinds),
  /** Of a deposit or a withdrawal: its id. */
  record: z.nullable(Text),
  /** In dollars as plain text. */
  amount: z.nullable(Text),
  /** When what it tells of happened; null: it has no time. */
  at: z.nullable(Instant),
})
export type SendableLetter = z.infer<typeof SendableLetter>

export const letterRoutes = {
  officeLetters: {
    method: 'GET',
    path: '/office/clients/:id/letters',
    audience: 'staff',
    action: 'letter.read',
    summary: 'Which letters can be sent to a client once more.',
    reply: Success(z.array(SendableLetter)),
  },
  officeLetter: {
    method: 'POST',
    path: '/office/clients/:id/letters',
    audience: 'staff',
    action: 'letter.resend',
    summary: 'Sends a client a letter once more, to the address of their account.',
    body: z.strictObject({
      kind: z.enum(letterKinds, { error: required('not_listed') }),
      record: z.nullable(text(36)),
    }),
    reply: Success(z.null()),
  },
} as const
