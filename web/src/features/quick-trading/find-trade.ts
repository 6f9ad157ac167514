// The trade that the chart is asked to show.

import { create } from 'zustand'
import type { TradeView } from '#contract/client/trades.ts'
import { choose } from './ticket.ts'

type Asked = { readonly trade: TradeView | null }

export const useAskedTrade = create<Asked>(() => ({ trade: null }))

export function findTrade(trade: TradeView): void {
  choose({ symbol: trade.symbol })
  // Anew each time it is asked for.
  useAskedTrade.setState({ trade: { ...trade } })
}
