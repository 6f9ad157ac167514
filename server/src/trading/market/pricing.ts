// What a trade is priced at: the probability its payout rate stands for, and the strike that has
// it. The strike is kept as an integer factor of the entry price, so that anyone recomputes it
// exactly.

import type { Direction } from '#contract/client/trades.ts'
import { assert } from '#kernel/assert.ts'
import { type Points, type PriceScale, points } from '#kernel/price.ts'

/** One, in basis points: payout rates and margins are whole basis points (75 % is 7500). */
const one = 10_000
/** One, as a strike factor. */
const factorOne = 1_000_000_000_000n

/** How a trade's entry and exit are found, fixed when it is accepted. */
export type EndRules = {
  /** The entry is the first tick later than acceptance and this. */
  readonly entryDelayMs: number
  /** The exit is the average of the prices at so many last whole seconds; 1: the last price. */
  readonly exitSeconds: number
}

/** Longer trades end with the last price: a moment in it weighs little. */
export const averagedUpToSeconds = 120

export type DecidedRules = { readonly entryDelayMs: number; readonly exitAverageSeconds: number }

/** As the operator has decided, for a trade of this duration. */
export function endRulesOf(decided: DecidedRules, durationSeconds: number): EndRules {
  const { entryDelayMs, exitAverageSeconds } = decided
  const isAveraged = durationSeconds <= averagedUpToSeconds
  return { entryDelayMs, exitSeconds: isAveraged ? exitAverageSeconds : 1 }
}

/**
 * The seconds over which the price's way decides: T = duration - delay - (n - 1)(4n + 1) / 6n.
 *
 * The mean of a random walk at n seconds, of which the last is the expiry, strays as the walk does
 * in so much less time: with t the first of them its variance is t + (n - 1)(2n - 1) / 6n. After
 * Kemna and Vorst, "A pricing method for options based on average asset values", Journal of Banking
 * and Finance 14 (1990).
 */
export function pricedSeconds(durationSeconds: number, rules: EndRules): number {
  const { entryDelayMs, exitSeconds: n } = rules
  return durationSeconds - entryDelayMs / 1_000 - ((n - 1) * (4 * n + 1)) / (6 * n)
}

/** The share of trades that must win to come out even: 1 / (1 + r). */
export function breakEven(payoutRateBp: number): number {
  return one / (one + payoutRateBp)
}

/** The probability of winning that a trade is priced at: p = (1 - m) / (1 + r). */
export function winProbability(payoutRateBp: number, marginBp: number): number {
  return (one - marginBp) / (one + payoutRateBp)
}

export type StrikeDistance = {
  /** Per root second. */
  readonly volatility: number
  /** q(p), in units of volatility x sqrt(duration). */
  readonly quantile: number
  /** T, as `pricedSeconds` says. */
  readonly seconds: number
  readonly direction: Direction
}

/**
 * exp(-v*v*T/2 + k*v*sqrt(T)) with k = -q for a rise and +q for a fall, times 10^12, to the nearest
 * integer.
 */
export function strikeFactor(distance: StrikeDistance): bigint {
  const { volatility, quantile, seconds, direction } = distance
  const deviation = volatility * Math.sqrt(seconds)
  const k = direction === 'rise' ? -quantile : quantile
  const factor = Math.exp((-deviation * deviation) / 2 + k * deviation)
  assert(factor > 0 && factor < 1_000, `a strike lies near its spot, got a factor of ${factor}`)
  return BigInt(Math.round(factor * 1e12))
}

/**
 * entry x factor / 10^12, rounded to the tick grid in the client's favour: down for a rise, up for
 * a fall.
 */
export function strikeFrom(
  entry: Points,
  factor: bigint,
  scale: PriceScale,
  direction: Direction,
): Points {
  const product = BigInt(entry) * factor
  const tick = BigInt(scale.tickPoints) * factorOne
  const below = product / tick
  const isOnGrid = below * tick === product
  const ticks = direction === 'rise' || isOnGrid ? below : below + 1n
  return points(Number(ticks) * scale.tickPoints)
}
