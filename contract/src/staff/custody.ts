// Coins that the operator moved besides deposits and payouts: one member notes a movement, another
// confirms it.

import * as z from 'zod/mini'
import { coins } from '#kernel/coins.ts'
import { Instant, Page, pageQuery, required, Success, Text, text } from '../shared/wire.ts'
import { bars } from './bars.ts'

export const movementKinds = ['sweep', 'top_up', 'paid_elsewhere'] as const

export const StaffMovement = z.object({
  id: Text,
  kind: z.enum(movementKinds),
  coin: z.enum(coins),
  network: Text,
  transaction: Text,
  /** As decimal text; with a minus: our addresses have less by it. */
  coins: Text,
  state: z.enum(['noted', 'confirmed', 'dropped']),
  noted_by: Text,
  noted_at: Instant,
  decided_by: z.nullable(Text),
  /** Null: the member who asks may confirm it now. */
  bar: z.nullable(z.enum(bars)),
  can_drop: z.boolean(),
})
export type StaffMovement = z.infer<typeof StaffMovement>

export const custodyRoutes = {
  officeMovements: {
    method: 'GET',
    path: '/office/custody-movements',
    audience: 'staff',
    action: 'custody_movement.read',
    summary: 'Movements that staff noted, the newest first.',
    query: z.strictObject(pageQuery),
    reply: Page(StaffMovement),
  },
  officeMovement: {
    method: 'GET',
    path: '/office/custody-movements/:id',
    audience: 'staff',
    action: 'custody_movement.read',
    summary: 'One movement.',
    reply: Success(StaffMovement),
  },
  officeMovementNoted: {
    method: 'POST',
    path: '/office/custody-movements',
    audience: 'staff',
    action: 'custody_movement.note',
    summary: 'Says which transaction moved coins; how many, the chain says.',
    body: z.strictObject({
      kind: z.enum(movementKinds, { error: required('not_listed') }),
      coin: z.enum(coins, { error: required('not_listed') }),
      transaction: text(66).check(z.regex(/^(0x)?[0-9a-f]{64}$/i, 'invalid')),
      /** Of a sweep that moved coins of other wallets too: how many were ours. */
      coins: z.optional(text(40).check(z.regex(/^\d{1,15}(\.\d{1,18})?$/, 'not_number'))),
    }),
    reply: Success(StaffMovement),
  },
  officeMovementDecision: {
    method: 'POST',
    path: '/office/custody-movements/:id/decision',
    audience: 'staff',
    action: 'custody_movement.decide',
    summary: 'Confirms one that somebody else noted, or drops it. Neither is taken back.',
    body: z.strictObject({
      outcome: z.enum(['confirmed', 'dropped'], { error: required('not_listed') }),
    }),
    reply: Success(StaffMovement),
  },
} as const
