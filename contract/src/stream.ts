// The messages of the WebSocket at /api/stream, both ways. Prices are decimals, times are milliseconds since 1970 UTC.

import * as z from 'zod/mini'
import { TradeView } from './trades.ts'
import { Mode } from './wire.ts'

const symbols = z.array(z.string().check(z.maxLength(20))).check(z.maxLength(300))

/** What a client may send. */
export const StreamRequest = z.discriminatedUnion('type', [
  /** Replaces the set of symbols whose ticks this socket gets. */
  z.strictObject({ type: z.literal('subscribe'), symbols }),
  z.strictObject({ type: z.literal('authenticate'), ticket: z.string().check(z.maxLength(100)) }),
  z.strictObject({ type: z.literal('ping'), id: z.number() }),
])
export type StreamRequest = z.infer<typeof StreamRequest>

/** [symbol, sequence, time received, price, source index into `sources`] */
export const TickTuple = z.tuple([z.string(), z.number(), z.number(), z.number(), z.string()])
export type TickTuple = z.infer<typeof TickTuple>

/** What the server sends. `ticks` come at most every 100 ms, the newest per symbol last. */
export const StreamMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('hello'), server_time: z.number(), rule_version: z.number() }),
  z.object({ type: z.literal('ticks'), ticks: z.array(TickTuple) }),
  z.object({ type: z.literal('authenticated') }),
  z.object({ type: z.literal('trade'), trade: TradeView }),
  z.object({
    type: z.literal('balance'),
    mode: Mode,
    /** Rises with every change of this account; an older message is to be ignored. */
    version: z.number(),
    balance: z.number(),
  }),
  z.object({ type: z.literal('pong'), id: z.number(), server_time: z.number() }),
  z.object({ type: z.literal('error'), code: z.string(), message: z.string() }),
])
export type StreamMessage = z.infer<typeof StreamMessage>
