// How much a price moved within one minute, by the second: on two time scales at once, so that what
// only bounces between bid and ask counts for nothing.

import { assert } from '#kernel/assert.ts'
import { floorTo, type Millis, millis, minute, second } from '#kernel/time.ts'

const perMinute = 60
/** The slow scale: returns over so many seconds, one beginning at each second. */
const slowSeconds = 10
/** A minute that was heard in fewer of its seconds says nothing here. */
const heardMin = 45
/** The price before the minute is at most so old where it begins. */
const beforeMaxMs = 5 * second

/** The prices of a minute by the second, as they come; changed by `hear` only. */
export type Seconds = {
  minute: Millis
  /** The newest price of each second; 0: none came in it. */
  readonly prices: Float64Array
  /** The last one before the minute, and when it was. */
  before: number
  beforeAt: Millis
  newest: number
  newestAt: Millis
}

export function newSeconds(): Seconds {
  return {
    minute: millis(0),
    prices: new Float64Array(perMinute),
    before: 0,
    beforeAt: millis(0),
    newest: 0,
    newestAt: millis(0),
  }
}

/** Takes a price; they come in order of time. */
export function hear(seconds: Seconds, at: Millis, price: number): void {
  const start = floorTo(at, minute)
  if (start !== seconds.minute) {
    seconds.minute = start
    seconds.before = seconds.newest
    seconds.beforeAt = seconds.newestAt
    seconds.prices.fill(0)
  }
  seconds.prices[Math.floor((at - start) / second)] = price
  seconds.newest = price
  seconds.newestAt = at
}

/**
 * The variance of the log price in the minute that began at `start`, per second: the mean of
 * squared returns over ten seconds, less that part of it which squared returns over one second show
 * to be noise (Zhang, Mykland, Aït-Sahalia: A Tale of Two Time Scales, JASA 100, 2005). Without
 * noise and with it the mean is the variance; a single one may be negative. Undefined where too
 * little was heard.
 */
export function varianceWithin(seconds: Seconds, start: Millis): number | undefined {
  const { prices, before, beforeAt } = seconds
  if (seconds.minute !== start || before === 0 || start - beforeAt > beforeMaxMs) return undefined
  const path = [Math.log(before)]
  let heard = 0
  for (const price of prices) {
    if (price > 0) heard += 1
    path.push(price > 0 ? Math.log(price) : path[path.length - 1]!)
  }
  return heard < heardMin ? undefined : twoScales(path, slowSeconds)
}

/** Of values a second apart, over steps of `slow` and of one. */
export function twoScales(path: readonly number[], slow: number): number {
  const steps = path.length - 1
  const long = steps - slow + 1
  assert(slow > 1 && long > 0, 'two scales')
  const slowMean = sumOfSquares(path, slow) / slow
  const fast = sumOfSquares(path, 1)
  // As many of the fast ones as there are slow ones that do not overlap: their noise is the same.
  const noise = (long / slow / steps) * fast
  return (slowMean - noise) / (long * (1 - 1 / slow))
}

function sumOfSquares(path: readonly number[], step: number): number {
  let sum = 0
  for (let at = step; at < path.length; at += 1) sum += (path[at]! - path[at - step]!) ** 2
  return sum
}
