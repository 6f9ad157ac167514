// The Bitstamp exchange's public messages, WebSocket v2 and REST: the few we ask, and what its
// answers mean to us. Nothing of what it sends is believed before it is parsed here.

import * as z from 'zod/mini'
import { later, millis, second } from '#kernel/time.ts'
import type { Exchange, ExchangeMessage } from './exchange.ts'
import { answerIn, parseJson } from './exchange-text.ts'
import type { FeedCandle } from './feed.ts'

const channelStart = 'order_book_'
const number = z.string().check(z.regex(/^\d+(\.\d+)?$/))
/** Price and amount; the best first. */
const side = z.array(z.tuple([number, number])).check(z.minLength(1))
const Book = z.object({
  event: z.literal('data'),
  channel: z.string().check(z.startsWith(channelStart)),
  data: z.object({
    microtimestamp: z.string().check(z.regex(/^\d{16}$/)),
    bids: side,
    asks: side,
  }),
})
const Subscribed = z.object({
  event: z.literal('bts:subscription_succeeded'),
  channel: z.string().check(z.startsWith(channelStart)),
})
const Refused = z.object({
  event: z.literal('bts:error'),
  channel: z.optional(z.string()),
  data: z.object({ message: z.string() }),
})
const Reconnect = z.object({ event: z.literal('bts:request_reconnect') })
const Heartbeat = z.object({ event: z.literal('bts:heartbeat') })
/** Other channels, and what is said of them. */
const Alive = z.object({
  event: z.enum(['data', 'trade', 'bts:subscription_succeeded', 'bts:unsubscription_succeeded']),
  channel: z.string().check(z.regex(/^(?!order_book_)/)),
})

/** What a message of the stream says; undefined for garbage, which says nothing at all. */
export function parseBitstampMessage(text: string): ExchangeMessage | undefined {
  const json = parseJson(text)
  const book = Book.safeParse(json)
  if (book.success) return quoteOf(book.data)
  const subscribed = Subscribed.safeParse(json)
  if (subscribed.success) {
    const symbols = [pairOf(subscribed.data.channel)]
    return { kind: 'subscribed', symbols, micros: undefined }
  }
  const refused = Refused.safeParse(json)
  if (refused.success) {
    const { channel = '', data } = refused.data
    const symbol = channel.startsWith(channelStart) ? pairOf(channel) : undefined
    return { kind: 'refused', symbol, reason: data.message }
  }
  if (Reconnect.safeParse(json).success) return { kind: 'reconnect' }
  // It does not say how late it is.
  if (Heartbeat.safeParse(json).success) return { kind: 'alive' }
  return Alive.safeParse(json).success ? { kind: 'alive' } : undefined
}

function pairOf(channel: string): string {
  return channel.slice(channelStart.length)
}

function quoteOf({ channel, data }: z.infer<typeof Book>): ExchangeMessage | undefined {
  const [bid, ask] = [Number(data.bids[0]?.[0]), Number(data.asks[0]?.[0])]
  if (!(bid > 0 && bid <= ask)) return undefined
  const micros = Number(data.microtimestamp)
  return { kind: 'quotes', quotes: [{ symbol: pairOf(channel), bid, ask, micros }] }
}

export const bitstamp: Exchange = {
  name: 'bitstamp',
  parse: parseBitstampMessage,
  /** The best hundred of each side with each change: one request a pair. */
  subscribe: (symbols) =>
    symbols.map((symbol) =>
      JSON.stringify({ event: 'bts:subscribe', data: { channel: `${channelStart}${symbol}` } }),
    ),
  ping: JSON.stringify({ event: 'bts:heartbeat' }),
  confirms: true,
}

/** Why an answer of REST is none. */
const Refusal = z.pipe(
  z.object({ reason: z.string() }),
  z.transform(({ reason }) => ({ message: reason })),
)

const Pairs = z.array(z.object({ url_symbol: z.string(), trading: z.string() }))

/** Names of the pairs that are traded now. */
export const parseBitstampPairs = answerIn(Refusal, Pairs, 'pairs', (pairs) => ({
  ids: pairs.filter(({ trading }) => trading === 'Enabled').map(({ url_symbol: name }) => name),
}))

const Candle = z.object({
  timestamp: z.string().check(z.regex(/^\d{1,12}$/)),
  open: number,
  high: number,
  low: number,
  close: number,
})
const Candles = z.object({ data: z.object({ ohlc: z.array(Candle) }) })

/** In order of time; how many trades one holds it does not say. */
export const parseBitstampCandles = answerIn(Refusal, Candles, 'candles', ({ data }) => ({
  candles: data.ohlc.flatMap((row): Omit<FeedCandle, 'symbol'>[] => {
    const [open, high, low, close] = [row.open, row.high, row.low, row.close].map(Number) as [
      number,
      number,
      number,
      number,
    ]
    const isSound = low > 0 && low <= Math.min(open, close) && high >= Math.max(open, close)
    const at = millis(Number(row.timestamp) * second)
    return isSound ? [{ at, open, high, low, close, ticks: 1 }] : []
  }),
}))

const Trades = z.array(z.object({ date: z.string().check(z.regex(/^\d{1,12}$/)), price: number }))

/**
 * The newest first, as they come. It tells the second alone: each is dated at its end, no earlier
 * than it happened.
 */
export const parseBitstampTrades = answerIn(Refusal, Trades, 'trades', (rows) => ({
  trades: rows.map(({ date, price }) => ({
    at: later(millis(Number(date) * second), second - 1),
    price: Number(price),
  })),
}))
