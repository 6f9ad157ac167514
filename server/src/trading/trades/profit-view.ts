// A won trade as a record of profit: the stake, what was gained, and what was paid in all.

import type { ProfitView } from '#contract/client/trades.ts'
import { present } from '#kernel/assert.ts'
import { minus, usdToNumber } from '#kernel/money.ts'
import { iso } from '#kernel/time.ts'
import type { StoredTrade } from './past-trades.store.ts'

export function profitView({ trade, end }: StoredTrade): ProfitView {
  const { payout, settledAt } = present(end, 'a won trade has an end')
  return {
    profit_id: trade.id,
    trade_id: trade.id,
    symbol: trade.instrument.symbol,
    mode: trade.book,
    amount: usdToNumber(trade.stake),
    profit: usdToNumber(minus(payout, trade.stake)),
    earnings: usdToNumber(payout),
    createdAt: iso(settledAt),
  }
}
