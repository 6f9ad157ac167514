// A page of a client's trades of one account, each as it stands now.

import type { TradeView } from '#contract/client/trades.ts'
import type { StakedMode } from '#contract/shared/wire.ts'
import { type ClientId, isUuid, type TradeId } from '#kernel/ids.ts'
import type { Db } from '#server/platform/db.ts'
import { listTrades, type StoredTrade, type TradeList } from './past-trades.store.ts'
import type { Entries } from './positions.ts'
import { openView, settledView } from './trade-view.ts'

type PageQuery = Omit<TradeList, 'after' | 'clientId' | 'book' | 'limit'> & {
  readonly clientId: ClientId
  readonly book: StakedMode
  readonly limit: number
  readonly cursor?: string | undefined
}

export type TradesPage = { readonly trades: readonly StoredTrade[]; readonly next: string | null }

/** Undefined: the cursor is none of ours. */
export async function pageTrades(db: Db, page: PageQuery): Promise<TradesPage | undefined> {
  const { cursor, limit, ...list } = page
  if (cursor !== undefined && !isUuid(cursor)) return undefined
  const found = await listTrades(db, { ...list, after: cursor, limit: limit + 1 })
  const trades = found.slice(0, limit)
  return { trades, next: found.length > limit ? (trades.at(-1)?.trade.id ?? null) : null }
}

export type EntriesOf = (ids: readonly TradeId[]) => Promise<Entries>

export async function viewsOf({ trades }: TradesPage, entriesOf: EntriesOf): Promise<TradeView[]> {
  const open = trades.filter(({ end }) => !end).map(({ trade }) => trade.id)
  const entries = await entriesOf(open)
  return trades.map(({ trade, end }) => {
    if (end) return settledView(trade, end)
    const known = entries.get(trade.id)
    return openView(trade, known?.entry?.price ?? null, known?.strike ?? null)
  })
}
