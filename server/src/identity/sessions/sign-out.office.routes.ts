// The call by which staff sign a client out everywhere.

import { officeRoutes as routes } from '#contract/staff/routes.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import type { OfficeRouter } from '#server/install/compose-install.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db.ts'
import { success } from '#server/platform/reply.ts'
import { clientIdFrom } from '../clients/client.ts'
import type { Identification } from './identify-client.ts'
import { signOutClient } from './sign-out-client.ts'

type Deps = {
  readonly db: Db
  readonly clock: Clock
  readonly identification: Identification
}

export function registerStaffSignOut(
  office: OfficeRouter,
  { db, clock, identification }: Deps,
): void {
  const ending = { db, clock, onEnded: identification.sessionEnded }
  office.on(routes.officeSignOutClient, async ({ params: { id = '' }, staff, body }) => {
    const clientId = clientIdFrom(id)
    if (clientId === undefined) return refuse('not_found')
    const ended = await signOutClient(ending, { clientId, by: staff.staff, ...body })
    return isRefusal(ended) ? ended : success('The client is signed out.', { ended })
  })
}
