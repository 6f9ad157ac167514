// Prices that a source told and that did not enter the series, with why: nothing rests on them, and
// whoever looks after prices can see that a source tells nonsense. Of an instrument's alike ones
// within a minute the one that lay furthest from the price before is kept, with how many they were.

import type { PriceRefusal } from '#contract/staff/prices.ts'
import { fromPoints, type Points } from '#kernel/price.ts'
import type { Millis } from '#kernel/time.ts'
import type { Instrument } from '../instruments/instrument.ts'
import type { FeedTick } from './feed.ts'

export type { PriceRefusal }

export type RefusedPrice = {
  readonly instrumentId: number
  readonly reason: PriceRefusal
  readonly at: Millis
  readonly source: FeedTick['source']
  /** As it was told; it may be no number at all. */
  readonly price: number
  /** The price before, as a decimal; null where there was none. */
  readonly against: number | null
  readonly times: number
}

type Refusing = {
  readonly instrument: Pick<Instrument, 'id' | 'scale'>
  readonly tick: FeedTick
  readonly reason: PriceRefusal
  readonly against: Points | undefined
}

export function noteRefused(
  noted: Map<string, RefusedPrice>,
  { instrument, tick, reason, against }: Refusing,
): void {
  const key = `${instrument.id} ${reason}`
  const before = noted.get(key)
  const { at, source, price } = tick
  const told = {
    instrumentId: instrument.id,
    reason,
    at,
    source,
    price,
    against: against === undefined ? null : fromPoints(against, instrument.scale),
  }
  const times = (before?.times ?? 0) + 1
  const isFurther = !before || (basisPointsOff(told) ?? 0) > (basisPointsOff(before) ?? 0)
  noted.set(key, { ...(isFurther ? told : before), times })
}

/** How far it lay from the price before, in hundredths of a percent. */
export function basisPointsOff({
  price,
  against,
}: Pick<RefusedPrice, 'price' | 'against'>): number | null {
  if (against === null || !(price > 0) || !Number.isFinite(price)) return null
  return Math.abs(price / against - 1) * 10_000
}
