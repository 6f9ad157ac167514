// How a stock has moved: two figures from the closes of its hours, which anyone can compute again
// from the public candles.

import { day, type Millis } from '#kernel/time.ts'
import { type ExchangeCode, stretchAt } from '../instruments/exchange.ts'

/** The close of the hour that began then, in any unit: only ratios count. */
export type HourClose = { readonly at: Millis; readonly close: number }

export type Behaviour = {
  /** Whole trading days that the returns cover. */
  readonly days: number
  /** When the last of them began (UTC); undefined where there is none. */
  readonly until: Millis | undefined
  /** As a share a year: 0.3 is 30 %. Undefined where there are too few returns, as below. */
  readonly volatility: number | undefined
  /** With the index, from -1 to 1. */
  readonly correlation: number | undefined
}

/** Of a year, as usual for New York; Europe has about 255, Tokyo 245: a hundredth of the figure. */
export const tradingDaysAYear = 252
/** Fewer say next to nothing: with 15 returns the volatility is uncertain by about a fifth. */
export const leastDays = 3
export const leastReturns = 15

/**
 * Of closed hours, oldest first, and none of a day that is not over. The first day counts by its
 * last close only, so that each return belongs to a whole day and the night before it.
 */
export function behaviourOf(
  exchange: ExchangeCode,
  stock: readonly HourClose[],
  index: readonly HourClose[],
): Behaviour {
  const closes = fromFirstEvening(stock)
  const until = closes.at(-1)?.at
  const days = until === undefined ? 0 : tradingDays(exchange, closes[0]!.at, until)
  if (days < leastDays || closes.length <= leastReturns) {
    return { days, until, volatility: undefined, correlation: undefined }
  }
  return {
    days,
    until,
    volatility: realisedVolatility(
      closes.map(({ close }) => close),
      days,
    ),
    correlation: correlationOf(closes, index),
  }
}

/**
 * Realised volatility as a share a year:
 *
 *     sqrt(252 / days * sum of ln(c[i] / c[i - 1]) ^ 2)
 *
 * where c are the closes and `days` the trading days that they span, nights included. The mean
 * return is not taken off: over hours it is nothing beside the moves. After Andersen and
 * Bollerslev, "Answering the Skeptics", International Economic Review 39 (1998).
 */
export function realisedVolatility(closes: readonly number[], days: number): number {
  const squares = returnsOf(closes).reduce((sum, step) => sum + step * step, 0)
  return Math.sqrt((tradingDaysAYear / days) * squares)
}

/**
 * Pearson's correlation of the logarithmic returns x and y over the hours that both have:
 *
 *     sum of (x - mean x)(y - mean y) / sqrt(sum of (x - mean x) ^ 2 * sum of (y - mean y) ^ 2)
 *
 * 1: they move alike; 0: nothing in common; -1: against each other. Undefined where they share too
 * few hours, or one of them did not move.
 */
export function correlationOf(
  stock: readonly HourClose[],
  index: readonly HourClose[],
): number | undefined {
  const indexAt = new Map(index.map(({ at, close }) => [at, close]))
  const shared = stock.flatMap(({ at, close }) => {
    const other = indexAt.get(at)
    return other === undefined ? [] : [[close, other] as const]
  })
  if (shared.length <= leastReturns) return undefined
  const x = fromMean(returnsOf(shared.map(([close]) => close)))
  const y = fromMean(returnsOf(shared.map(([, close]) => close)))
  const scale = Math.sqrt(dot(x, x) * dot(y, y))
  return scale === 0 ? undefined : Math.max(-1, Math.min(1, dot(x, y) / scale))
}

function fromFirstEvening(closes: readonly HourClose[]): readonly HourClose[] {
  const next = closes.findIndex(({ at }) => dayOf(at) > dayOf(closes[0]!.at))
  return next === -1 ? [] : closes.slice(next - 1)
}

/** Days with a session after that of `from`, up to that of `to`; each is within one UTC day. */
function tradingDays(exchange: ExchangeCode, from: Millis, to: Millis): number {
  const days = new Set<number>()
  let instant = from
  while (instant <= to) {
    const stretch = stretchAt(exchange, instant)
    if (stretch.isOpen && dayOf(stretch.from) > dayOf(from)) days.add(dayOf(stretch.from))
    instant = stretch.to
  }
  return days.size
}

function dayOf(at: Millis): number {
  return Math.floor(at / day)
}

function returnsOf(closes: readonly number[]): number[] {
  return closes.slice(1).map((close, before) => Math.log(close / closes[before]!))
}

function fromMean(values: readonly number[]): number[] {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return values.map((value) => value - mean)
}

function dot(x: readonly number[], y: readonly number[]): number {
  return x.reduce((sum, value, at) => sum + value * y[at]!, 0)
}
