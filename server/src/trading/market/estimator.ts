// Learns, minute by minute, how far an instrument's price strays: its volatility now, and for each
// duration how its own standardised returns are spread. Looks only back: what it says at a minute
// knows nothing later.

import { durations } from '#contract/client/trades.ts'
import { assert } from '#kernel/assert.ts'
import { day, hour, type Millis, minute } from '#kernel/time.ts'
import { type Histogram, newHistogram, quantileOf, record, shareBelow } from './histogram.ts'

/** Half-lives in minutes of the volatility: of now, and the day's level that it returns to. */
const fastHalfLife = 30
const slowHalfLife = day / minute
/** Volatility moves from now's level to the day's over about this many minutes. */
const reversion = (2 * hour) / minute
/** Minutes without a close after which a stretch ends: no return, and no window, reaches across. */
const gapMax = 10
/** Returns within the present stretch before anything is said: one half-life of the volatility. */
const returnsMin = 30
/** The newest close is at most this old when something is said. */
const closeAgeMax = 5 * minute
/**
 * One standard deviation spans at least so many ticks, or hardly a strike can be placed on the
 * grid.
 */
const ticksMin = 3
/** A strike on the grid wins this close to the probability it is for, or it can't be placed. */
const placedWithin = 0.02
/** A price that stands still is still thought to move by a fifth of a tick in a minute. */
const ticksPerMinuteMin = 0.2
/** The normal prior counts for so many windows of a duration that do not overlap. */
const defaultPriorWindows = 1
/** Minutes heard by the second before what they say within themselves counts: four hours. */
const withinMin = 240
/** How far what minutes say within may be from what they say as a whole. */
const withinRatio = { least: 0.25, most: 4 } as const
/** Minutes remembered: the longest duration's, and some to spare. */
const memory = 1_500

/**
 * An exponentially weighted mean of squared returns per second, over weights that sum to `weight`.
 */
type Variance = { sum: number; weight: number }

type Horizon = {
  readonly minutes: number
  /** How much of the variance over this duration is the day's rather than now's. */
  readonly slowShare: number
  readonly histogram: Histogram
  /** What was last said, until the next close: orders come by the thousand between two. */
  said: Estimate | 'nothing' | undefined
}

/** Everything learned of one instrument; changed by `observe` only. */
export type Estimator = {
  readonly tickPoints: number
  readonly fast: Variance
  readonly slow: Variance
  /** Of the minutes that were heard by the second: as a whole, and within. */
  readonly whole: Variance
  readonly within: Variance
  heardWithin: number
  readonly horizons: ReadonlyMap<number, Horizon>
  /**
   * The remembered minutes, each at its number modulo the length; variances are 0 where nothing was
   * said.
   */
  readonly past: {
    readonly minute: Int32Array
    readonly logPrice: Float64Array
    readonly fast: Float64Array
    readonly slow: Float64Array
  }
  newestMinute: number
  newestPrice: number
  stretchStart: number
  returnsInStretch: number
  /** Where within its tick the next price is taken to lie, 0 to 1. */
  withinTick: number
}

/** What was said is found again when it is asked for; it is no data that can be sent anywhere. */
export function forgetSaid({ horizons }: Estimator): void {
  for (const horizon of horizons.values()) horizon.said = undefined
}

export type Estimate = {
  /** Per root second. */
  readonly volatility: number
  /**
   * The distance, in units of volatility x sqrt(duration), at which a strike on the tick grid wins
   * a share `probability` of the trades that are decided; negative below one half.
   */
  readonly quantile: (probability: number) => number
  /**
   * Whether the tick is fine enough now for a strike that wins within two points of this
   * probability.
   */
  readonly canPlace: (probability: number) => boolean
}

/** `tickPoints` is the step of the prices that will be observed. */
export function newEstimator(
  tickPoints = 1,
  priorWindows: number = defaultPriorWindows,
): Estimator {
  return {
    tickPoints,
    fast: { sum: 0, weight: 0 },
    slow: { sum: 0, weight: 0 },
    whole: { sum: 0, weight: 0 },
    within: { sum: 0, weight: 0 },
    heardWithin: 0,
    horizons: new Map(
      durations.map((seconds) => [seconds, newHorizon(seconds / 60, priorWindows)]),
    ),
    past: {
      minute: new Int32Array(memory),
      logPrice: new Float64Array(memory),
      fast: new Float64Array(memory),
      slow: new Float64Array(memory),
    },
    newestMinute: Number.NEGATIVE_INFINITY,
    newestPrice: 0,
    stretchStart: 0,
    returnsInStretch: 0,
    withinTick: 0.5,
  }
}

function newHorizon(minutes: number, priorWindows: number): Horizon {
  // The mean over the duration of a variance whose distance to the day's level shrinks as exp(-t /
  // reversion).
  const times = minutes / reversion
  const slowShare = 1 - (1 - Math.exp(-times)) / times
  // Windows of a duration begin every minute, so `minutes` observations are one window's worth.
  return { minutes, slowShare, histogram: newHistogram(priorWindows * minutes), said: undefined }
}

/**
 * Takes the close of a minute, in points; `at` is when the minute ended. Closes come in order of
 * time, at most one a minute: an older or repeated one changes nothing. `within` is the minute's
 * variance per second by its own seconds, where it was heard so closely.
 */
