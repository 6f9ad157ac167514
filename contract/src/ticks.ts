// Ticks as the stream tells them to anyone: small, since every public page loads it.

import * as z from 'zod/mini'

export const streamPath = '/api/stream'

/** [symbol, sequence, time received, price, source] */
export const TickTuple = z.tuple([z.string(), z.number(), z.number(), z.number(), z.string()])
export type TickTuple = z.infer<typeof TickTuple>

/** What a visitor listens for; all else the server sends is for who trades. */
export const PublicMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('hello'), server_time: z.number() }),
  z.object({ type: z.literal('ticks'), ticks: z.array(TickTuple) }),
])
