// Trading over HTTP: place an order, look at trades, get the proof of one.

import type { KnownRefusal } from '#contract/refusals.ts'
import { routes } from '#contract/routes.ts'
import type { Mode } from '#contract/shared/wire.ts'
import type { ClientId, TradeId } from '#kernel/ids.ts'
import { isUuid } from '#kernel/ids.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { newBudget } from '#server/platform/budget.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db.ts'
import type { Router } from '#server/platform/http.ts'
import { madeSuccess, orderKeyOf } from '#server/platform/reply.ts'
import type { Market } from '../market/market.ts'
import { loadReceipt } from './load-receipt.ts'
import type { OrderRequest } from './open-trades.ts'
import { listTrades, type StoredTrade } from './past-trades.store.ts'
import type { Entries } from './positions.ts'
import { profitView } from './profit-view.ts'
import { type Accepted, openView, settledView } from './trade-view.ts'

type Deps = {
  readonly db: Db
  readonly clock: Clock
  readonly open: (request: OrderRequest) => Promise<Accepted | KnownRefusal>
  readonly entriesOf: (ids: readonly TradeId[]) => Promise<Entries>
  readonly market: () => Market
  readonly sourceName: (id: number) => string
}

/** Of one client. */
const orderBudget = { most: 100, perSecond: 100 } as const

export function registerTradeRoutes(router: Router, deps: Deps): void {
  const budget = newBudget(orderBudget, () => deps.clock.now())

  router.on(routes.submitTrade, async ({ body, clientId, request }) => {
    const orderKey = orderKeyOf(request)
    if (isRefusal(orderKey)) return orderKey
    const seconds = budget.spend(String(clientId), 1)
    if (seconds !== undefined) return refuse('too_many_requests', { seconds })
    const accepted = await deps.open({ clientId, order: body, orderKey })
    return isRefusal(accepted) ? accepted : madeSuccess('Trade placed.', accepted.trade)
  })

  router.on(routes.listTrades, async ({ query, clientId }) => {
    const page = await pageOf(deps.db, {
      clientId,
      book: query.mode,
      only: query.status ?? 'all',
      ...query,
    })
    if (!page) return refuse('malformed')
    const open = page.trades.filter(({ end }) => !end).map(({ trade }) => trade.id)
    const entries = await deps.entriesOf(open)
    const data = page.trades.map((stored) => viewOf(stored, entries))
    return { status: true as const, message: '', data, next_cursor: page.next }
  })

  router.on(routes.listProfits, async ({ query, clientId }) => {
    const page = await pageOf(deps.db, { clientId, book: query.mode, only: 'won', ...query })
    if (!page) return refuse('malformed')
    return {
      status: true as const,
      message: '',
      data: page.trades.map(profitView),
      next_cursor: page.next,
    }
  })

  router.on(routes.tradeReceipt, async ({ params, clientId }) => {
    const id = params.id ?? ''
    if (!isUuid(id)) return refuse('not_found')
    const receipt = await loadReceipt(deps.db, {
      clientId,
      id,
      ...deps,
      market: deps.market(),
    })
    return receipt ? { status: true as const, message: '', data: receipt } : refuse('not_found')
  })
}

type PageQuery = {
  readonly clientId: ClientId
  readonly book: Mode
  readonly only: 'open' | 'settled' | 'won' | 'all'
  readonly limit: number
  readonly cursor?: string | undefined
}

async function pageOf(db: Db, { cursor, limit: rows, ...list }: PageQuery) {
  if (cursor !== undefined && !isUuid(cursor)) return undefined
  const trades = await listTrades(db, { ...list, after: cursor, limit: rows + 1 })
  const page = trades.slice(0, rows)
  const next = trades.length > rows ? (page.at(-1)?.trade.id ?? null) : null
  return { trades: page, next }
}

function viewOf({ trade, end }: StoredTrade, entries: Entries) {
  if (end) return settledView(trade, end)
  const known = entries.get(trade.id)
  return openView(trade, known?.entry?.price ?? null, known?.strike ?? null)
}
