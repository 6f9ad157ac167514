// What is drawn over the prices, and where a trade that runs is among them.

import type { TradeView } from '#contract/client/trades.ts'
import type { InstrumentView } from '#contract/public/market.ts'
import { leadOf, type Side } from '../../../lib/trading/strike.ts'
import type { Places } from './kline.ts'
import { within } from './placing.ts'

export type SceneFacts = {
  readonly instrument: InstrumentView
  readonly spot: number | undefined
  readonly strikes: { readonly Buy: number | undefined; readonly Sell: number | undefined }
  /** The side that is looked at. */
  readonly emphasis: Side | null
  /** When a trade placed now would end, in seconds; null: none can be. */
  readonly expiry: number | null
  readonly open: readonly TradeView[]
  readonly ended: readonly TradeView[]
  /** Seconds, at the server. */
  readonly now: number
  /** The newest price is not the present one. */
  readonly isStale: boolean
}

export const seconds = (instant: string) => Date.parse(instant) / 1_000

export function standingOf({ spot, isStale }: SceneFacts, trade: TradeView) {
  if (isStale || spot === undefined || trade.strike_price === null) return 'unknown'
  const lead = leadOf(trade, spot)
  return lead > 0 ? 'winning' : lead < 0 ? 'losing' : 'level'
}

type Placed = {
  readonly trade: TradeView
  readonly places: Places
  readonly facts: SceneFacts
}

/** Where an open trade is, from its entry to its expiry; undefined before it has an entry price. */
export function spanOf({ trade, places: { x, y, width, height }, facts }: Placed) {
  const { entry_price: entry, strike_price: strike } = trade
  if (strike === null || entry === null) return undefined
  const from = x(seconds(trade.trade_time))
  const to = x(seconds(trade.end_time))
  const top = within(y(strike), 0, height)
  const spotY = within(y(facts.spot ?? strike), 0, height)
  return {
    from,
    to,
    atEnd: Math.min(to, width - 1),
    top,
    spotY,
    entryY: within(y(entry), 0, height),
  }
}
