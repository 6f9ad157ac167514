// Where prices went just after clients traded, over everybody: what shows whether anybody knows
// prices before the install does.

import * as z from 'zod/mini'
import { Instant, Success } from '../shared/wire.ts'

/** Fewer trades say nothing of anybody's knowledge, and too much of whose they are. */
export const leastMarked = 200

const Spread = z.object({
  trades: z.int(),
  /** Basis points of the entry price, the way clients bet. */
  mean_bp: z.number(),
  /** Within so much it may be chance: two standard errors. */
  within_bp: z.number(),
  /** Of the trades, below each bound and above the last; they add up to 1. */
  shares: z.array(z.number()),
})
export type MarkoutSpread = z.infer<typeof Spread>

export const MarkoutsView = z.object({
  since: Instant,
  /** Fewer than so many say nothing, and are not told. */
  least_trades: z.int(),
  bounds_bp: z.array(z.number()),
  /** Null: too few. */
  after_1s: z.nullable(Spread),
  after_5s: z.nullable(Spread),
})
export type MarkoutsView = z.infer<typeof MarkoutsView>

export const markoutRoutes = {
  markouts: {
    method: 'GET',
    path: '/public/markouts',
    audience: 'public',
    keptMs: 60_000,
    summary: 'Where prices went one and five seconds after clients traded, over everybody.',
    reply: Success(MarkoutsView),
  },
} as const
