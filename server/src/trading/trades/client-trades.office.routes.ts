// The calls by which staff read a client's trades and their receipts, as the client does.

import { officeRoutes as routes } from '#contract/staff/routes.ts'
import { isUuid } from '#kernel/ids.ts'
import { refuse } from '#kernel/refusal.ts'
import { clientIdFrom } from '#server/identity/clients/client.ts'
import { findKnown } from '#server/identity/clients/find-client.ts'
import type { OfficeRouter } from '#server/install/compose-install.ts'
import type { Db } from '#server/platform/db.ts'
import { spanOf } from '#server/platform/keyset.ts'
import { success } from '#server/platform/reply.ts'
import { bareSymbol } from '../instruments/bare-symbol.ts'
import type { Market } from '../market/market.ts'
import { loadReceipt } from './load-receipt.ts'
import { type EntriesOf, pageTrades, viewsOf } from './page-trades.ts'

type Deps = {
  readonly db: Db
  readonly entriesOf: EntriesOf
  readonly market: () => Market
  readonly sourceName: (id: number) => string
}

export function registerStaffClientTrades(office: OfficeRouter, deps: Deps): void {
  office.on(routes.officeClientTrades, async ({ params: { id = '' }, query }) => {
    const clientId = clientIdFrom(id)
    const client = clientId && (await findKnown(deps.db, clientId))
    if (!client) return refuse('not_found')
    const { mode: book, state: only = 'all', sort, symbol, direction, cursor, limit } = query
    const page = await pageTrades(deps.db, {
      clientId: client.id,
      book,
      only,
      direction,
      symbol: symbol === undefined ? undefined : bareSymbol(symbol),
      days: spanOf(query),
      isOldestFirst: sort === 'accepted_at',
      cursor,
      limit,
    })
    if (!page) return refuse('malformed')
    const data = await viewsOf(page, deps.entriesOf)
    return { ...success('Trades.', data), next_cursor: page.next }
  })

  office.on(routes.officeClientReceipt, async ({ params: { id = '', trade = '' } }) => {
    const clientId = clientIdFrom(id)
    if (clientId === undefined || !isUuid(trade)) return refuse('not_found')
    const wanted = { ...deps, clientId, id: trade, market: deps.market() }
    const receipt = await loadReceipt(deps.db, wanted)
    return receipt ? success('The receipt.', receipt) : refuse('not_found')
  })
}
