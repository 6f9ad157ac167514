// The calls by which staff stop automated trading, for everybody or for one client, and let it go
// on.

import type { KnownRefusal } from '#contract/refusals.ts'
import { officeRoutes as routes } from '#contract/staff/routes.ts'
import { refuse } from '#kernel/refusal.ts'
import { iso } from '#kernel/time.ts'
import { clientIdFrom } from '#server/identity/clients/client.ts'
import type { OfficeRouter } from '#server/install/compose-install.ts'
import type { StaffAtDesk } from '#server/install/desks/identify-staff.ts'
import { success } from '#server/platform/reply.ts'
import { haltAll, resumeAll } from './halt-automation.ts'
import { type ClientHaltDeps, haltClient, resumeClient } from './halt-client.ts'
import { listHalts } from './halts.store.ts'

export function registerStaffHalts(office: OfficeRouter, deps: ClientHaltDeps): void {
  const { db } = deps

  async function ofAll(change: typeof haltAll, reason: string, { staff: by }: StaffAtDesk) {
    const refused: KnownRefusal | undefined = await change(deps, { by, reason })
    return refused ?? success('Done.', null)
  }

  office.on(routes.officeAutomationStop, ({ body, staff }) => ofAll(haltAll, body.reason, staff))
  office.on(routes.officeAutomationResuming, ({ body, staff }) =>
    ofAll(resumeAll, body.reason, staff),
  )

  type Wish = { readonly id: string; readonly reason: string }

  async function ofOne(change: typeof haltClient, { id, reason }: Wish, at: StaffAtDesk) {
    const clientId = clientIdFrom(id)
    if (clientId === undefined) return refuse('not_found')
    const refused = await change(deps, { clientId, by: at.staff, reason })
    return refused ?? success('Done; the client is told.', null)
  }

  office.on(routes.officeClientAutomationStop, ({ params: { id = '' }, body: { reason }, staff }) =>
    ofOne(haltClient, { id, reason }, staff),
  )
  office.on(
    routes.officeClientAutomationResuming,
    ({ params: { id = '' }, body: { reason }, staff }) =>
      ofOne(resumeClient, { id, reason }, staff),
  )

  office.on(routes.officeAutomationStops, async ({ query: { cursor, limit } }) => {
    const before = cursor !== undefined && /^\d{1,18}$/.test(cursor) ? BigInt(cursor) : null
    const found = await listHalts(db, { before, limit: limit + 1 })
    const data = found.slice(0, limit).map((one) => ({
      id: String(one.id),
      client_id: one.clientId === null ? null : String(one.clientId),
      stopped_by: one.stoppedBy,
      stopped_at: iso(one.stoppedAt),
      reason: one.reason,
      resumed_by: one.resumedBy,
      resumed_at: one.resumedAt === null ? null : iso(one.resumedAt),
      resume_reason: one.resumeReason,
    }))
    const next = found.length > limit ? (data.at(-1)?.id ?? null) : null
    return { ...success('Stops.', data), next_cursor: next }
  })
}
