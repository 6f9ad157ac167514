// Indicators of technical analysis, computed from closes, oldest first. Each answers a row whose
// last value is of the last close; it is shorter than the closes by what it needs to begin, and
// empty where there are too few.

/**
 * Simple moving average: the mean of the newest n closes.
 * SMA(t) = (c(t) + c(t-1) + ... + c(t-n+1)) / n
 */
export function sma(closes: readonly number[], n: number): number[] {
  return windowsOf(closes, n).map(mean)
}

/**
 * Exponential moving average: each new close weighs 2 / (n + 1), all before it the rest. It begins
 * with the mean of the first n closes.
 * EMA(t) = EMA(t-1) + 2 / (n + 1) * (c(t) - EMA(t-1))
 */
export function ema(closes: readonly number[], n: number): number[] {
  return smoothed(closes, n, 2 / (n + 1))
}

/**
 * Relative Strength Index (J. Welles Wilder, New Concepts in Technical Trading Systems, 1978): the
 * mean rise against the mean fall of the last n steps, from 0 (only falls) to 100 (only rises).
 * Means are Wilder's: the first is plain, then each new step weighs 1 / n.
 * RSI = 100 - 100 / (1 + mean rise / mean fall); 50 where nothing moved.
 */
export function rsi(closes: readonly number[], n = 14): number[] {
  const steps = closes.slice(1).map((close, index) => close - (closes[index] ?? close))
  const wilders = (values: readonly number[]) => smoothed(values, n, 1 / n)
  const rises = wilders(steps.map((step) => Math.max(0, step)))
  const falls = wilders(steps.map((step) => Math.max(0, -step)))
  return rises.map((rise, index) => {
    const both = rise + (falls[index] ?? 0)
    return both === 0 ? 50 : (100 * rise) / both
  })
}

export type Macd = {
  /** The short average less the long one. */
  readonly line: number
  /** The average of the line. */
  readonly signal: number
}

/**
 * Moving Average Convergence Divergence (Gerald Appel, 1979): how far a short exponential average
 * is above a long one, and the average of that.
 * line = EMA(12) - EMA(26); signal = EMA(9) of the line
 */
export function macd(closes: readonly number[], short = 12, long = 26, average = 9): Macd[] {
  const slow = ema(closes, long)
  const fast = ema(closes, short).slice(long - short)
  const lines = slow.map((value, index) => (fast[index] ?? value) - value)
  const signals = ema(lines, average)
  return signals.map((signal, index) => ({ line: lines[index + average - 1] ?? signal, signal }))
}

export type Bands = { readonly lower: number; readonly middle: number; readonly upper: number }

/**
 * Bollinger bands (John Bollinger, Bollinger on Bollinger Bands, 2001): the mean of the newest n
 * closes, and so many standard deviations (of the n closes themselves, divided by n) to each side.
 */
export function bollinger(closes: readonly number[], n = 20, deviations = 2): Bands[] {
  return windowsOf(closes, n).map((window) => {
    const middle = mean(window)
    const variance = mean(window.map((close) => (close - middle) ** 2))
    const reach = deviations * Math.sqrt(variance)
    return { lower: middle - reach, middle, upper: middle + reach }
  })
}

function windowsOf(values: readonly number[], n: number): number[][] {
  const count = Math.max(0, values.length - n + 1)
  return Array.from({ length: count }, (_, start) => values.slice(start, start + n))
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/** Begins with the mean of the first n; then each new value has this weight. */
function smoothed(values: readonly number[], n: number, weight: number): number[] {
  if (values.length < n) return []
  let present = mean(values.slice(0, n))
  const rest = values.slice(n).map((value) => {
    present += weight * (value - present)
    return present
  })
  return [mean(values.slice(0, n)), ...rest]
}