export function observe(state: Estimator, at: Millis, price: number, within?: number): void {
  assert(price > 0, `a price is positive, got ${price}`)
  const now = Math.floor(at / minute)
  const gap = now - state.newestMinute
  if (gap <= 0) return
  const logPrice = Math.log(price)
  if (gap > gapMax) {
    state.stretchStart = now
    state.returnsInStretch = 0
  } else {
    const moved = logPrice - Math.log(state.newestPrice)
    const perSecond = (moved * moved) / (60 * gap)
    average(
      state.fast,
      closest(state, perSecond, gap === 1 ? within : undefined),
      0.5 ** (gap / fastHalfLife),
    )
    average(state.slow, perSecond, 0.5 ** (gap / slowHalfLife))
    state.returnsInStretch += 1
    learnReturns(state, now, price)
  }
  state.newestMinute = now
  state.newestPrice = price
  remember(state, now, logPrice)
  for (const horizon of state.horizons.values()) horizon.said = undefined
}

/**
 * Sixty seconds tell more of a minute than its two ends. On average they are made to say what whole
 * minutes say over a day: what a price does within a minute and takes back is no risk of a trade.
 */
function closest(state: Estimator, perSecond: number, within: number | undefined): number {
  if (within === undefined) return perSecond
  const kept = 0.5 ** (1 / slowHalfLife)
  average(state.whole, perSecond, kept)
  average(state.within, within, kept)
  state.heardWithin += 1
  const ratio = state.whole.sum / state.within.sum
  const isKnown = state.heardWithin >= withinMin
  const isUsual = ratio >= withinRatio.least && ratio <= withinRatio.most
  return isKnown && isUsual ? within * ratio : perSecond
}

function average(mean: Variance, value: number, kept: number): void {
  mean.sum = kept * mean.sum + (1 - kept) * value
  mean.weight = kept * mean.weight + 1 - kept
}

function learnReturns(state: Estimator, now: number, price: number): void {
  const { past, stretchStart, tickPoints } = state
  // A price on a coarse grid is somewhere within its tick. Taking it evenly from there, by steps of
  // the golden ratio, leaves a smooth distribution, whose quantiles do not jump from tick to tick.
  state.withinTick = (state.withinTick + goldenStep) % 1
  const logPrice = Math.log(price + (state.withinTick - 0.5) * tickPoints)
  for (const { minutes, slowShare, histogram } of state.horizons.values()) {
    const start = now - minutes
    const slot = start % memory
    if (start < stretchStart || past.minute[slot] !== start || past.fast[slot] === 0) continue
    const variance = blend(past.fast[slot]!, past.slow[slot]!, slowShare)
    record(
      histogram,
      Math.abs(logPrice - past.logPrice[slot]!) / Math.sqrt(variance * minutes * 60),
    )
  }
}

const goldenStep = (Math.sqrt(5) - 1) / 2

function remember(state: Estimator, now: number, logPrice: number): void {
  const { past } = state
  const slot = now % memory
  const isKnown = state.returnsInStretch >= returnsMin
  past.minute[slot] = now
  past.logPrice[slot] = logPrice
  past.fast[slot] = isKnown ? varianceOf(state, state.fast) : 0
  past.slow[slot] = isKnown ? varianceOf(state, state.slow) : 0
}

function varianceOf(state: Estimator, mean: Variance): number {
  const still = (ticksPerMinuteMin * state.tickPoints) / state.newestPrice
  return Math.max(mean.sum / mean.weight, (still * still) / 60)
}

function blend(fast: number, slow: number, slowShare: number): number {
  return (1 - slowShare) * fast + slowShare * slow
}

/** The volatility per root second; undefined before 30 returns in a stretch. */
export function volatilityOf(state: Estimator): number | undefined {
  if (state.returnsInStretch < returnsMin) return undefined
  return Math.sqrt(varianceOf(state, state.fast))
}

/**
 * What is known at `now` about returns over one of the offered durations. Undefined without enough
 * fresh history (30 returns since the last gap of over 10 minutes, the newest close at most 5
 * minutes old), and while the market is so quiet that one standard deviation over the duration is
 * less than 3 ticks.
 */
export function estimate(
  state: Estimator,
  durationSeconds: number,
  now: Millis,
): Estimate | undefined {
  const horizon = state.horizons.get(durationSeconds)
  assert(horizon, `${durationSeconds} s is not a duration we offer`)
  if (now - state.newestMinute * minute > closeAgeMax) return undefined
  horizon.said ??= sayOf(state, horizon) ?? 'nothing'
  return horizon.said === 'nothing' ? undefined : horizon.said
}

function sayOf(state: Estimator, { minutes, slowShare, histogram }: Horizon): Estimate | undefined {
  const volatility = volatilityOf(state)
  if (volatility === undefined) return undefined
  const slow = varianceOf(state, state.slow)
  const expected = Math.sqrt(blend(volatility * volatility, slow, slowShare))
  const rootSeconds = Math.sqrt(60 * minutes)
  const tick = state.tickPoints / state.newestPrice
  if (expected * rootSeconds < ticksMin * tick) return undefined
  // The histogram is in units of the volatility expected; what leaves is in units of the volatility
  // now.
  const scale = expected / volatility
  const tickDistance = tick / (volatility * rootSeconds)
  // Rounding the strike in the client's favour turns the losses of one tick into draws. Moved back
  // by this part of a tick, it wins the share asked for of the trades that are not draws.
  const quantile = (probability: number) =>
    scale * quantileOf(histogram, probability) - probability * tickDistance
  const below = (ticks: number) => shareBelow(histogram, (ticks * tickDistance) / scale)
  const canPlace = (probability: number) => {
    const ticks = Math.ceil(quantile(probability) / tickDistance)
    const wins = below(ticks - 0.5)
    const draws = below(ticks + 0.5).share - wins.share
    const error = Math.abs(wins.share / (1 - draws) - probability)
    return Math.max(error, wins.guess) <= placedWithin
  }
  return { volatility, quantile, canPlace }
}
