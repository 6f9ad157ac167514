// The newest price of an instrument with what has to be said beside it: how old it is, who states
// it, and how it has moved in a day.

import { fromPoints, type Points } from '#kernel/price.ts'
import { later, type Millis, minute } from '#kernel/time.ts'
import { isStale, type Quoted, spotOf } from './market.ts'

/** When a stored minute began, and its last price. */
export type Close = { readonly at: Millis; readonly close: Points }

/** Stored minutes by the instrument's id. */
export type PastPrices = {
  /** The newest, for markets that have not moved since this process started. */
  readonly last: ReadonlyMap<number, Close>
  readonly dayBefore: ReadonlyMap<number, Close>
}

export type PriceNow = {
  readonly price: number
  readonly at: Millis
  readonly ageMs: number
  /** Undefined for a stored minute: which source it closed with is not kept. */
  readonly sourceId: number | undefined
  readonly isStale: boolean
  /** As a share; null without a price from a day before. */
  readonly change: number | null
}

/**
 * Undefined where there is none at all. A market that was closed when this process started has had
 * no tick since: its price is the last one that was stored.
 */
export function priceNow(quoted: Quoted, past: PastPrices, now: Millis): PriceNow | undefined {
  const { id, scale } = quoted.instrument
  const last = spotOf(quoted) ?? storedSpot(past.last.get(id), now)
  if (!last) return undefined
  const then = past.dayBefore.get(id)?.close
  return {
    price: fromPoints(last.price, scale),
    at: last.at,
    ageMs: Math.max(0, now - last.at),
    sourceId: last.sourceId,
    isStale: isStale(quoted, now),
    change: then === undefined ? null : last.price / then - 1,
  }
}

function storedSpot(close: Close | undefined, now: Millis) {
  if (!close) return undefined
  const end = later(close.at, minute)
  return { price: close.close, at: end < now ? end : now, sourceId: undefined }
}
