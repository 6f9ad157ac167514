// The client's trades in the query cache: fetched once, then moved on by what the stream tells.

import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { TradeView } from '#contract/client/trades.ts'
import type { Mode, StakedMode } from '#contract/shared/wire.ts'
import { refreshFor } from '../stream/news.ts'
import { listen } from '../stream/stream.ts'
import { patchUser, refreshUser } from '../user/user.ts'
import { openTradesQuery, profitsQuery, tradeHistoryQuery } from './api.ts'

/** Trades that have not ended yet, newest first. */
export function useOpenTrades(mode: StakedMode) {
  return useQuery(openTradesQuery(mode))
}

/** Puts a trade as it is now into every list that holds it, or should. */
export function receiveTrade(queries: QueryClient, trade: TradeView): void {
  const { mode, trade_id: id, status } = trade
  queries.setQueryData(openTradesQuery(mode).queryKey, (trades) => {
    if (!trades) return trades
    const others = trades.filter((other) => other.trade_id !== id)
    if (status !== 'Pending') return others
    const known = trades.find((other) => other.trade_id === id)
    // The answer to the order may come after the stream has told its entry price already.
    return [known?.entry_price != null ? known : trade, ...others]
  })
  queries.setQueryData(tradeHistoryQuery(mode).queryKey, (history) => {
    if (!history) return history
    const isKnown = history.pages.some((page) => page.data.some((one) => one.trade_id === id))
    const pages = history.pages.map((page, index) => ({
      ...page,
      data: isKnown
        ? page.data.map((one) => (one.trade_id === id ? trade : one))
        : index === 0
          ? [trade, ...page.data]
          : page.data,
    }))
    return { ...history, pages }
  })
  if (status === 'Won') void queries.invalidateQueries(profitsQuery(mode))
}

/** Newest version heard of each balance: an older message that comes late is left. */
const versions = new Map<Mode, number>()

/** Keeps trades and balances in the cache up to date while a signed-in screen stands. */
export function useTradeEvents(): void {
  const queries = useQueryClient()
  useEffect(
    () =>
      listen({
        event: (event) => {
          if (event.type === 'trade') receiveTrade(queries, event.trade)
          else if (event.type === 'balance' && event.version > (versions.get(event.mode) ?? 0)) {
            versions.set(event.mode, event.version)
            const field = event.mode === 'real' ? 'balance' : 'demo_balance'
            patchUser(queries, (user) => ({ ...user, [field]: event.balance }))
          }
        },
        missed: () => {
          versions.clear()
          void refreshUser(queries)
          void refreshFor(queries, 'trades')
        },
      }),
    [queries],
  )
}
