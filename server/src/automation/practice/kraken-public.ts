// What Kraken's REST interface tells anybody, made of the practice exchange's prices.

import { floorTo, hour, iso, later, type Millis, millis, minute, second } from '#kernel/time.ts'
import { depthParts, type Level, leftOf, levelsFor } from './book.ts'
import { resized, textFrom, unitsFrom } from './decimal.ts'
import type { Doing, Exchange } from './exchange-state.ts'
import { percentOf, tiers } from './fee.ts'
import { findPair, lotsText, pairKey, pairName, priceText, seconds } from './kraken-orders.ts'
import { type KrakenError, krakenError, type Params } from './kraken-wish.ts'
import { type Bar, meanOf, type Quotes, tradesFrom, volumeOf } from './quotes.ts'
import { assets, type Spot } from './spot.ts'

type PublicCall = (
  exchange: Pick<Exchange, 'quotes'>,
  params: Params,
  doing: Pick<Doing, 'now'>,
) => unknown | KrakenError | Promise<unknown | KrakenError>

const unknownPair = krakenError('EQuery:Unknown asset pair')

export const publicCalls: Readonly<Record<string, PublicCall>> = {
  Time: (_, __, { now }) => ({
    unixtime: Math.floor(now / second),
    rfc1123: new Date(now).toUTCString().replace('GMT', '+0000'),
  }),
  SystemStatus: (_, __, { now }) => ({
    status: 'online',
    timestamp: iso(now).replace(/\.\d{3}Z$/, 'Z'),
  }),
  Assets: () =>
    Object.fromEntries(
      assets.map(({ kraken, altname, decimals, shownDecimals }) => [
        kraken,
        {
          aclass: 'currency',
          altname,
          decimals,
          display_decimals: shownDecimals,
          status: 'enabled',
        },
      ]),
    ),
  AssetPairs: ({ quotes }, params) => ofPairs(quotes, params, pairView),
  Ticker: async ({ quotes }, params, { now }) => {
    const found = spotsOf(quotes, params)
    if ('error' in found) return found
    const views = found.map(async (spot) => [pairKey(spot), await tickerView(quotes, spot, now)])
    return Object.fromEntries((await Promise.all(views)).filter(([, view]) => view !== undefined))
  },
  OHLC: ({ quotes }, params, { now }) =>
    ofPair(quotes, params, (spot) => bars(quotes, params, spot, now)),
  Depth: ({ quotes }, params, { now }) =>
    ofPair(quotes, params, (spot) => depth(quotes, params, spot, now)),
  Trades: ({ quotes }, params, { now }) =>
    ofPair(quotes, params, (spot) => trades(quotes, params, spot, now)),
}

function spotsOf(quotes: Quotes, { pair }: Params): readonly Spot[] | KrakenError {
  const spots = quotes.spots()
  if (pair === undefined) return spots
  const found = pair.split(',').map((name) => findPair(spots, name))
  return found.every((spot) => spot !== undefined) ? found : unknownPair
}

function ofPairs(quotes: Quotes, params: Params, view: (spot: Spot) => unknown) {
  const found = spotsOf(quotes, params)
  if ('error' in found) return found
  return Object.fromEntries(found.map((spot) => [pairKey(spot), view(spot)]))
}

function ofPair<T>(
  quotes: Quotes,
  { pair = '' }: Params,
  answer: (spot: Spot) => T,
): T | KrakenError {
  const spot = findPair(quotes.spots(), pair)
  return spot ? answer(spot) : unknownPair
}

function pairView(spot: Spot) {
  const { base, quote, priceDecimals, lotDecimals } = spot
  return {
    altname: pairName(spot),
    wsname: `${base.altname}/${quote.altname}`,
    aclass_base: 'currency',
    base: base.kraken,
    aclass_quote: 'currency',
    quote: quote.kraken,
    lot: 'unit',
    cost_decimals: 5,
    pair_decimals: priceDecimals,
    lot_decimals: lotDecimals,
    lot_multiplier: 1,
    leverage_buy: [],
    leverage_sell: [],
    fees: tiers.map(({ from, taker }) => [from, percentOf(taker)]),
    fees_maker: tiers.map(({ from, maker }) => [from, percentOf(maker)]),
    fee_volume_currency: 'ZUSD',
    margin_call: 80,
    margin_stop: 40,
    ordermin: base.orderMin,
    costmin: quote.costMin,
    tick_size: textFrom(1n, priceDecimals),
    status: 'online',
  }
}

/** What a market did today and in a day, by its hours. */
export async function dayOf(quotes: Quotes, spot: Spot, now: Millis) {
  const hours = await quotes.bars(spot.name, { minutes: 60, to: later(now, 1), limit: 25 })
  const today = floorTo(now, 24 * hour)
  const since = later(now, -24 * hour)
  return {
    today: summed(
      spot,
      hours.filter(({ at }) => at >= today),
    ),
    last24: summed(
      spot,
      hours.filter(({ at }) => at >= since),
    ),
  }
}

