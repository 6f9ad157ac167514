// The call by which staff see what came of a client's attempts. Nobody but the client makes one.

import { officeRoutes as routes } from '#contract/staff/routes.ts'
import { refuse } from '#kernel/refusal.ts'
import type { OfficeRouter } from '#server/install/compose-install.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db.ts'
import { success } from '#server/platform/reply.ts'
import { clientIdFrom } from '../clients/client.ts'
import { findKnown } from '../clients/find-client.ts'
import { type NeedDeps, viewAttempts } from './view-attempts.ts'

type Deps = NeedDeps & { readonly db: Db; readonly clock: Clock }

export function registerStaffAppropriateness(office: OfficeRouter, deps: Deps): void {
  const { db, clock } = deps
  office.on(routes.officeClientAppropriateness, async ({ params: { id = '' } }) => {
    const clientId = clientIdFrom(id)
    const client = clientId === undefined ? undefined : await findKnown(db, clientId)
    if (!client) return refuse('not_found')
    return success('The attempts.', await viewAttempts(db, client.id, clock.now(), deps))
  })
}
