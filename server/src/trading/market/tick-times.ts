// When a simulated instrument ticks: a pure function of the seed, so that past ticks and coming
// ones fall at the same instants whoever asks, and different instruments at different instants.

import type { Category } from '#contract/shared/categories.ts'
import { type Millis, millis } from '#kernel/time.ts'
import { type Instrument, opensAgainAt } from '../instruments/instrument.ts'
import { noiseKey, uniform } from './seeded-noise.ts'

/**
 * Mean milliseconds between two ticks. No gap is over 1.4 times that, so a tradable spot never
 * grows too old to trade on; the wider catalogue needs no more than a living chart.
 */
const gapMs: Readonly<Record<Category, { readonly traded: number; readonly untraded: number }>> = {
  Cryptocurrency: { traded: 1_200, untraded: 8_000 },
  Currencies: { traded: 1_500, untraded: 8_000 },
  Indices: { traded: 1_500, untraded: 24_000 },
  Commodities: { traded: 1_500, untraded: 24_000 },
  Bonds: { traded: 1_500, untraded: 24_000 },
  Stocks: { traded: 1_500, untraded: 24_000 },
}
/** Ticks come once in a slot, within this share of the slot around its middle. */
const jitter = 0.4

export function tickGapMs({ category, isTradable }: Instrument): number {
  return isTradable ? gapMs[category].traded : gapMs[category].untraded
}

/** The first tick after an instant; never while the market is closed. */
export type NextTick = (after: Millis) => Millis

export function createNextTick(seed: string, instrument: Instrument): NextTick {
  const key = noiseKey(seed, `ticks of ${instrument.symbol}`)
  const gap = tickGapMs(instrument)
  const phase = uniform(key, 0) * gap
  const timeOf = (slot: number) =>
    millis(phase + (slot + (uniform(key, slot) - 0.5) * jitter) * gap)
  const find = (after: Millis): Millis => {
    let slot = Math.floor((after - phase) / gap)
    while (timeOf(slot) <= after) slot += 1
    const opensAt = opensAgainAt(instrument, timeOf(slot))
    return opensAt === undefined ? timeOf(slot) : find(millis(opensAt - 1))
  }
  // The last answer holds for all instants from the one it was asked for up to itself.
  let asked = millis(0)
  let answer = millis(0)
  return (after) => {
    if (after < asked || after >= answer) {
      asked = after
      answer = find(after)
    }
    return answer
  }
}
