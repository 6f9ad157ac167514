// The one small interface behind which every source of prices stands. A feed reports decimal prices
// as its source states them; rounding, thinning, filtering and storing are ingestion's.

import type { Millis } from '#kernel/time.ts'

export type FeedName = 'simulated' | 'replay' | 'kraken'

export type FeedTick = {
  readonly symbol: string
  /** Mid of best bid and ask, or the trade price where the source has only that. */
  readonly price: number
  /** When we received it, on the platform's clock. */
  readonly at: Millis
  /** Who said so, shown to clients, e.g. "simulated", "replay:btc-usd-1m", "kraken". */
  readonly source: string
}

/** A one-minute candle; `at` is the start of its minute. */
export type FeedCandle = {
  readonly symbol: string
  readonly at: Millis
  readonly open: number
  readonly high: number
  readonly low: number
  readonly close: number
  /** How many ticks it was made of; 1 where the source does not say. */
  readonly ticks: number
}

export type FeedSink = {
  readonly tick: (tick: FeedTick) => void
  /**
   * Candles of a stretch the feed missed and fetched afterwards: history for charts, never a price
   * to trade on.
   */
  readonly candles: (candles: readonly FeedCandle[]) => void
  readonly status: (status: FeedStatus) => void
}

export type FeedStatus = { readonly connected: boolean; readonly detail: string }

export type TimeRange = { readonly from: Millis; readonly to: Millis }

export type Feed = {
  readonly name: FeedName
  /**
   * True for prices of a real market as they are now; only such prices may settle real money in a
   * live install.
   */
  readonly isLive: boolean
  /** The symbols this feed can quote, a subset of the instruments it was made for. */
  readonly symbols: readonly string[]
  /**
   * Completed one-minute candles that start within [from, to), in batches, each batch ordered by
   * time.
   */
  readonly history: (range: TimeRange) => AsyncIterable<readonly FeedCandle[]>
  /**
   * Ticks in [from, to) that the source can state for the past, in batches ordered by time; none
   * for most feeds.
   */
  readonly pastTicks: (range: TimeRange) => AsyncIterable<readonly FeedTick[]>
  readonly start: (sink: FeedSink) => Promise<void>
  readonly stop: () => Promise<void>
}
