// What Binance's REST interface tells anybody, made of the practice exchange's prices.

import { later, type Millis, millis, minute } from '#kernel/time.ts'
import { findSymbol, marketView, shown, shownLots, shownPrice, symbolOf } from './binance-orders.ts'
import { type BinanceError, binanceError, missing } from './binance-wish.ts'
import { levelsFor } from './book.ts'
import { resized } from './decimal.ts'
import { allowances, type Doing, type Exchange, weightMost } from './exchange-state.ts'
import { dayOf } from './kraken-public.ts'
import type { Params } from './kraken-wish.ts'
import { type Bar, type Quotes, tradesFrom, volumeOf } from './quotes.ts'
import type { Spot } from './spot.ts'

export type PublicCall = {
  /** What it takes of a network's allowance. */
  readonly weight: number
  readonly answer: (
    exchange: Pick<Exchange, 'quotes'>,
    params: Params,
    doing: Pick<Doing, 'now'>,
  ) => unknown | BinanceError | Promise<unknown | BinanceError>
}

export const publicCalls: Readonly<Record<string, PublicCall>> = {
  'GET /api/v3/ping': { weight: 1, answer: () => ({}) },
  'GET /api/v3/time': { weight: 1, answer: (_, __, { now }) => ({ serverTime: now }) },
  'GET /api/v3/exchangeInfo': {
    weight: 20,
    answer: ({ quotes }, params, { now }) => exchangeInfo(quotes, params, now),
  },
  'GET /api/v3/klines': {
    weight: 2,
    answer: ({ quotes }, params, { now }) =>
      ofSymbol(quotes, params, (spot) => klines(quotes, params, spot, now)),
  },
  'GET /api/v3/ticker/bookTicker': {
    weight: 4,
    answer: ({ quotes }, params) => ofSymbols(quotes, params, (spot) => bookTicker(quotes, spot)),
  },
  'GET /api/v3/ticker/price': {
    weight: 4,
    answer: ({ quotes }, params) => ofSymbols(quotes, params, (spot) => priceTicker(quotes, spot)),
  },
  'GET /api/v3/ticker/24hr': {
    weight: 2,
    answer: ({ quotes }, params, { now }) =>
      ofSymbols(quotes, params, (spot) => dayTicker(quotes, spot, now)),
  },
  'GET /api/v3/depth': {
    weight: 5,
    answer: ({ quotes }, params, { now }) =>
      ofSymbol(quotes, params, (spot) => depth(quotes, params, spot, now)),
  },
  'GET /api/v3/trades': {
    weight: 25,
    answer: ({ quotes }, params, { now }) =>
      ofSymbol(quotes, params, (spot) => trades(quotes, params, spot, now)),
  },
}

export const badSymbol = binanceError(-1121, 'Invalid symbol.')

function ofSymbol<T>(
  quotes: Quotes,
  { symbol }: Params,
  answer: (spot: Spot) => T,
): T | BinanceError {
  if (symbol === undefined) return missing('symbol')
  const spot = findSymbol(quotes.spots(), symbol)
  return spot ? answer(spot) : badSymbol
}

/** Of one, or of all where none is named. */
async function ofSymbols<T>(
  quotes: Quotes,
  { symbol, symbols }: Params,
  answer: (spot: Spot) => Promise<T | undefined> | T | undefined,
) {
  const all = quotes.spots()
  const named = symbols === undefined ? undefined : symbols.match(/\w+/g)
  if (symbol !== undefined) {
    const spot = findSymbol(all, symbol)
    return spot ? ((await answer(spot)) ?? badSymbol) : badSymbol
  }
  const wanted = named ? all.filter((spot) => named.includes(symbolOf(spot))) : all
  const views = await Promise.all(wanted.map(answer))
  return views.filter((view) => view !== undefined)
}

function exchangeInfo(quotes: Quotes, { symbol }: Params, now: Millis) {
  const spots = quotes.spots()
  const wanted = symbol === undefined ? spots : spots.filter((spot) => symbolOf(spot) === symbol)
  if (wanted.length === 0) return badSymbol
  const { binanceOrders } = allowances
  return {
    timezone: 'UTC',
    serverTime: now,
    rateLimits: [
      {
        rateLimitType: 'REQUEST_WEIGHT',
        interval: 'MINUTE',
        intervalNum: 1,
        limit: weightMost,
      },
      { rateLimitType: 'ORDERS', interval: 'SECOND', intervalNum: 10, limit: binanceOrders.most },
    ],
    exchangeFilters: [],
    symbols: wanted.map(marketView),
  }
}

/** In minutes. */
const intervals: Readonly<Record<string, number>> = {
  '1m': 1,
  '3m': 3,
  '5m': 5,
  '15m': 15,
  '30m': 30,
  '1h': 60,
  '2h': 120,
  '4h': 240,
  '6h': 360,
  '8h': 480,
  '12h': 720,
  '1d': 1_440,
}

