// The Kraken exchange's public messages, WebSocket v2 and REST: the few we ask, and what its
// answers mean to us. Nothing of what it sends is believed before it is parsed here.

import * as z from 'zod/mini'
import { type Millis, millis, second } from '#kernel/time.ts'
import type { Exchange, ExchangeMessage } from './exchange.ts'
import { microsOf, parseJson, statedMicros } from './exchange-text.ts'
import type { FeedCandle } from './feed.ts'
import { millisOf } from './stream-time.ts'

const Quote = z.object({
  symbol: z.string(),
  bid: z.number().check(z.positive()),
  ask: z.number().check(z.positive()),
  timestamp: z.optional(z.string()),
})
const Ticker = z.object({ channel: z.literal('ticker'), data: z.array(Quote) })
const Subscribed = z.object({
  method: z.literal('subscribe'),
  success: z.literal(true),
  result: z.object({ channel: z.literal('ticker'), symbol: z.string() }),
  time_out: z.optional(z.string()),
})
const Pong = z.object({ method: z.literal('pong'), time_out: z.optional(z.string()) })
const Refused = z.object({
  method: z.literal('subscribe'),
  success: z.literal(false),
  symbol: z.optional(z.string()),
  error: z.string(),
})
const System = z.object({
  channel: z.literal('status'),
  data: z.array(z.object({ system: z.string() })).check(z.minLength(1)),
})
const Alive = z.union([
  z.object({ channel: z.enum(['heartbeat', 'trade', 'ohlc', 'book', 'instrument']) }),
  z.object({ method: z.literal('unsubscribe') }),
])

/** What a message of the stream says; undefined for garbage, which says nothing at all. */
export function parseKrakenMessage(text: string): ExchangeMessage | undefined {
  const json = parseJson(text)
  const ticker = Ticker.safeParse(json)
  if (ticker.success) return quotesOf(ticker.data.data)
  const subscribed = Subscribed.safeParse(json)
  if (subscribed.success) {
    const { result, time_out } = subscribed.data
    return { kind: 'subscribed', symbols: [result.symbol], micros: statedMicros(time_out) }
  }
  const pong = Pong.safeParse(json)
  if (pong.success) return { kind: 'pong', micros: statedMicros(pong.data.time_out) }
  const refused = Refused.safeParse(json)
  if (refused.success) {
    return { kind: 'refused', symbol: refused.data.symbol, reason: refused.data.error }
  }
  const system = System.safeParse(json)
  if (system.success) return { kind: 'system', state: system.data.data[0]!.system }
  return Alive.safeParse(json).success ? { kind: 'alive' } : undefined
}

function quotesOf(data: readonly z.infer<typeof Quote>[]): ExchangeMessage | undefined {
  const quotes = data.map(({ symbol, bid, ask, timestamp }) => {
    return { symbol, bid, ask, micros: timestamp === undefined ? undefined : microsOf(timestamp) }
  })
  const areSound = quotes.every(({ bid, ask, micros }) => bid <= ask && !Number.isNaN(micros))
  return areSound ? { kind: 'quotes', quotes } : undefined
}

/** Asks for the best bid and ask of these symbols, now and at each change. */
function subscribeRequest(symbols: readonly string[]): readonly string[] {
  const params = { channel: 'ticker', symbol: symbols, event_trigger: 'bbo', snapshot: true }
  return [JSON.stringify({ method: 'subscribe', params })]
}

export const kraken: Exchange = {
  name: 'kraken',
  parse: parseKrakenMessage,
  subscribe: subscribeRequest,
  ping: JSON.stringify({ method: 'ping' }),
  confirms: true,
}

/** Assets that REST still calls by an older name. */
const restNames: Readonly<Record<string, string>> = { BTC: 'XBT', DOGE: 'XDG' }

/** REST's name of a pair: "XBTUSD" for "BTC/USD". */
export function restPairOf(krakenSymbol: string): string {
  return krakenSymbol
    .split('/')
    .map((asset) => restNames[asset] ?? asset)
    .join('')
}

export type KrakenCandles =
  | { readonly candles: readonly Omit<FeedCandle, 'symbol'>[] }
  | { readonly error: string }

const price = z.string().check(z.regex(/^\d+(\.\d+)?$/))
/** Time, open, high, low, close, vwap, volume, count. */
const OhlcRow = z.tuple([z.int(), price, price, price, price, price, price, z.int()])
const OhlcAnswer = z.object({
  error: z.array(z.string()),
  result: z.optional(z.record(z.string(), z.union([z.array(OhlcRow), z.int()]))),
})

/**
 * The completed one-minute candles of an answer to OHLC; the last row is the minute that still
 * runs.
 */
export function parseKrakenCandles(text: string): KrakenCandles {
  const answer = OhlcAnswer.safeParse(parseJson(text))
  if (!answer.success) return { error: 'an answer that is not OHLC' }
  const { error, result = {} } = answer.data
  if (error.length > 0) return { error: error.join(', ') }
  const { last, ...pairs } = result
  const rows = Object.values(pairs)[0]
  if (!Array.isArray(rows) || typeof last !== 'number')
    return { error: 'an answer without candles' }
  return { candles: rows.filter(([time]) => time <= last).flatMap(candleOf) }
}

function candleOf(row: z.infer<typeof OhlcRow>): Omit<FeedCandle, 'symbol'>[] {
  const [time, ...texts] = row
  const [open, high, low, close] = texts.slice(0, 4).map(Number) as [number, number, number, number]
  const isSound = low > 0 && low <= Math.min(open, close) && high >= Math.max(open, close)
  if (!isSound) return []
  const at: Millis = millis(time * second)
  return [{ at, open, high, low, close, ticks: Math.max(1, row[7]) }]
}

export type KrakenTrade = { readonly at: Millis; readonly price: number }
export type KrakenTradesPage =
  /** `last` is where to go on, in nanoseconds since 1970. */
  { readonly trades: readonly KrakenTrade[]; readonly last: bigint } | { readonly error: string }

/** Price, volume, time, side, kind of order, and what may follow. */
const TradeRow = z.tuple([price, price, z.number().check(z.positive())], z.unknown())
const TradesAnswer = z.object({
  error: z.array(z.string()),
  result: z.optional(
    z.record(z.string(), z.union([z.array(TradeRow), z.string().check(z.regex(/^\d+$/))])),
  ),
})

/** The trades of an answer to Trades, in order of time; each no earlier than it happened. */
export function parseKrakenTrades(text: string): KrakenTradesPage {
  const answer = TradesAnswer.safeParse(parseJson(text))
  if (!answer.success) return { error: 'an answer that is not Trades' }
  const { error, result = {} } = answer.data
  if (error.length > 0) return { error: error.join(', ') }
  const { last, ...pairs } = result
  const rows = Object.values(pairs)[0]
  if (!Array.isArray(rows) || typeof last !== 'string') return { error: 'an answer without trades' }
  const trades = rows.map(([paid, , seconds]) => {
    const micros = Math.round(seconds * 1_000 * second)
    return { at: millisOf(micros), price: Number(paid) }
  })
  return { trades, last: BigInt(last) }
}
