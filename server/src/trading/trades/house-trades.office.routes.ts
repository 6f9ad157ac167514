// The call by which staff list everybody’s trades.

import { officeRoutes as routes } from '#contract/staff/routes.ts'
import { usdToText } from '#kernel/money.ts'
import { refuse } from '#kernel/refusal.ts'
import { iso } from '#kernel/time.ts'
import type { OfficeRouter } from '#server/install/compose-install.ts'
import type { Db } from '#server/platform/db.ts'
import { dollarsOf, numberOf, spanOf } from '#server/platform/keyset.ts'
import { success } from '#server/platform/reply.ts'
import { bareSymbol } from '../instruments/bare-symbol.ts'
import type { Market } from '../market/market.ts'
import { housePages, pageHouseTrades } from './page-house-trades.ts'

type Deps = { readonly db: Db; readonly market: () => Market }

export function registerHouseTrades(office: OfficeRouter, { db, market }: Deps): void {
  const symbolOf = (id: number) => market().byId.get(id)?.instrument.symbol ?? String(id)
  const idsOf = (symbol: string) =>
    [...market().byId.values()].flatMap(({ instrument: { id, symbol: known } }) =>
      bareSymbol(known) === bareSymbol(symbol) ? [id] : [],
    )

  office.on(routes.officeTrades, async ({ query }) => {
    const { sort, mode: book = null, state = null, symbol, direction = null, limit } = query
    const after = housePages.from(query.cursor, sort)
    if (after === undefined) return refuse('malformed')
    const { page, next } = await pageHouseTrades(db, {
      sort,
      book,
      state,
      direction,
      after,
      limit,
      instruments: symbol === undefined ? null : idsOf(symbol),
      clientId: numberOf(query.client),
      least: dollarsOf(query.least),
      most: dollarsOf(query.most),
      days: spanOf(query),
    })
    const data = page.map((one) => ({
      id: one.id,
      client_id: String(one.clientId),
      mode: one.book,
      symbol: symbolOf(one.instrumentId),
      direction: one.direction,
      stake: usdToText(one.stake),
      duration: one.durationS,
      accepted_at: iso(one.acceptedAt),
      ends_at: iso(one.expiresAt),
      state: one.status,
      payout: one.payout === null ? null : usdToText(one.payout),
    }))
    return { ...success('Trades.', data), next_cursor: next }
  })
}
