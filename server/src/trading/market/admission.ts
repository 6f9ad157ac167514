// Which of the prices a feed reports enter the series: rounded to the grid, in order of time, at
// most four a second, and a sudden leap only once a second report confirms it. What is refused
// leaves no trace in any trade.

import { type Points, type PriceScale, pointsTold } from '#kernel/price.ts'
import { floorTo, later, type Millis } from '#kernel/time.ts'
import type { FeedTick, Mids } from './feed.ts'
import type { PriceRefusal } from './refused.ts'

/**
 * Each quarter of a second has room for one tick of an instrument. Quarters are everybody's, not
 * counted from the tick before: so whoever begins to listen in the middle soon has the same ticks.
 */
const slotMs = 250

/** A move of more than so many standard deviations is a leap. */
const leapSigmas = 10
/** Smaller moves than this share of the price are never a leap, however quiet the market was. */
const leapFloor = 0.003
/** What counts as a leap while the instrument's volatility is not known yet. */
const leapUnknown = 0.1

export type Reported = {
  readonly at: Millis
  readonly price: Points
  readonly source: string
  readonly mids?: Mids | undefined
}

/** What the next report is held against. */
type Known = Pick<Reported, 'at' | 'price'>

export type Admission = {
  last: Known | undefined
  /**
   * Came too soon after `last`; enters when its time has come, unless a newer price replaces it.
   */
  waiting: Reported | undefined
  /** A leap that nothing has confirmed yet. */
  suspect: Reported | undefined
  /** Why the newest report was left out; undefined where it entered, or waits. */
  refusal: PriceRefusal | undefined
}

export function newAdmission(last?: Known): Admission {
  return { last, waiting: undefined, suspect: undefined, refusal: undefined }
}

/**
 * Takes one report and returns the ticks it admits: first the one that waited, where its time came
 * before the report's. So the same reports make the same ticks, whether they are taken one by one
 * as they happen or all at once after a standstill. `volatility` is per root second, undefined
 * while unknown.
 */
export function admit(
  state: Admission,
  report: FeedTick,
  scale: PriceScale,
  volatility: number | undefined,
): Reported[] {
  const price = pointsTold(report.price, scale)
  state.refusal = price === undefined ? 'no_price' : undefined
  if (price === undefined) return []
  const tick = { at: report.at, price, source: report.source, mids: report.mids }
  const waited = admitWaiting(state, later(tick.at, -1))
  return [...waited, ...admitNext(state, tick, volatility)]
}

function admitNext(state: Admission, tick: Reported, volatility: number | undefined): Reported[] {
  const newest = state.waiting ?? state.last
  if (newest && tick.at <= newest.at) {
    state.refusal = 'not_newer'
    return []
  }
  if (isLeap(state.last, tick, volatility) && !isConfirmed(state, tick, volatility)) {
    state.suspect = tick
    state.refusal = 'leap'
    return []
  }
  state.suspect = undefined
  if (state.last && tick.at < slotAfter(state.last.at)) {
    state.waiting = tick
    return []
  }
  return [enter(state, tick)]
}

/**
 * The tick that had to wait, once all is known up to its time; its time is when it enters.
 */
export function admitWaiting(state: Admission, through: Millis): Reported[] {
  const { waiting, last } = state
  if (!waiting || !last || through < slotAfter(last.at)) return []
  return [enter(state, { ...waiting, at: slotAfter(last.at) })]
}

function slotAfter(instant: Millis): Millis {
  return later(floorTo(instant, slotMs), slotMs)
}

function enter(state: Admission, tick: Reported): Reported {
  state.last = tick
  state.waiting = undefined
  return tick
}

function isLeap(from: Known | undefined, to: Reported, volatility: number | undefined): boolean {
  if (!from) return false
  const move = Math.abs(Math.log(to.price / from.price))
  if (volatility === undefined) return move > leapUnknown
  const seconds = Math.max(1, (to.at - from.at) / 1000)
  return move > Math.max(leapFloor, leapSigmas * volatility * Math.sqrt(seconds))
}

/**
 * The next report agrees with the suspect one: the leap is real. A report near the old price clears
 * it.
 */
function isConfirmed(state: Admission, tick: Reported, volatility: number | undefined): boolean {
  return state.suspect !== undefined && !isLeap(state.suspect, tick, volatility)
}
