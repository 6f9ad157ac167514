// The calls by which staff sign a client out: everywhere, or of one session.

import { officeRoutes as routes } from '#contract/staff/routes.ts'
import { isUuid, type SessionId } from '#kernel/ids.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import type { OfficeRouter } from '#server/install/compose-install.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db.ts'
import { success } from '#server/platform/reply.ts'
import { clientIdFrom } from '../clients/client.ts'
import type { Identification } from './identify-client.ts'
import { endSessionFor, signOutClient } from './sign-out-client.ts'

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
  office.on(routes.officeClientSessionEnd, async ({ params, staff, body }) => {
    const { id = '', session = '' } = params
    const clientId = clientIdFrom(id)
    if (clientId === undefined || !isUuid(session)) return refuse('not_found')
    const which = { clientId, by: staff.staff, ...body }
    const ended = await endSessionFor(ending, session as SessionId, which)
    return isRefusal(ended) ? ended : success('The session has ended.', null)
  })
}
