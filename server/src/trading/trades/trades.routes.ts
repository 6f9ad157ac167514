// Trading over HTTP: place an order, look at trades, get the proof of one.

import { Readable } from 'node:stream'
import type { Direction } from '#contract/client/trades.ts'
import type { KnownRefusal } from '#contract/refusals.ts'
import { routes } from '#contract/routes.ts'
import { isUuid } from '#kernel/ids.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { newBudget } from '#server/platform/budget.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db.ts'
import type { Router } from '#server/platform/http.ts'
import { spanOf } from '#server/platform/keyset.ts'
import { limit } from '#server/platform/limit.ts'
import { madeSuccess, orderKeyOf } from '#server/platform/reply.ts'
import { bareSymbol } from '../instruments/bare-symbol.ts'
import type { Market } from '../market/market.ts'
import { loadReceipt } from './load-receipt.ts'
import type { OrderRequest } from './open-trades.ts'
import { type EntriesOf, pageTrades, viewsOf } from './page-trades.ts'
import { profitView } from './profit-view.ts'
import { isReservedKey } from './signalled.ts'
import { summariseTrades } from './summarise-trades.ts'
import type { Accepted } from './trade-view.ts'
import { tradesCsv } from './trades-file.ts'

type Deps = {
  readonly db: Db
  readonly clock: Clock
  readonly open: (request: OrderRequest) => Promise<Accepted | KnownRefusal>
  readonly entriesOf: EntriesOf
  readonly market: () => Market
  readonly sourceName: (id: number) => string
}

/** Of one client. */
const filesAnHour = 60
const hourSeconds = 3_600
const orderBudget = { most: 100, perSecond: 100 } as const

export function registerTradeRoutes(router: Router, deps: Deps): void {
  const fileLimit = limit(filesAnHour, hourSeconds)
  const budget = newBudget(orderBudget, () => deps.clock.now())

  router.on(routes.submitTrade, async ({ body, clientId, request }) => {
    const orderKey = orderKeyOf(request)
    if (isRefusal(orderKey)) return orderKey
    if (orderKey !== null && isReservedKey(orderKey)) return refuse('key_reserved')
    const seconds = budget.spend(String(clientId), 1)
    if (seconds !== undefined) return refuse('too_many_requests', { seconds })
    const accepted = await deps.open({ clientId, order: body, orderKey, trace: request.trace })
    return isRefusal(accepted) ? accepted : madeSuccess('Trade placed.', accepted.trade)
  })

  router.on(routes.listTrades, async ({ query, clientId }) => {
    const page = await pageTrades(deps.db, {
      clientId,
      book: query.mode,
      only: query.result ?? query.status ?? 'all',
      ...fitting(query),
      cursor: query.cursor,
      limit: query.limit,
    })
    if (!page) return refuse('malformed')
    const data = await viewsOf(page, deps.entriesOf)
    return { status: true as const, message: '', data, next_cursor: page.next }
  })

  router.on(routes.tradeSummary, async ({ query, clientId }) => {
    const { mode: book, result } = query
    const wanted = { clientId, book, only: result ?? 'settled', ...fitting(query) } as const
    return { status: true as const, message: '', data: await summariseTrades(deps.db, wanted) }
  })

  router.on(routes.tradeFile, async ({ query, clientId, reply }) => {
    const tooMany = await fileLimit(String(clientId))
    if (tooMany) return tooMany
    const { mode: book, result, lang } = query
    const wanted = { clientId, book, only: result ?? 'all', ...fitting(query) } as const
    reply.header('content-type', 'text/csv; charset=utf-8')
    reply.header('content-disposition', `attachment; filename="trades-${book}.csv"`)
    return Readable.from(tradesCsv(deps, wanted, lang))
  })

  router.on(routes.listProfits, async ({ query, clientId }) => {
    const page = await pageTrades(deps.db, { clientId, book: query.mode, only: 'won', ...query })
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

type Filter = {
  readonly symbol?: string | undefined
  readonly direction?: Direction | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
}

function fitting({ symbol, direction, ...days }: Filter) {
  const bare = symbol === undefined ? undefined : bareSymbol(symbol)
  return { symbol: bare, direction, days: spanOf(days) }
}
