// Plays a recording to a rule, a minute at a time, and measures what it says as signals are
// measured. At each minute the rule, and what prices it, have what was known then and no more.

import { type Direction, strikeRates } from '#contract/client/trades.ts'
import type { Points } from '#kernel/price.ts'
import { later, type Millis, minute, second } from '#kernel/time.ts'
import { lastMinutes, type SignalRule } from '#server/automation/rules/rule.ts'
import { added, noSums, type Sums } from '#server/automation/signals/record.ts'
import { leadMs, nearestToEven } from '#server/automation/signals/signal.ts'
import type { Candle } from '#server/trading/market/candle.ts'
import {
  type Estimator,
  estimate,
  newEstimator,
  observe,
} from '#server/trading/market/estimator.ts'
import {
  breakEven,
  strikeFactor,
  strikeFrom,
  winProbability,
} from '#server/trading/market/pricing.ts'
import type { Recording } from '#server/trading/market/recorded-files.ts'
import { outcomeOf } from '#server/trading/trades/settlement.ts'
import { type OrderEvent, tapeOf } from '../calibrate/tape.ts'
import { minutesOf } from './minutes.ts'

/** This part of the time, at its end, is told apart. */
const heldOutShare = 0.3

export type Part = { readonly sums: Sums; readonly drawdown: number }

export type Said = {
  readonly at: Millis
  readonly direction: Direction
  readonly outcome: keyof Pick<Sums, 'hits' | 'misses' | 'ties' | 'voids'>
  readonly returnedBp: number
}

export type Backtest = {
  readonly file: string
  readonly from: Millis
  readonly to: Millis
  readonly said: readonly Said[]
  readonly before: Part
  readonly heldOut: Part
}

export type Terms = { readonly marginBp: number; readonly seed: number }

/** What was said and is not measured yet: its window has not opened. */
type Waiting = {
  readonly at: Millis
  readonly direction: Direction
  readonly opensAt: Millis
  readonly factor: bigint
  readonly profitRateBp: number
}

export function backtest(recording: Recording, rule: SignalRule, terms: Terms): Backtest {
  const tape = tapeOf(recording)
  const minutes = minutesOf(recording)
  const estimator = newEstimator(tape.scale.tickPoints)
  const toss = tosses(terms.seed)
  const said: (Said & { readonly profitRateBp: number })[] = []
  let known = 0
  let waiting: Waiting | undefined
  let closesAt = tape.from
  for (const event of tape.events()) {
    if (event.kind === 'close') {
      observe(estimator, event.at, event.price)
      while (known < minutes.length && later(minutes[known]!.at, minute) <= event.at) known += 1
      const isFree = !waiting && closesAt <= later(event.at, leadMs)
      // More than it is given it never looks at.
      const given = isFree ? minutes.slice(Math.max(0, known - rule.candles), known) : []
      if (isFree) waiting = say(rule, given, { at: event.at, estimator, toss, terms })
      continue
    }
    if (!waiting || event.at < waiting.opensAt) continue
    const ended = measure(waiting, event, rule, tape.scale)
    if (ended) said.push({ ...ended, profitRateBp: waiting.profitRateBp })
    closesAt = later(event.at, rule.horizonSeconds * second)
    waiting = undefined
  }
  const cut = later(tape.from, (tape.to - tape.from) * (1 - heldOutShare))
  return {
    file: tape.name,
    from: tape.from,
    to: tape.to,
    said: said.map(({ profitRateBp: _, ...one }) => one),
    before: partOf(
      said.filter(({ at }) => at < cut),
      terms,
    ),
    heldOut: partOf(
      said.filter(({ at }) => at >= cut),
      terms,
    ),
  }
}

type Saying = {
  readonly at: Millis
  readonly estimator: Estimator
  readonly toss: () => number
  readonly terms: Terms
}

function say(
  rule: SignalRule,
  minutes: readonly Candle[],
  { at, estimator, toss, terms }: Saying,
): Waiting | undefined {
  const given = lastMinutes(minutes, rule.candles)
  const direction = given && rule.decide(given, toss())
  const rate = direction && nearestToEven(direction, allRates)
  const priced = estimate(estimator, rule.horizonSeconds, at)
  if (!direction || !rate || !priced) return undefined
  const probability = winProbability(rate.profitRateBp, terms.marginBp)
  if (!priced.canPlace(probability)) return undefined
  const { volatility } = priced
  const quantile = priced.quantile(probability)
  const durationSeconds = rule.horizonSeconds
  const factor = strikeFactor({ volatility, quantile, seconds: durationSeconds, direction })
  return { at, direction, opensAt: later(at, leadMs), factor, profitRateBp: rate.profitRateBp }
}

const allRates = strikeRates.map(({ id }) => id)

/** Undefined where the recording, or the market, ends before the window does. */
function measure(
  { at, direction, factor, profitRateBp }: Waiting,
  { entry, exitAfter }: OrderEvent,
  { horizonSeconds }: SignalRule,
  scale: Parameters<typeof strikeFrom>[2],
): Said | undefined {
  const exit = exitAfter(horizonSeconds)
  if (exit === 'unoffered') return undefined
  if (entry === 'stale' || entry === 'void' || exit === 'void') {
    return { at, direction, outcome: 'voids', returnedBp: 0 }
  }
  const strike: Points = strikeFrom(entry, factor, scale, direction)
  const brought = {
    won: { outcome: 'hits', returnedBp: profitRateBp },
    lost: { outcome: 'misses', returnedBp: -10_000 },
    tied: { outcome: 'ties', returnedBp: 0 },
  } as const
  return { at, direction, ...brought[outcomeOf(direction, strike, exit)] }
}

function partOf(
  said: readonly (Said & { readonly profitRateBp: number })[],
  { marginBp }: Terms,
): Part {
  let sums = noSums
  let height = 0
  let drawdown = 0
  for (const { outcome, returnedBp, profitRateBp } of said) {
    const isDecided = outcome === 'hits' || outcome === 'misses'
    sums = added(sums, {
      ...noSums,
      [outcome]: 1,
      returnedBp,
      breakEven: isDecided ? breakEven(profitRateBp) : 0,
      priced: isDecided ? winProbability(profitRateBp, marginBp) : 0,
    })
    height = Math.max(height, sums.returnedBp)
    drawdown = Math.max(drawdown, height - sums.returnedBp)
  }
  return { sums, drawdown: drawdown / 10_000 }
}

/** Mulberry32: even in [0, 1), the same for the same seed. */
function tosses(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
