// What may be said of a record of signals: how often they were right, within what chance allows,
// against break-even. Nothing is said of few, and a losing record is called that.

import { ratedFrom } from '#contract/public/signal-rules.ts'
import type { Counts, Measured, Verdict } from '#contract/public/signals.ts'
import { wilson } from '#server/trading/trades/calibration.ts'

/** Sums over signals that have ended; those of `breakEven` and `priced` over hits and misses. */
export type Sums = Counts & {
  readonly breakEven: number
  readonly priced: number
  /** What a dollar on each that is no void brought, in basis points. */
  readonly returnedBp: number
}

export const noSums: Sums = {
  hits: 0,
  misses: 0,
  ties: 0,
  voids: 0,
  breakEven: 0,
  priced: 0,
  returnedBp: 0,
}

export function added(a: Sums, b: Sums): Sums {
  return {
    hits: a.hits + b.hits,
    misses: a.misses + b.misses,
    ties: a.ties + b.ties,
    voids: a.voids + b.voids,
    breakEven: a.breakEven + b.breakEven,
    priced: a.priced + b.priced,
    returnedBp: a.returnedBp + b.returnedBp,
  }
}

export function measuredOf(sums: Sums): Measured {
  const { hits, misses, ties, voids } = sums
  const decided = hits + misses
  const isRated = decided >= ratedFrom
  const rate = isRated ? hits / decided : null
  const interval = rate === null ? null : wilson(rate, decided)
  const breakEven = decided === 0 ? null : sums.breakEven / decided
  return {
    hits,
    misses,
    ties,
    voids,
    hit_rate: rate,
    interval,
    break_even: breakEven,
    priced: decided === 0 ? null : sums.priced / decided,
    return_each: isRated ? sums.returnedBp / 10_000 / (decided + ties) : null,
    verdict: verdictOf(interval, breakEven),
  }
}

function verdictOf(interval: readonly [number, number] | null, breakEven: number | null): Verdict {
  if (!interval || breakEven === null) return 'too_few'
  const [low, high] = interval
  if (high < breakEven) return 'loses'
  return low > breakEven ? 'above' : 'unclear'
}
