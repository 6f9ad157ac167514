// How a trade looks on the wire: the specification's words for our own.

import type { TradeView } from '#contract/client/trades.ts'
import type { TradeStatus } from '#contract/shared/trade-states.ts'
import type { ClientId } from '#kernel/ids.ts'
import { type Json, jsonOf } from '#kernel/json.ts'
import { usdToNumber } from '#kernel/money.ts'
import { fromPoints, type Points } from '#kernel/price.ts'
import { iso } from '#kernel/time.ts'
import type { StakingAccount } from '#server/ledger/ledger.ts'
import type { Trace } from '#server/platform/tracing.ts'
import type { Opened } from './open-trades.ts'
import type { End } from './past-trades.store.ts'
import type { Outcome } from './settlement.ts'
import { signalOf } from './signalled.ts'
import type { OpenTrade } from './trade.ts'

export const statusOnWire: Readonly<Record<Outcome | 'open', TradeStatus>> = {
  open: 'Pending',
  won: 'Won',
  lost: 'Lost',
  tied: 'Draw',
  voided: 'Void',
}

/** An open trade, with its entry price and strike once they are known. */
export function openView(trade: OpenTrade, entry: Points | null, strike: Points | null): TradeView {
  const price = (value: Points | null) => value && fromPoints(value, trade.instrument.scale)
  const view: TradeView = {
    trade_id: trade.id,
    trade_time: iso(trade.acceptedAt),
    symbol: trade.instrument.symbol,
    trading_type: trade.instrument.category,
    mode: trade.book,
    trade_mode: trade.direction === 'rise' ? 'Buy' : 'Sell',
    amount: usdToNumber(trade.stake),
    duration: trade.durationSeconds,
    strike_rate: trade.strikeRate,
    profit_rate: trade.payoutRateBp / 10_000,
    win_probability: trade.winProbability,
    entry_price: price(entry),
    strike_price: price(strike),
    end_price: null,
    end_time: iso(trade.expiresAt),
    status: 'Pending',
    reason: null,
    payout: null,
  }
  const signalId = signalOf(trade.orderKey)
  return signalId === null ? view : { ...view, signal_id: signalId }
}

/** What is told of an order that became a trade: to who placed it, and on their sockets. */
export type Accepted = {
  readonly clientId: ClientId
  /**
   * The trade just as it was accepted, whatever became of it since: a repeated order gets the same
   * answer, to the letter.
   */
  readonly trade: Json<TradeView>
  readonly isNew: boolean
  readonly account: StakingAccount | undefined
  readonly trace?: Trace | undefined
}

export function acceptedOf({ trade, isNew, account, trace }: Opened): Accepted {
  const { clientId } = trade
  return { clientId, trade: jsonOf(openView(trade, null, null)), isNew, account, trace }
}

export function settledView(trade: OpenTrade, end: Omit<End, 'settledAt'>): TradeView {
  return {
    ...openView(trade, end.entry?.price ?? null, end.strike),
    end_price: end.exit && fromPoints(end.exitAverage ?? end.exit.price, trade.instrument.scale),
    status: statusOnWire[end.status],
    reason: end.voidReason,
    payout: usdToNumber(end.payout),
  }
}
