// The one small interface behind which every source of prices stands. A feed reports decimal prices
// as its source states them; rounding, thinning, filtering and storing are ingestion's.

import type { SourceName } from '#contract/public/price-sources.ts'
import type { HaltCause } from '#contract/shared/receipts.ts'
import type { Points } from '#kernel/price.ts'
import type { Millis } from '#kernel/time.ts'

export type FeedName =
  | 'simulated'
  | 'replay'
  | 'kraken'
  | 'coinbase'
  | 'bitstamp'
  | 'median'
  | `licensed:${string}`

export type FeedTick = {
  readonly symbol: string
  /** Mid of best bid and ask, or the trade price where the source has only that. */
  readonly price: number
  /**
   * When it was so, as the source says, on the platform's clock; never later than we heard of it.
   */
  readonly at: Millis
  /** Who said so, shown to clients, e.g. "simulated", "replay:btc-usd-1m", "kraken". */
  readonly source: SourceName
  /** Of a median, what each source in its name said, in points; null: it said nothing lately. */
  readonly mids?: Mids | undefined
}

export type Mids = readonly (Points | null)[]

/** From here on an instrument has no price, and takes no orders; undefined: it has one again. */
export type FeedHalt = Pick<FeedTick, 'symbol' | 'at' | 'source'> & {
  readonly cause: HaltCause | undefined
  readonly mids: Mids
}

/** Of a price that was not let into the median, in points. */
export type LeftOut = { readonly reason: 'outlier'; readonly against: Points | undefined }

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
  /** What it moved within the minute, where whoever tells it has learned that already. */
  readonly within?: number | undefined
}

export type FeedSink = {
  readonly tick: (tick: FeedTick) => void
  /** Prices of this stretch were not heard; told before any price of after it. */
  readonly gap: (gap: FeedGap) => void
  /**
   * Candles of a stretch the feed missed and fetched afterwards: history for charts, never a price
   * to trade on.
   */
  readonly candles: (candles: readonly FeedCandle[]) => void
  readonly status: (status: FeedStatus) => void
  /** Of a feed made of several sources alone. */
  readonly halt?: (halt: FeedHalt) => void
  readonly leftOut?: (tick: FeedTick, why: LeftOut) => void
  /** Of prices that another install admitted: what the source said to a gap of its. */
  readonly answered?: (answered: AnsweredElsewhere) => void
  /** How many prices are told and not stored yet. */
  readonly waiting?: () => number
}

/** Why prices were not heard; each is ours to answer for, none the source's. */
export const gapCauses = ['restarted', 'connection_lost', 'stood_still', 'database_away'] as const
export type GapCause = (typeof gapCauses)[number]

export type FeedGap = {
  /** The last instant known before; undefined where the feed has only just started. */
  readonly from: Millis | undefined
  readonly to: Millis
  readonly cause: GapCause
}

/** What a source said when it was asked for prices once more. */
export const gapAnswers = ['prices', 'nothing', 'unreachable', 'other_source'] as const
export type GapAnswer = (typeof gapAnswers)[number]

export type Refetched = {
  readonly answer: GapAnswer
  /** Who was asked for what, as a receipt says it. */
  readonly asked: string
  /** In order of time. */
  readonly ticks: readonly FeedTick[]
}

/** Prices after `from` are not known yet: a gap waits for its answer. */
export type Held = { readonly from: Millis; readonly cause: GapCause }

export type AnsweredElsewhere = FeedGap & {
  readonly symbol: string
  readonly from: Millis
  readonly asked: string
  readonly answeredAt: Millis
  readonly answer: GapAnswer
  readonly ticks: number
}

export type FeedStatus = { readonly connected: boolean; readonly detail: string }

export type TimeRange = { readonly from: Millis; readonly to: Millis }

/** What decides whether live trades may rest on its prices. */
export type FeedFacts = Pick<Feed, 'isLive' | 'realSources'>

/** One of several sources, as it is heard now. */
export type HeardVoice = {
  readonly name: string
  readonly isUp: boolean
  /** How many it lists, and in how many of their newest prices its word counts. */
  readonly instruments: number
  readonly used: number
  readonly newestAt: Millis
  /** Of its newest words from the prices that were made of all, as a share of them. */
  readonly furthest: number
}

export type Feed = {
  readonly name: FeedName
  /**
   * True for prices of a real market as they are now; only such prices may settle real money in a
   * live install.
   */
  readonly isLive: boolean
  /** How many sources of a real market it compares, each at its own address. */
  readonly realSources: number
  /** The symbols this feed can quote, a subset of the instruments it was made for. */
  readonly symbols: readonly string[]
  /**
   * Completed one-minute candles that start within [from, to), in batches, each batch ordered by
   * time; of these symbols only, where the feed can tell them apart.
   */
  readonly history: (
    range: TimeRange,
    symbols?: readonly string[],
  ) => AsyncIterable<readonly FeedCandle[]>
  /**
   * Ticks in [from, to) that the source can state for the past, in batches ordered by time; none
   * for most feeds.
   */
  readonly pastTicks: (range: TimeRange) => AsyncIterable<readonly FeedTick[]>
  readonly start: (sink: FeedSink) => Promise<void>
  /**
   * All prices of the source up to this instant are told, but for those in gaps that were told.
   * Never goes back.
   */
  readonly toldThrough: () => Millis
  /** Asks the source once more for the prices of a symbol in (from, to]. */
  readonly refetch: (symbol: string, range: TimeRange) => Promise<Refetched>
  /**
   * Its prices are a series already, which another install admitted and stored: they are taken as
   * they are.
   */
  readonly isAdmitted?: boolean
  /** Of such a feed: what is not known there yet of a symbol, since when and why. */
  readonly heldAt?: (symbol: string) => Held | undefined
  /** Of a feed made of several: each of them. */
  readonly voices?: () => readonly HeardVoice[]
  readonly stop: () => Promise<void>
}
