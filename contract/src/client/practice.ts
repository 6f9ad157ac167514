// A client's account on the practice exchange of a sandbox, on the wire. Nothing of it is money.

import * as z from 'zod/mini'
import { Instant, line, Success, Text, text, Written } from '../shared/wire.ts'

export const PracticeKeyView = z.object({
  /** How it begins. */
  id: Text,
  name: Written,
  may_withdraw: z.boolean(),
  created_at: Instant,
  used_at: z.nullable(Instant),
  revoked_at: z.nullable(Instant),
})

export const PracticeView = z.object({
  is_open: z.boolean(),
  /** In decimal text. */
  balances: z.array(z.object({ asset: Text, total: Text, held: Text })),
  /** E.g. "BTC/USD". */
  markets: z.array(Text),
  keys: z.array(PracticeKeyView),
})
export type PracticeView = z.infer<typeof PracticeView>

export const PracticeKeyWish = z.strictObject({ name: line(40), may_withdraw: z.boolean() })
export type PracticeKeyWish = z.infer<typeof PracticeKeyWish>

export const practiceRoutes = {
  practice: {
    method: 'GET',
    path: '/practice',
    audience: 'client',
    summary: 'The account on the practice exchange of a sandbox; a live install has none.',
    reply: Success(PracticeView),
  },
  practiceOpen: {
    method: 'POST',
    path: '/practice',
    audience: 'client',
    summary: 'Open an account there, with play money.',
    reply: Success(PracticeView),
  },
  practiceKey: {
    method: 'POST',
    path: '/practice/keys',
    audience: 'client',
    summary: 'Make a key to it; what it signs with is said this once.',
    body: PracticeKeyWish,
    reply: Success(z.object({ api_key: Text, secret: Text })),
  },
  practiceKeyRevoke: {
    method: 'POST',
    path: '/practice/keys/revoke',
    audience: 'client',
    summary: 'Revoke a key to it, by how it begins.',
    body: z.strictObject({ id: text(8) }),
    reply: Success(PracticeView),
  },
} as const
