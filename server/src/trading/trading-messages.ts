// What the thread that trades and the one that serves the web say to each other.

import type { KnownRefusal } from '#contract/refusals.ts'
import type { TradeId } from '#kernel/ids.ts'
import type { Settings } from '#server/install/operators/settings.ts'
import type { Connection } from '#server/platform/db.ts'
import type { LogLevel } from '#server/platform/logger.ts'
import type { FeedFacts } from './market/feed.ts'
import type { PriceNews } from './market/follow-market.ts'
import type { Market } from './market/market.ts'
import type { OpeningMarket } from './open-market.ts'
import type { Figures } from './read-figures.ts'
import type { OpenSums } from './trades/exposure.ts'
import type { OrderRequest } from './trades/open-trades.ts'
import type { Entries, Position } from './trades/positions.ts'
import type { SettledTrade } from './trades/settle-trades.ts'
import type { TracedOrder } from './trades/trace-orders.ts'
import type { Accepted } from './trades/trade-view.ts'

/** What the thread starts with. */
export type TradingStart = {
  readonly config: OpeningMarket['config']
  readonly projectRoot: string
  readonly database: Connection | string
  readonly storeEveryMs: number | undefined
  readonly facts: TradingFacts
  /** What a clock that is not the database's starts with. */
  readonly time: unknown
}

/** What is decided elsewhere, and decides about trades. */
export type TradingFacts = {
  readonly settings: Settings
  readonly staffWithSecondFactor: number
  readonly publicUrl: string
}

/** To the thread that trades; `nr` comes back with the answer. */
export type ToTrading =
  | { readonly kind: 'order'; readonly nr: number; readonly request: OrderRequest }
  | { readonly kind: 'entriesOf'; readonly nr: number; readonly ids: readonly TradeId[] }
  | { readonly kind: 'sumOpen'; readonly nr: number }
  | { readonly kind: 'figures'; readonly nr: number }
  | { readonly kind: 'facts'; readonly facts: TradingFacts }
  | { readonly kind: 'stop' }

export type FromTrading =
  | { readonly kind: 'started'; readonly market: Market; readonly feed: FeedFacts }
  | { readonly kind: 'notStarted'; readonly error: Failure }
  | { readonly kind: 'answered'; readonly nr: number; readonly answer: Accepted | KnownRefusal }
  | { readonly kind: 'failed'; readonly nr: number; readonly error: Failure }
  | { readonly kind: 'entries'; readonly nr: number; readonly entries: Entries }
  | { readonly kind: 'summed'; readonly nr: number; readonly sums: OpenSums }
  | { readonly kind: 'told'; readonly nr: number; readonly figures: Figures }
  | { readonly kind: 'prices'; readonly news: PriceNews }
  | { readonly kind: 'entered'; readonly positions: readonly Position[] }
  | { readonly kind: 'settled'; readonly settled: readonly SettledTrade[] }
  | { readonly kind: 'traced'; readonly orders: readonly TracedOrder[] }
  | { readonly kind: 'log'; readonly message: string; readonly level: LogLevel | undefined }

/** An error loses its class on the way. */
export type Failure = { readonly name: string; readonly message: string }

export function failureOf(error: unknown): Failure {
  return error instanceof Error
    ? { name: error.name, message: error.message }
    : { name: 'Error', message: String(error) }
}
