// The book of a market on the practice exchange: ten steps on each side of the price, thin beside
// it and thicker further away. Every account has the book to itself: what it took is missing from
// it for a while, and comes back.

import type { Millis } from '#kernel/time.ts'
import { larger, smaller } from './decimal.ts'
import type { Side, Spot } from './spot.ts'

export type Level = { readonly price: bigint; readonly lots: bigint }

/** What an account took from one side of a book, and when that was last reckoned. */
export type Taking = { readonly lots: bigint; readonly at: Millis }

export const stepCount = 10
/** The best step holds what so many of the least orders cost; the next twice as much, and so on. */
const ordersABestStep = 5_000n
/** In parts of the price: between best bid and best ask, and from one step to the next. */
const [spreadParts, stepParts] = [5_000n, 2_000n]
/** What the best step holds comes back in so long. */
const refillMs = 2_000n

/** A book is as deep as this many parts say; less is a market with little in it. */
export const depthParts = 1_000n

/** Best first. Buyers take asks, sellers bids. */
export function levelsFor(side: Side, spot: Spot, last: bigint): Level[] {
  const half = larger(last / spreadParts / 2n, 1n)
  const step = larger(last / stepParts, 1n)
  const best = side === 'buy' ? last + half : last - half
  const way = side === 'buy' ? step : -step
  return Array.from({ length: stepCount }, (_, index) => {
    const price = best + way * BigInt(index)
    return { price, lots: price > 0n ? stepLots(spot, price) * BigInt(index + 1) : 0n }
  }).filter(({ lots }) => lots > 0n)
}

/** What the best step of a book holds at this price. */
export function stepLots(spot: Spot, price: bigint): bigint {
  return larger((spot.costMin * ordersABestStep * spot.perQuote) / price, spot.orderMin)
}

/** What of a taking is still missing. */
export function stillTaken(
  taking: Taking | undefined,
  spot: Spot,
  last: bigint,
  now: Millis,
): bigint {
  if (!taking) return 0n
  const elapsed = BigInt(Math.max(0, now - taking.at))
  return larger(taking.lots - (stepLots(spot, last) * elapsed) / refillMs, 0n)
}

/** What is left of these levels when so many lots are missing, and the book is only so deep. */
export function leftOf(levels: readonly Level[], missing: bigint, depth: bigint): Level[] {
  let gone = missing
  return levels.flatMap(({ price, lots: full }) => {
    const lots = (full * depth) / depthParts
    const taken = smaller(gone, lots)
    gone -= taken
    return lots > taken ? { price, lots: lots - taken } : []
  })
}
