// The messages of the WebSocket at /api/stream, both ways, as far as they are
// for anyone. Prices are decimals, times are
// milliseconds since 1970 UTC.
//
// A socket opens without signing in: the server says `hello`, and `subscribe` brings ticks. Private
// messages come after `authenticate` with a ticket from POST /api/stream/ticket. Each message is
// one text frame of at most 4 KB inbound.

import * as z from 'zod/mini'
import { Sentence, Text, text } from '../shared/wire.ts'

/**
 * Why the server ends a socket. Ticks need no ticket, so an end of 4401 leaves the public stream
 * open to anyone.
 */
export const closeCodes = {
  /** The server stops or restarts: connect again, each try a little later than the last. */
  goingAway: 1001,
  /** More than 20 messages within a second. */
  tooMany: 1008,
  /** A message of more than 4 KB. */
  tooBig: 1009,
  /**
   * Did not read for 5 seconds: connect again, and fetch balances and trades, since messages are
   * lost.
   */
  tooSlow: 1013,
  /**
   * The ticket was not valid, the session ended, or 12 hours passed since the ticket: connect again
   * and ask for a new ticket; when that answers 401 the client is signed out.
   */
  signedOut: 4401,
} as const

const symbols = z.array(text(20, { least: 0 })).check(z.maxLength(300))

/** [symbol, sequence, time at the source, price, source] */
export const TickTuple = z.tuple([Text, z.number(), z.number(), z.number(), Text])
export type TickTuple = z.infer<typeof TickTuple>

/** What anyone may send. */
export const publicRequests = [
  /**
   * Replaces the set of symbols whose ticks this socket gets. The newest known tick of each comes
   * at once, also of those it already had. Symbols that are not quoted here are left out.
   */
  z.strictObject({ type: z.literal('subscribe'), symbols }),
  z.strictObject({ type: z.literal('ping'), id: z.number() }),
] as const

/**
 * What anyone is sent. `ticks` come at most every 100 ms, the newest per symbol last. A symbol's
 * sequence never goes back on a socket; it has gaps where the socket was too slow, which then gets
 * the newest.
 */
export const publicMessages = [
  z.object({ type: z.literal('hello'), server_time: z.number(), rule_version: z.number() }),
  z.object({ type: z.literal('ticks'), ticks: z.array(TickTuple) }),
  /**
   * Which offer is in force, when a socket opens and whenever that changes: who holds another
   * version of GET /api/market/instruments fetches it, and the terms of plans and withdrawals.
   */
  z.object({ type: z.literal('offer'), version: Text }),
  z.object({ type: z.literal('pong'), id: z.number(), server_time: z.number() }),
  /** `code` is a refusal's: `malformed` leaves the socket open, `ticket_invalid` ends it. */
  z.object({ type: z.literal('error'), code: Text, message: Sentence }),
] as const
