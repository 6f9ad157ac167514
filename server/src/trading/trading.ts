// Trading as the rest of an install sees it: prices to look at, orders to place. It runs in a
// thread of its own (`tradeInThread`), or in this one (`tradeHere`), where a test moves its time.

import type { KnownRefusal } from '#contract/refusals.ts'
import type { TradeId } from '#kernel/ids.ts'
import { isRefusal } from '#kernel/refusal.ts'
import type { EngineAudience, LiveRules } from './engine.ts'
import type { FeedFacts } from './market/feed.ts'
import type { Market } from './market/market.ts'
import { liveRules, type OpeningMarket, openMarket } from './open-market.ts'
import { type Figures, readFigures } from './read-figures.ts'
import { type OpenSums, sumOpen } from './trades/exposure.ts'
import type { Lanes } from './trades/open-lanes.ts'
import type { OrderRequest } from './trades/open-trades.ts'
import { type Entries, entriesOf } from './trades/positions.ts'
import { tellTraced } from './trades/trace-orders.ts'
import { type Accepted, acceptedOf } from './trades/trade-view.ts'

export type Trading = {
  /** To be read only; it changes as prices are stored. */
  readonly market: Market
  readonly feed: FeedFacts
  readonly rules: LiveRules
  readonly open: (request: OrderRequest) => Promise<Accepted | KnownRefusal>
  readonly entriesOf: (ids: readonly TradeId[]) => Promise<Entries>
  /** What the open trades may cost, and what is due, at this instant. */
  readonly sumOpen: () => Promise<OpenSums>
  /** What whoever watches over the install is told. */
  readonly figures: () => Promise<Figures>
  /** Settings were read, or what else decides about live trades. */
  readonly reconsider: () => void
  /** Whether orders given here reach the process that leads. */
  readonly reachesLead: () => boolean
  readonly stop: () => Promise<void>
}

/** Who is told what, as it happens: the stream in production. */
export type Audience = Omit<EngineAudience, 'opened' | 'traced'> & {
  readonly accepted: (accepted: readonly Accepted[]) => void
}

export function tellBoth(one: Audience, other: Audience): Audience {
  return {
    ticks: (ticks) => {
      one.ticks(ticks)
      other.ticks(ticks)
    },
    accepted: (accepted) => {
      one.accepted(accepted)
      other.accepted(accepted)
    },
    entered: (positions) => {
      one.entered(positions)
      other.entered(positions)
    },
    settled: (settled) => {
      one.settled(settled)
      other.settled(settled)
    },
  }
}

export type TradingOptions = Omit<OpeningMarket, 'audience'> & { readonly audience: Audience }

/** Throws, with a sentence for the operator, when the feed cannot be had. */
export type OpenTrading = (options: TradingOptions) => Promise<Trading>

export const tradeHere: OpenTrading = async (options) => {
  const { accepted, ...audience } = options.audience
  const { engine, feed } = await openMarket({
    ...options,
    audience: {
      ...audience,
      opened: (opened) => accepted(opened.map(acceptedOf)),
      traced: tellTraced,
    },
  })
  return {
    market: engine.market,
    feed,
    rules: liveRules(options, feed),
    open: acceptingBy(engine.lanes),
    entriesOf: async (ids) => entriesOf(engine.positions, ids),
    sumOpen: async () => sumOpen(engine.positions, options.clock.now()),
    figures: async () => readFigures(engine),
    reconsider: () => {},
    reachesLead: () => true,
    stop: engine.stop,
  }
}

/** What lanes of this thread open, as it is told outside of it. */
export function acceptingBy({ open }: Pick<Lanes, 'open'>): Trading['open'] {
  return async (request) => {
    const opened = await open(request)
    return isRefusal(opened) ? opened : acceptedOf(opened)
  }
}