export type Summed = {
  readonly open: bigint
  readonly high: bigint
  readonly low: bigint
  readonly mean: bigint
  readonly lots: bigint
  readonly trades: number
}

function summed(spot: Spot, bars: readonly Bar[]): Summed | undefined {
  const [first] = bars
  if (!first) return undefined
  const lots = bars.reduce((sum, bar) => sum + volumeOf(spot, bar), 0n)
  const value = bars.reduce((sum, bar) => sum + meanOf(bar) * volumeOf(spot, bar), 0n)
  return {
    open: first.open,
    high: bars.reduce((high, bar) => (bar.high > high ? bar.high : high), first.high),
    low: bars.reduce((low, bar) => (bar.low < low ? bar.low : low), first.low),
    mean: lots === 0n ? first.close : value / lots,
    lots,
    trades: bars.reduce((sum, bar) => sum + bar.prints, 0),
  }
}

async function tickerView(quotes: Quotes, spot: Spot, now: Millis) {
  const last = quotes.last(spot.name)
  if (!last) return undefined
  const { today, last24 } = await dayOf(quotes, spot, now)
  const [ask] = levelsFor('buy', spot, last.price)
  const [bid] = levelsFor('sell', spot, last.price)
  const long = (price: bigint) => longPrice(spot, price)
  const level = (it: Level | undefined) => {
    const whole = (it?.lots ?? 0n) / 10n ** BigInt(spot.lotDecimals)
    return [long(it?.price ?? last.price), String(whole), `${whole}.000`]
  }
  const both = (of: (sum: Summed | undefined) => string) => [of(today), of(last24)]
  const [traded] = tradesFrom(spot, [last])
  return {
    a: level(ask),
    b: level(bid),
    c: [long(last.price), lotsText(spot, traded?.lots ?? 0n)],
    v: both((sum) => lotsText(spot, sum?.lots ?? 0n)),
    p: both((sum) => long(sum?.mean ?? last.price)),
    t: [today?.trades ?? 0, last24?.trades ?? 0],
    l: both((sum) => long(sum?.low ?? last.price)),
    h: both((sum) => long(sum?.high ?? last.price)),
    o: long(today?.open ?? last.price),
  }
}

/** Tickers and trades have five decimals, or all that the market has. */
function longPrice(spot: Spot, price: bigint): string {
  const decimals = Math.max(5, spot.priceDecimals)
  return textFrom(resized(price, spot.priceDecimals, decimals), decimals)
}

const intervals = ['1', '5', '15', '30', '60', '240', '1440', '10080', '21600']
const barsMost = 720

async function bars(quotes: Quotes, { interval = '1', since }: Params, spot: Spot, now: Millis) {
  if (!intervals.includes(interval)) return krakenError('EGeneral:Invalid arguments:interval')
  const wanted = { minutes: Number(interval), to: later(now, 1), limit: barsMost }
  const from = millis(Number(since ?? 0) * second)
  const found = await quotes.bars(spot.name, wanted)
  const rows = found.filter(({ at }) => at >= from)
  const committed = found.at(-2)?.at ?? found.at(-1)?.at ?? floorTo(now, minute)
  return { [pairKey(spot)]: rows.map((bar) => barView(spot, bar)), last: committed / second }
}

function barView(spot: Spot, bar: Bar) {
  const text = (price: bigint) => priceText(spot, price)
  const prices = [bar.open, bar.high, bar.low, bar.close, meanOf(bar)].map(text)
  return [bar.at / second, ...prices, lotsText(spot, volumeOf(spot, bar)), bar.prints]
}

function depth(quotes: Quotes, { count = '100' }: Params, spot: Spot, now: Millis) {
  const last = quotes.last(spot.name)
  if (!last) return krakenError('EService:Unavailable')
  const view = (side: 'buy' | 'sell') =>
    leftOf(levelsFor(side, spot, last.price), 0n, depthParts)
      .slice(0, Number(unitsFrom(count, 0) ?? 100n))
      .map(({ price, lots }) => {
        return [priceText(spot, price), textFrom(lots / 100_000n, 3), Math.floor(now / second)]
      })
  return { [pairKey(spot)]: { asks: view('buy'), bids: view('sell') } }
}

const tradesMost = 1_000

/** `since` is in nanoseconds. */
function trades(quotes: Quotes, { since, count }: Params, spot: Spot, now: Millis) {
  const from = since === undefined ? later(now, -hour) : millis(Number(since) / 1e6)
  const most = Math.min(tradesMost, Number(unitsFrom(count ?? '', 0) ?? tradesMost))
  const all = tradesFrom(spot, quotes.after(spot.name, from))
  const rows = since === undefined ? all.slice(-most) : all.slice(0, most)
  const views = rows.map(({ price, lots, at, side, number }) => [
    longPrice(spot, price),
    lotsText(spot, lots),
    seconds(at),
    side === 'buy' ? 'b' : 's',
    'l',
    '',
    number,
  ])
  const newest = rows.at(-1)?.at ?? from
  return { [pairKey(spot)]: views, last: `${newest}000000` }
}
