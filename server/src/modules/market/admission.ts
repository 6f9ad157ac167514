// Which of the prices a feed reports enter the series: rounded to the grid, in order of time, at
// most four a second, and a sudden leap only once a second report confirms it. What is refused
// leaves no trace in any trade.

import { type Points, type PriceScale, toPoints } from '#kernel/price.ts'
import { later, type Millis } from '#kernel/time.ts'
import type { FeedTick } from './feed.ts'

/** Ticks of one instrument are at least this far apart. */
export const tickSpacingMs = 250

/** A move of more than so many standard deviations is a leap. */
const leapSigmas = 10
/** Smaller moves than this share of the price are never a leap, however quiet the market was. */
const leapFloor = 0.003
/** What counts as a leap while the instrument's volatility is not known yet. */
const leapUnknown = 0.1

export type Reported = { readonly at: Millis; readonly price: Points; readonly source: string }

export type Admission = {
  last: Reported | undefined
  /**
   * Came too soon after `last`; enters when its time has come, unless a newer price replaces it.
   */
  waiting: Reported | undefined
  /** A leap that nothing has confirmed yet. */
  suspect: Reported | undefined
}

export function newAdmission(last?: Reported): Admission {
  return { last, waiting: undefined, suspect: undefined }
}

/**
 * Takes one report and returns the tick it admits now, if any.
 * `volatility` is per root second, undefined while unknown.
 */
export function admit(
  state: Admission,
  report: FeedTick,
  scale: PriceScale,
  volatility: number | undefined,
): Reported | undefined {
  if (!Number.isFinite(report.price) || report.price <= 0) return undefined
  const tick = { at: report.at, price: toPoints(report.price, scale), source: report.source }
  if (tick.price <= 0 || (state.last && tick.at <= state.last.at)) return undefined
  if (isLeap(state.last, tick, volatility) && !isConfirmed(state, tick, volatility)) {
    state.suspect = tick
    return undefined
  }
  state.suspect = undefined
  if (state.last && tick.at < state.last.at + tickSpacingMs) {
    state.waiting = tick
    return undefined
  }
  return enter(state, tick)
}

/** The tick that had to wait, once its time has come by `now`; its time is when it enters. */
export function admitWaiting(state: Admission, now: Millis): Reported | undefined {
  const { waiting, last } = state
  if (!waiting || !last || now < last.at + tickSpacingMs) return undefined
  return enter(state, { ...waiting, at: later(last.at, tickSpacingMs) })
}

function enter(state: Admission, tick: Reported): Reported {
  state.last = tick
  state.waiting = undefined
  return tick
}

function isLeap(from: Reported | undefined, to: Reported, volatility: number | undefined): boolean {
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
