// The call by which staff close a client's account.

import { officeRoutes as routes } from '#contract/staff/routes.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { iso } from '#kernel/time.ts'
import { clientIdFrom } from '#server/identity/clients/client.ts'
import type { Identification } from '#server/identity/sessions/identify-client.ts'
import type { OfficeRouter } from '#server/install/compose-install.ts'
import { success } from '#server/platform/reply.ts'
import type { ClosingDeps } from './close-account.ts'
import { closeForClient } from './close-for-client.ts'

type Deps = Omit<ClosingDeps, 'onEnded'> & { readonly identification: Identification }

export function registerStaffClosing(office: OfficeRouter, deps: Deps): void {
  const closing = { ...deps, onEnded: deps.identification.sessionEnded }
  office.on(routes.officeClose, async ({ params: { id = '' }, staff, body: { reason } }) => {
    const clientId = clientIdFrom(id)
    if (clientId === undefined) return refuse('not_found')
    const closed = await closeForClient(closing, { clientId, reason, by: staff.staff })
    if (isRefusal(closed)) return closed
    return success('The account is closed; the client is told.', {
      kept_until: iso(closed.keptUntil),
    })
  })
}
