// The calls by which staff freeze an account and let it go on.

import { officeRoutes as routes } from '#contract/staff/routes.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import type { OfficeRouter } from '#server/install/compose-install.ts'
import { success } from '#server/platform/reply.ts'
import { clientIdFrom } from '../clients/client.ts'
import { type FreezeDeps, freezeAccount } from './freeze-account.ts'
import { unfreezeAccount } from './unfreeze-account.ts'

export function registerStaffFreezes(office: OfficeRouter, deps: FreezeDeps): void {
  office.on(routes.officeFreeze, async ({ params: { id = '' }, staff, body: { reason } }) => {
    if (clientIdFrom(id) === undefined) return refuse('not_found')
    const frozen = await freezeAccount(deps, { known: id, reason, by: staff.staff })
    return isRefusal(frozen) ? frozen : success('The account is frozen; the client is told.', null)
  })

  office.on(routes.officeUnfreeze, async ({ params: { id = '' }, staff, body: { reason } }) => {
    if (clientIdFrom(id) === undefined) return refuse('not_found')
    const done = await unfreezeAccount(deps, { known: id, reason, by: staff.staff })
    return isRefusal(done) ? done : success('It is written down.', { missing: done.missing })
  })
}
