// When a market is busy: how its variance is spread over the hours of a week, for simulated prices.

import { hour } from '#kernel/time.ts'

export const markets = ['crypto', 'currency', 'equity', 'new_york', 'europe', 'tokyo'] as const
export type Market = (typeof markets)[number]

/**
 * Relative variance of each hour of a day (UTC): highest when London and New York are both awake.
 */
const hoursOfDay: Readonly<Record<Market, readonly number[]>> = {
  crypto: [
    0.95, 0.9, 0.85, 0.8, 0.8, 0.8, 0.85, 0.9, 0.95, 0.95, 0.95, 1, 1.1, 1.3, 1.45, 1.4, 1.25, 1.15,
    1.05, 1, 1, 1, 0.95, 0.95,
  ],
  currency: [
    0.6, 0.65, 0.6, 0.55, 0.5, 0.55, 0.8, 1.3, 1.5, 1.4, 1.25, 1.15, 1.4, 1.8, 1.9, 1.7, 1.25, 0.85,
    0.65, 0.55, 0.5, 0.45, 0.4, 0.45,
  ],
  // What all shares have in common, then those of a place: busiest at its opening and its close,
  // with the news of the night between.
  equity: [
    0.8, 0.7, 0.6, 0.5, 0.4, 0.4, 0.5, 1.1, 1.4, 1.1, 0.9, 0.9, 1.1, 1.9, 2.4, 2, 1.6, 1.4, 1.4,
    1.6, 1.5, 0.6, 0.3, 0.5,
  ],
  new_york: [
    0.12, 0.12, 0.12, 0.12, 0.12, 0.12, 0.12, 0.15, 0.2, 0.2, 0.2, 0.25, 0.4, 2, 4, 3, 2.2, 2, 2,
    2.6, 2.6, 0.6, 0.15, 0.12,
  ],
  europe: [
    0.12, 0.12, 0.12, 0.12, 0.15, 0.25, 0.4, 3.2, 3, 2.2, 1.9, 1.8, 2, 2.4, 2.4, 2.6, 1.2, 0.3, 0.2,
    0.15, 0.12, 0.12, 0.12, 0.12,
  ],
  tokyo: [
    4, 3, 2.4, 1.6, 2.4, 2.6, 2.4, 0.4, 0.3, 0.2, 0.2, 0.2, 0.25, 0.3, 0.3, 0.25, 0.2, 0.15, 0.12,
    0.12, 0.12, 0.15, 0.2, 0.6,
  ],
}
/**
 * Weekends: quieter for crypto; for currencies closed, with the little news that makes Sunday's
 * opening gap.
 */
const weekend: Readonly<Record<Market, number>> = {
  crypto: 0.6,
  currency: 0.04,
  equity: 0.04,
  new_york: 0.04,
  europe: 0.04,
  tokyo: 0.04,
}

const hoursOfWeek = 168
/**
 * 1970-01-01 was a Thursday: hours from then to the first Friday 22:00, and the length of the
 * weekend.
 */
const weekendStart = 46
const weekendHours = 48

/**
 * Activity from the epoch's first hour to the end of each hour of a week, a whole week being 168.
 */
const cumulated: Readonly<Record<Market, Float64Array>> = {
  crypto: cumulate('crypto'),
  currency: cumulate('currency'),
  equity: cumulate('equity'),
  new_york: cumulate('new_york'),
  europe: cumulate('europe'),
  tokyo: cumulate('tokyo'),
}

/**
 * The activity between two instants in milliseconds of average activity: over whole weeks as long
 * as the time itself, more in busy hours and less in quiet ones. Never zero for `from < to`.
 */
export function activityBetween(market: Market, from: number, to: number): number {
  return activityUntil(market, to) - activityUntil(market, from)
}

function activityUntil(market: Market, instant: number): number {
  const hours = Math.floor(instant / hour)
  const ofWeek = ((hours % hoursOfWeek) + hoursOfWeek) % hoursOfWeek
  const sums = cumulated[market]
  const before = sums[ofWeek]!
  const rest = (sums[ofWeek + 1]! - before) * (instant / hour - hours)
  return (hours - ofWeek + before + rest) * hour
}

function cumulate(market: Market): Float64Array {
  const weights = Array.from({ length: hoursOfWeek }, (_, index) => {
    const isWeekend = index >= weekendStart && index < weekendStart + weekendHours
    return hoursOfDay[market][index % 24]! * (isWeekend ? weekend[market] : 1)
  })
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const sums = new Float64Array(hoursOfWeek + 1)
  for (const [index, weight] of weights.entries()) {
    sums[index + 1] = sums[index]! + (weight * hoursOfWeek) / total
  }
  return sums
}
