// The Coinbase exchange's public messages, WebSocket and REST: the few we ask, and what its answers
// mean to us. Nothing of what it sends is believed before it is parsed here.

import * as z from 'zod/mini'
import { millis, second } from '#kernel/time.ts'
import type { Exchange, ExchangeMessage } from './exchange.ts'
import { answerIn, microsOf, parseJson, statedMicros } from './exchange-text.ts'
import type { FeedCandle } from './feed.ts'
import { millisOf } from './stream-time.ts'

const price = z.string().check(z.regex(/^\d+(\.\d+)?$/))
const Ticker = z.object({
  type: z.literal('ticker'),
  product_id: z.string(),
  best_bid: price,
  best_ask: price,
  time: z.string(),
})
/** One a second for each product. */
const Heartbeat = z.object({ type: z.literal('heartbeat'), time: z.string() })
const Subscriptions = z.object({
  type: z.literal('subscriptions'),
  channels: z.array(z.object({ name: z.string(), product_ids: z.array(z.string()) })),
})
const Refused = z.object({
  type: z.literal('error'),
  message: z.string(),
  reason: z.optional(z.string()),
})
const Alive = z.object({
  type: z.enum([
    'last_match',
    'match',
    'status',
    'snapshot',
    'l2update',
    'received',
    'open',
    'done',
  ]),
})

/** What a message of the stream says; undefined for garbage, which says nothing at all. */
export function parseCoinbaseMessage(text: string): ExchangeMessage | undefined {
  const json = parseJson(text)
  const ticker = Ticker.safeParse(json)
  if (ticker.success) return quoteOf(ticker.data)
  const heartbeat = Heartbeat.safeParse(json)
  if (heartbeat.success) return { kind: 'pong', micros: statedMicros(heartbeat.data.time) }
  const subscriptions = Subscriptions.safeParse(json)
  if (subscriptions.success) {
    const quoted = subscriptions.data.channels.filter(({ name }) => name === 'ticker')
    const symbols = quoted.flatMap(({ product_ids }) => product_ids)
    return { kind: 'subscribed', symbols, micros: undefined }
  }
  const refused = Refused.safeParse(json)
  if (refused.success) {
    const { message, reason = message } = refused.data
    const [, symbol] = /^([A-Z0-9]{1,12}-[A-Z0-9]{1,12}) /.exec(reason) ?? []
    return { kind: 'refused', symbol, reason }
  }
  return Alive.safeParse(json).success ? { kind: 'alive' } : undefined
}

function quoteOf(ticker: z.infer<typeof Ticker>): ExchangeMessage | undefined {
  const [bid, ask] = [Number(ticker.best_bid), Number(ticker.best_ask)]
  const micros = microsOf(ticker.time)
  const isSound = bid > 0 && bid <= ask && !Number.isNaN(micros)
  const quote = { symbol: ticker.product_id, bid, ask, micros }
  return isSound ? { kind: 'quotes', quotes: [quote] } : undefined
}

export const coinbase: Exchange = {
  name: 'coinbase',
  parse: parseCoinbaseMessage,
  /** Best bid and ask with each trade, and what time it is there once a second. */
  subscribe: (symbols) => [
    JSON.stringify({
      type: 'subscribe',
      product_ids: symbols,
      channels: ['ticker', 'heartbeat'],
    }),
  ],
  ping: null,
  confirms: true,
}

/** Why an answer of REST is none. */
const Refusal = z.object({ message: z.string() })

const Products = z.array(z.object({ id: z.string(), status: z.string() }))

/** Ids of the products that are traded now. */
export const parseCoinbaseProducts = answerIn(Refusal, Products, 'products', (products) => ({
  ids: products.filter(({ status }) => status === 'online').map(({ id }) => id),
}))

/** Time, low, high, open, close, volume; the newest first. */
const Candles = z.array(
  z.tuple([z.int(), z.number(), z.number(), z.number(), z.number(), z.number()]),
)

/** In order of time; how many trades one holds it does not say. */
export const parseCoinbaseCandles = answerIn(Refusal, Candles, 'candles', (rows) => ({
  candles: rows.toReversed().flatMap((row): Omit<FeedCandle, 'symbol'>[] => {
    const [time, low, high, open, close] = row
    const isSound = low > 0 && low <= Math.min(open, close) && high >= Math.max(open, close)
    return isSound ? [{ at: millis(time * second), open, high, low, close, ticks: 1 }] : []
  }),
}))

const Trades = z.array(z.object({ time: z.string(), trade_id: z.int(), price }))

/** The newest first, as they come; each no earlier than it happened. */
export const parseCoinbaseTrades = answerIn(Refusal, Trades, 'trades', (rows) => ({
  trades: rows.flatMap(({ time, trade_id: id, price: paid }) => {
    const micros = microsOf(time)
    return Number.isNaN(micros) ? [] : [{ id, at: millisOf(micros), price: Number(paid) }]
  }),
}))
