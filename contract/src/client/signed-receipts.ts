// A receipt to keep: signed, with the prices that decide it and the proof that all of it stands in
// the public log. `verify/` checks it, without us.

import * as z from 'zod/mini'
import { Success, Text } from '../shared/wire.ts'

const Proven = z.object({
  /** A signed note (c2sp.org/signed-note) of what is stated, in JSON. */
  note: Text,
  /** What the log's hash of it is salted with, base64; null: it is not in the log yet. */
  salt: z.nullable(Text),
  /** Where the log has it (c2sp.org/tlog-proof); null until the log next says what it holds. */
  proof: z.nullable(Text),
})

export const KeyStateView = z.object({
  /** As c2sp.org/signed-note has it: name, id and public key. */
  vkey: Text,
  /** Of one that signs no longer. */
  ended: z.nullable(z.object({ why: z.enum(['replaced', 'revoked']), size: z.int() })),
})

export const SignedReceiptView = z.object({
  format: z.literal('truestrike/receipt/v1'),
  /** The name of the log. */
  origin: Text,
  keys: z.array(KeyStateView),
  terms: Proven,
  /** Null while it is open. */
  settlement: z.nullable(Proven),
  /** The minutes of prices that decide it, as the log has them. */
  prices: z.array(z.object({ entry: Text, proof: Text })),
})
export type SignedReceiptView = z.infer<typeof SignedReceiptView>

export const signedReceiptRoutes = {
  signedReceipt: {
    method: 'GET',
    path: '/trading/:id/signed-receipt',
    audience: 'client',
    scope: 'read',
    summary: 'The receipt of one trade to keep: signed, with proofs of the public log.',
    reply: Success(SignedReceiptView),
  },
} as const
