// The calls by which staff stop new trades and take them again.

import type { KnownRefusal } from '#contract/refusals.ts'
import { officeRoutes as routes } from '#contract/staff/routes.ts'
import { refuse } from '#kernel/refusal.ts'
import { iso } from '#kernel/time.ts'
import type { OfficeRouter } from '#server/install/compose-install.ts'
import type { StaffAtDesk } from '#server/install/desks/identify-staff.ts'
import { success } from '#server/platform/reply.ts'
import type { Market } from '../market/market.ts'
import { reopenTrading, type StopDeps, stopTrading } from './change-stops.ts'
import { listStops } from './stops.store.ts'

type Deps = StopDeps & { readonly market: () => Market }
type Wish = { readonly symbol?: string | undefined; readonly reason: string }

export function registerStaffStops(office: OfficeRouter, deps: Deps): void {
  const { db, market } = deps

  async function changed(change: typeof stopTrading, { symbol, reason }: Wish, at: StaffAtDesk) {
    const quoted = symbol === undefined ? null : market().bySymbol.get(symbol)
    if (quoted === undefined) return refuse('not_found')
    const done: KnownRefusal | undefined = await change(deps, quoted?.instrument ?? null, {
      by: at.staff,
      reason,
    })
    return done ?? success('Done.', null)
  }

  office.on(routes.officeStop, ({ body, staff }) => changed(stopTrading, body, staff))
  office.on(routes.officeReopening, ({ body, staff }) => changed(reopenTrading, body, staff))

  office.on(routes.officeStops, async ({ query: { cursor, limit } }) => {
    const before = cursor !== undefined && /^\d{1,18}$/.test(cursor) ? BigInt(cursor) : null
    const found = await listStops(db, { before, limit: limit + 1 })
    const symbolOf = (id: number) => market().byId.get(id)?.instrument.symbol ?? String(id)
    const data = found.slice(0, limit).map((one) => ({
      id: String(one.id),
      symbol: one.instrumentId === null ? null : symbolOf(one.instrumentId),
      stopped_by: one.stoppedBy,
      stopped_at: iso(one.stoppedAt),
      reason: one.reason,
      reopened_by: one.reopenedBy,
      reopened_at: one.reopenedAt === null ? null : iso(one.reopenedAt),
      reopen_reason: one.reopenReason,
    }))
    const next = found.length > limit ? (data.at(-1)?.id ?? null) : null
    return { ...success('Stops.', data), next_cursor: next }
  })
}
