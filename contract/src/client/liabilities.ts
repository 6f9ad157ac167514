// What a client was owed, proved to be counted in what the house says it owes to all.

import * as z from 'zod/mini'
import { Success, Text } from '../shared/wire.ts'
import { KeyStateView } from './signed-receipts.ts'

export const LiabilityView = z.object({
  format: z.literal('truestrike/liability/v1'),
  /** The name of the log. */
  origin: Text,
  keys: z.array(KeyStateView),
  currency: Text,
  /** The client's own address: what makes the leaf theirs alone. */
  holder: Text,
  /** In cents, as text. */
  amount: Text,
  salt: Text,
  place: z.int(),
  path: z.array(z.object({ hash: Text, sum: Text })),
  entry: Text,
  proof: Text,
})
export type LiabilityView = z.infer<typeof LiabilityView>

export const liabilityRoutes = {
  liability: {
    method: 'GET',
    path: '/users/liability',
    audience: 'client',
    scope: 'read',
    summary: 'What you were owed when it was last published, with the proof that it is counted.',
    reply: Success(z.nullable(LiabilityView)),
  },
} as const
