// The call by which staff see with whom a client has something in common.

import { officeRoutes as routes } from '#contract/staff/routes.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { iso } from '#kernel/time.ts'
import { clientIdFrom } from '#server/identity/clients/client.ts'
import { lensFor } from '#server/identity/reveals/read-personal-data.ts'
import type { OfficeRouter } from '#server/install/compose-install.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db.ts'
import { success } from '#server/platform/reply.ts'
import { listLinked } from './list-linked.ts'

export function registerLinkedRoutes(
  office: OfficeRouter,
  deps: { readonly db: Db; readonly clock: Clock },
): void {
  office.on(routes.officeLinked, async ({ params: { id = '' }, staff }) => {
    const clientId = clientIdFrom(id)
    const found =
      clientId === undefined ? refuse('not_found') : await listLinked(deps, clientId, staff.staff)
    if (isRefusal(found)) return found
    const show = await lensFor(deps, staff)
    return success(
      'Who has what in common.',
      found.map(({ client, links }) => ({
        client: {
          id: String(client.id),
          name: show(client, 'name', `${client.firstname} ${client.lastname}`),
          email: show(client, 'email', client.email),
          standing: client.state,
        },
        links: links.map(({ kind, method, since }) => ({ kind, method, since: iso(since) })),
      })),
    )
  })
}
