// What an exchange is asked about the past.

import type { Clock } from '#server/platform/clock.ts'
import type { ExchangePair, ExchangeTimings } from './exchange.ts'
import type { FeedCandle, Refetched, TimeRange } from './feed.ts'

export type HistoryDeps = {
  readonly restUrl: string
  readonly clock: Clock
  readonly log: (message: string) => void
  /** Uniform in [0, 1). */
  readonly random: () => number
  readonly timings: ExchangeTimings
  readonly signal: AbortSignal
}

export type ExchangeHistory = {
  /**
   * The completed one-minute candles of a pair that start in the range, at most the newest twelve
   * hours before now. Undefined when the exchange would not give them; why is in the log.
   */
  readonly candles: (
    pair: ExchangePair,
    range: TimeRange,
  ) => Promise<readonly FeedCandle[] | undefined>
  /**
   * The trades of a pair in (from, to] as ticks: of the past an exchange tells no bid and ask, but
   * who traded at what price, to the microsecond, so that anyone may look it up.
   */
  readonly trades: (pair: ExchangePair, range: TimeRange) => Promise<Refetched>
}
