// Changes of the keys that deposit addresses come from, on the wire: clients are told while one is
// to come and for a day after.

import * as z from 'zod/mini'
import { coins } from '#kernel/coins.ts'
import { Instant, Success } from '../shared/wire.ts'

export const KeyChangeView = z.object({
  currency: z.enum(coins),
  /** When it takes effect, or took effect. */
  at: Instant,
  is_done: z.boolean(),
})
export type KeyChangeView = z.infer<typeof KeyChangeView>

export const depositKeyRoutes = {
  depositKeyChanges: {
    method: 'GET',
    path: '/deposit/key-changes',
    audience: 'client',
    summary:
      'Changes of the keys that deposit addresses come from: those that two members of staff ' +
      'agreed on and that are to come, and those of the last 24 hours. Addresses given before ' +
      'stay watched.',
    reply: Success(z.array(KeyChangeView)),
  },
} as const
