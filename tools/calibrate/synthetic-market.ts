// Markets that nobody recorded, made to be unlike each other: what prices are held against.

import { millis, minute } from '#kernel/time.ts'
import type { CandleRecording, TradeRecording } from '#server/trading/market/recorded-files.ts'

export type Market = {
  /** Standard deviation of a one-minute log return. */
  readonly step: number
  readonly tickPoints: number
  /**
   * Standard deviation of the logarithm of the volatility, which returns with a half-life of 6
   * hours.
   */
  readonly clustering?: number
  /** Returns drawn from Student's t with 4 degrees of freedom. */
  readonly hasFatTails?: boolean
  /** How much the volatility swings over the day, 0 to 1. */
  readonly season?: number
  readonly isClosedAtWeekends?: boolean
  /** Log return a minute that goes one way. */
  readonly drift?: number
}

/** Twelve days of one-minute closes around 1,000,000 points, the same in every run. */
export function recorded(market: Market): CandleRecording {
  const { step, tickPoints, clustering = 0, season = 0, drift = 0 } = market
  const uniform = seeded(20_240_101)
  const normal = () => Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform())
  const squares = () => normal() ** 2 + normal() ** 2 + normal() ** 2 + normal() ** 2
  const kept = 0.5 ** (1 / 360)
  const start = Date.UTC(2024, 0, 3)
  let level = 0
  let log = Math.log(1e6)
  const candles = Array.from({ length: 12 * 1_440 }, (_, index) => {
    const at = millis(start + index * minute)
    level = kept * level + clustering * Math.sqrt(1 - kept * kept) * normal()
    const size = step * Math.exp(level) * (1 + season * Math.sin((2 * Math.PI * index) / 1_440))
    const shock = market.hasFatTails ? normal() / Math.sqrt(squares() / 2) : normal()
    log += size * shock + drift
    const price = Math.round(Math.exp(log) / tickPoints) * tickPoints
    return { at, open: price, high: price, low: price, close: price }
  }).filter(({ at }) => !market.isClosedAtWeekends || new Date(at).getUTCDay() % 6 > 0)
  const scale = { decimals: 0, tickPoints }
  return { kind: 'candles', name: 'synthetic', symbolHint: undefined, scale, candles }
}

/** Days of trades, one each second, whose steps are those of a plain random walk. */
export function recordedSeconds(step: number, days: number): TradeRecording {
  const uniform = seeded(20_240_102)
  const normal = () => Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform())
  const start = Date.UTC(2024, 0, 3)
  let log = Math.log(1e6)
  const trades = Array.from({ length: days * 86_400 }, (_, index) => {
    log += (step / Math.sqrt(60)) * normal()
    return { at: millis(start + index * 1_000), price: Math.round(Math.exp(log) / 10) * 10 }
  })
  const scale = { decimals: 0, tickPoints: 10 }
  return { kind: 'trades', name: 'seconds', symbolHint: 'BTCUSD', scale, trades }
}

/** Random numbers from 0 to 1: mulberry32. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