const klinesMost = 1_000

async function klines(quotes: Quotes, params: Params, spot: Spot, now: Millis) {
  const minutes = intervals[params.interval ?? '']
  if (minutes === undefined) return binanceError(-1120, 'Invalid interval.')
  const limit = Math.min(klinesMost, Number(params.limit ?? 500))
  const from = params.startTime === undefined ? undefined : millis(Number(params.startTime))
  const to = params.endTime === undefined ? later(now, 1) : later(millis(Number(params.endTime)), 1)
  const length = minutes * minute
  const last = from === undefined ? to : millis(Math.min(to, later(from, limit * length)))
  const bars = await quotes.bars(spot.name, { minutes, to: last, limit })
  return bars
    .filter(({ at }) => from === undefined || at >= from)
    .map((bar) => klineView(spot, bar, length))
}

function klineView(spot: Spot, bar: Bar, length: number) {
  const lots = volumeOf(spot, bar)
  const value = shownValue(spot, bar.close * lots)
  return [
    bar.at,
    ...[bar.open, bar.high, bar.low, bar.close].map((price) => shownPrice(spot, price)),
    shownLots(spot, lots),
    later(bar.at, length - 1),
    value,
    bar.prints,
    shownLots(spot, lots / 2n),
    shownValue(spot, (bar.close * lots) / 2n),
    '0',
  ]
}

/** Points times lots, as an amount of the quote. */
function shownValue({ priceDecimals, lotDecimals }: Spot, value: bigint): string {
  return shown(resized(value, priceDecimals + lotDecimals, 8), 8)
}

function bookTicker(quotes: Quotes, spot: Spot) {
  const last = quotes.last(spot.name)
  const [bid] = last ? levelsFor('sell', spot, last.price) : []
  const [ask] = last ? levelsFor('buy', spot, last.price) : []
  if (!bid || !ask) return undefined
  return {
    symbol: symbolOf(spot),
    bidPrice: shownPrice(spot, bid.price),
    bidQty: shownLots(spot, bid.lots),
    askPrice: shownPrice(spot, ask.price),
    askQty: shownLots(spot, ask.lots),
  }
}

function priceTicker(quotes: Quotes, spot: Spot) {
  const last = quotes.last(spot.name)
  return last && { symbol: symbolOf(spot), price: shownPrice(spot, last.price) }
}

async function dayTicker(quotes: Quotes, spot: Spot, now: Millis) {
  const last = quotes.last(spot.name)
  const book = bookTicker(quotes, spot)
  if (!last || !book) return undefined
  const { last24 } = await dayOf(quotes, spot, now)
  const open = last24?.open ?? last.price
  const change = last.price - open
  const lots = last24?.lots ?? 0n
  const mean = last24?.mean ?? last.price
  return {
    ...book,
    priceChange: shownPrice(spot, change),
    priceChangePercent: shown((change * 100_000n) / open, 3),
    weightedAvgPrice: shownPrice(spot, mean),
    prevClosePrice: shownPrice(spot, open),
    lastPrice: shownPrice(spot, last.price),
    lastQty: shownLots(spot, tradesFrom(spot, [last])[0]?.lots ?? 0n),
    openPrice: shownPrice(spot, open),
    highPrice: shownPrice(spot, last24?.high ?? last.price),
    lowPrice: shownPrice(spot, last24?.low ?? last.price),
    volume: shownLots(spot, lots),
    quoteVolume: shownValue(spot, mean * lots),
    openTime: later(now, -1_440 * minute),
    closeTime: now,
    firstId: 0,
    lastId: last.at,
    count: last24?.trades ?? 0,
  }
}

function depth(quotes: Quotes, { limit = '100' }: Params, spot: Spot, now: Millis) {
  const last = quotes.last(spot.name)
  const view = (side: 'buy' | 'sell') =>
    (last ? levelsFor(side, spot, last.price) : [])
      .slice(0, Number(limit))
      .map(({ price, lots }) => [shownPrice(spot, price), shownLots(spot, lots)])
  return { lastUpdateId: now, bids: view('sell'), asks: view('buy') }
}

function trades(quotes: Quotes, { limit = '500' }: Params, spot: Spot, now: Millis) {
  const recent = tradesFrom(spot, quotes.after(spot.name, later(now, -60 * minute)))
  return recent.slice(-Math.min(1_000, Number(limit))).map(({ number, price, lots, at, side }) => ({
    id: number,
    price: shownPrice(spot, price),
    qty: shownLots(spot, lots),
    quoteQty: shownValue(spot, price * lots),
    time: at,
    isBuyerMaker: side === 'sell',
    isBestMatch: true,
  }))
}
