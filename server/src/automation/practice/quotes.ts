// Where the practice exchange has its prices from: what it lists, what was traded last, and the
// bars of the past. What is traded there besides by its own clients is made of these alone.

import { iso, type Millis } from '#kernel/time.ts'
import { stepLots } from './book.ts'
import type { FindSpot, Spot } from './spot.ts'

/** The price of a market at an instant, in its points. */
export type Print = { readonly price: bigint; readonly at: Millis }

export type Bar = {
  /** When it begins. */
  readonly at: Millis
  readonly open: bigint
  readonly high: bigint
  readonly low: bigint
  readonly close: bigint
  /** How many prices it is made of. */
  readonly prints: number
}

export type BarsWanted = {
  readonly minutes: number
  readonly to: Millis
  /** The newest of them; the one that is not over is the last. */
  readonly limit: number
}

export type Quotes = {
  readonly spots: () => readonly Spot[]
  readonly find: FindSpot
  /** Undefined where nothing is known of a market, or it has been silent for too long. */
  readonly last: (market: string) => Print | undefined
  /** Prices after an instant, oldest first, as far back as they are kept. */
  readonly after: (market: string, instant: Millis) => readonly Print[]
  readonly bars: (market: string, wanted: BarsWanted) => Promise<readonly Bar[]>
}

/** How much changed hands at each price: nothing that anybody decided, but always the same. */
export function tradedLots(spot: Spot, price: bigint): bigint {
  return stepLots(spot, price) / 20n
}

/** A trade of the market's own: a price with a number, a side and a volume. */
export type MarketTrade = Print & {
  readonly number: number
  readonly side: 'buy' | 'sell'
  readonly lots: bigint
}

/** Prices as trades: who trades at a price that rose is a buyer. */
export function tradesFrom(spot: Spot, prints: readonly Print[]): MarketTrade[] {
  return prints.map((print, index) => {
    const before = prints[index - 1]?.price ?? print.price
    const side = print.price < before ? 'sell' : 'buy'
    return { ...print, number: print.at, side, lots: tradedLots(spot, print.price) }
  })
}

/** Of the mean price of a bar, as good as its four prices tell it. */
export function meanOf({ high, low, close }: Bar): bigint {
  return (high + low + close) / 3n
}

export function volumeOf(spot: Spot, bar: Bar): bigint {
  return tradedLots(spot, bar.close) * BigInt(bar.prints)
}

/** As the stream writes instants. */
export function micros(at: Millis): string {
  return `${iso(at).slice(0, -1)}000Z`
}
