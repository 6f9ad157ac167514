// Trading as the rest of an install sees it: prices to look at, orders to place. It runs in a
// thread of its own (`tradeInThread`), or in this one (`tradeHere`), where a test moves its time.

import type { TradeId } from '#kernel/ids.ts'
import type { LiveRules } from './engine.ts'
import type { Feed } from './modules/market/feed.ts'
import type { Market } from './modules/market/market.ts'
import type { Lanes } from './modules/trades/open-lanes.ts'
import { type Entries, entriesOf } from './modules/trades/positions.ts'
import { liveRules, type OpeningMarket, openMarket } from './open-market.ts'

export type Trading = {
  /** To be read only; it changes as prices are stored. */
  readonly market: Market
  readonly feed: Pick<Feed, 'isLive'>
  readonly rules: LiveRules
  readonly open: Lanes['open']
  readonly entriesOf: (ids: readonly TradeId[]) => Promise<Entries>
  /** Settings were read, or what else decides about live trades. */
  readonly reconsider: () => void
  readonly stop: () => Promise<void>
}

/** Throws, with a sentence for the operator, when the feed cannot be had. */
export type OpenTrading = (options: OpeningMarket) => Promise<Trading>

export const tradeHere: OpenTrading = async (options) => {
  const { engine, feed } = await openMarket(options)
  return {
    ...{ market: engine.market, feed, rules: liveRules(options, feed) },
    open: engine.lanes.open,
    entriesOf: async (ids) => entriesOf(engine.positions, ids),
    reconsider: () => {},
    stop: engine.stop,
  }
}
