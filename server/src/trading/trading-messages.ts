// What the thread that trades and the one that serves the web say to each other.

import type { KnownRefusal } from '#contract/refusals.ts'
import type { TradeId } from '#kernel/ids.ts'
import type { Millis } from '#kernel/time.ts'
import type { Settings } from '#server/install/operators/settings.ts'
import { type Channel, channel } from '#server/platform/bus.ts'
import { subject } from '#server/platform/bus-questions.ts'
import type { Cells } from '#server/platform/cell.ts'
import type { Connection } from '#server/platform/db.ts'
import type { Failure } from '#server/platform/failures.ts'
import type { LogLevel } from '#server/platform/logger.ts'
import type { FeedFacts } from './market/feed.ts'
import type { PriceNews } from './market/follow-market.ts'
import type { Market, Quoted } from './market/market.ts'
import type { OpeningMarket } from './open-market.ts'
import type { Figures } from './read-figures.ts'
import type { OpenSums } from './trades/exposure.ts'
import type { OrderRequest } from './trades/open-trades.ts'
import type { Entries, Position } from './trades/positions.ts'
import type { SettledTrade } from './trades/settle-trades.ts'
import type { TracedOrder } from './trades/trace-orders.ts'
import type { Accepted } from './trades/trade-view.ts'

/** Where the bus of home is, and the install's key that opens it. */
export type HomeDoor = { readonly natsUrl: string; readonly key: Uint8Array }

/** What the thread starts with. */
export type TradingStart = {
  readonly config: OpeningMarket['config']
  readonly projectRoot: string
  readonly database: Connection | string
  readonly process: string | undefined
  readonly storeEveryMs: number | undefined
  readonly facts: TradingFacts
  readonly cells: Cells | undefined
  /** In a cell that is not home: how home is reached. */
  readonly home: HomeDoor | undefined
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

/** `newsNr` of a part of the market: the news that it holds last. */
type Copied<Part> = Part & { readonly newsNr: number }

/** What a process of the web has of the one that leads; the instruments come some at a time. */
export type CopiedHead = Copied<{
  readonly feed: FeedFacts
  readonly market: Omit<Market, 'byId' | 'bySymbol'>
  readonly instrumentIds: readonly number[]
  /** Of those that the feed quotes. */
  readonly symbols: readonly string[]
}>

export type CopiedInstruments = Copied<{ readonly quoted: readonly Quoted[] }>

/** What a process of the web asks the one that leads. */
export const askedOfLead = {
  copy: subject<null, CopiedHead>('copy'),
  instruments: subject<readonly number[], CopiedInstruments>('instruments'),
  order: subject<OrderRequest, Accepted | KnownRefusal>('order'),
  entriesOf: subject<readonly TradeId[], Entries>('entries'),
  sumOpen: subject<null, OpenSums>('sums'),
  figures: subject<null, Figures>('figures'),
}

/**
 * What it tells all of them, counted, with the time since when it leads; prices with the number of
 * those before; that it is here, whether or not anything happens; that it leaves, and takes no more
 * orders.
 */
export type LeadNews = { readonly newsNr: number; readonly leadsSince: Millis } & (
  | { readonly kind: 'here' }
  | { readonly kind: 'leaves' }
  | { readonly kind: 'prices'; readonly news: PriceNews; readonly before: number }
  | { readonly kind: 'accepted'; readonly accepted: readonly Accepted[] }
  | { readonly kind: 'entered'; readonly positions: readonly Position[] }
  | { readonly kind: 'settled'; readonly settled: readonly SettledTrade[] }
)

export const leadNews: Channel<LeadNews> = channel('trading.news')
