// The messages of the WebSocket at /api/stream, with those for one client's own sockets: they come
// after `authenticate` with a ticket from POST /api/stream/ticket.

import * as z from 'zod/mini'
import { publicMessages, publicRequests } from '../public/stream.ts'
import { Mode, Text, text } from '../shared/wire.ts'
import { TradeView } from './trades.ts'

/** What a client may send. */
export const StreamRequest = z.discriminatedUnion('type', [
  ...publicRequests,
  z.strictObject({ type: z.literal('authenticate'), ticket: text(100, { least: 0 }) }),
])
export type StreamRequest = z.infer<typeof StreamRequest>

/** What the server sends. */
export const StreamMessage = z.discriminatedUnion('type', [
  ...publicMessages,
  z.object({ type: z.literal('authenticated') }),
  /** This socket may not have been told everything: fetch balances and trades. */
  z.object({ type: z.literal('missed') }),
  z.object({ type: z.literal('trade'), trade: TradeView }),
  z.object({
    type: z.literal('balance'),
    mode: Mode,
    /** Rises with every change of this account; an older message is to be ignored. */
    version: z.number(),
    balance: z.number(),
  }),
  /** Something changed about this deposit of the client: fetch it. */
  z.object({ type: z.literal('deposit'), deposit_id: Text }),
  /** Something changed about this withdrawal of the client: fetch it. */
  z.object({ type: z.literal('withdrawal'), withdraw_id: Text }),
  /** The client was told something, which stands in the list of notices: fetch it. */
  z.object({ type: z.literal('notice'), id: Text, kind: Text }),
])
export type StreamMessage = z.infer<typeof StreamMessage>

/** Messages for one client's own sockets. */
export type PrivateMessage = Extract<
  StreamMessage,
  { type: 'trade' | 'balance' | 'deposit' | 'withdrawal' | 'notice' }
>
