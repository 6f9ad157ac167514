// What came of a client's trades, summed up: all of one account that fit a filter, and the same as
// a file.

import * as z from 'zod/mini'
import { languageQuery } from '../shared/language-query.ts'
import { Instant, Mode, Success, Text } from '../shared/wire.ts'
import { tradeFilter } from './trade-filter.ts'

const part = { trades: z.int(), won: z.int(), lost: z.int(), net: z.number() }

export const TradeSummary = z.object({
  ...part,
  tied: z.int(),
  void: z.int(),
  staked: z.number(),
  /** What the margin in their prices costs on average. */
  margin_cost: z.number(),
  /** Of those won or lost: the share won with its 95 % interval, and the mean chance priced. */
  win_rate: z.nullable(z.number()),
  interval: z.nullable(z.tuple([z.number(), z.number()])),
  priced: z.nullable(z.number()),
  /** In a row. */
  longest_won: z.int(),
  longest_lost: z.int(),
  by_symbol: z.array(z.object({ symbol: Text, ...part })),
  by_duration: z.array(z.object({ duration: z.int(), ...part })),
  /** After so many of them, the oldest first: what they brought, and what the margin cost. */
  curve: z.array(z.object({ at: Instant, net: z.number(), cost: z.number() })),
})
export type TradeSummary = z.infer<typeof TradeSummary>

export const tradeSummaryRoutes = {
  tradeSummary: {
    method: 'GET',
    path: '/trading/summary',
    audience: 'client',
    scope: 'read',
    summary: 'What came of the settled trades of one account that fit.',
    query: z.strictObject({ mode: Mode, ...tradeFilter }),
    reply: Success(TradeSummary),
  },
  tradeFile: {
    method: 'GET',
    path: '/trading/file',
    audience: 'client',
    scope: 'read',
    summary: 'Trades of one account that fit, as CSV, the newest first.',
    query: z.strictObject({ mode: Mode, ...tradeFilter, ...languageQuery }),
    reply: z.unknown(),
    replyType: 'text/csv',
  },
} as const
