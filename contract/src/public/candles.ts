// Candles on the wire: small, since the public pages load it with their chart.

import * as z from 'zod/mini'
import { Instant, instant, integerText, Success, text } from '../shared/wire.ts'

/** Candle lengths in seconds, 1 second to 1 day. */
export const candleIntervals = [1, 5, 15, 30, 60, 300, 900, 1800, 3600, 14400, 86400] as const

export const CandleView = z.object({
  time: Instant,
  open: z.number(),
  high: z.number(),
  low: z.number(),
  close: z.number(),
  ticks: z.number(),
})
export type CandleView = z.infer<typeof CandleView>

export const candleRoutes = {
  candles: {
    method: 'GET',
    path: '/market/candles',
    audience: 'public',
    keptMs: 250,
    points: 5,
    summary: 'Candles in order of time, the one still forming last.',
    query: z.strictObject({
      symbol: text(20),
      interval: z._default(integerText(1, 86400), 60),
      to: z.optional(instant()),
      limit: z._default(integerText(1, 1000), 300),
    }),
    reply: Success(z.array(CandleView)),
  },
} as const
