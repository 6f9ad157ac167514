// The calls by which a member of staff keeps passkeys, and shows their second factor by one.

import { officeRoutes as routes } from '#contract/staff/routes.ts'
import { isUuid } from '#kernel/ids.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { iso } from '#kernel/time.ts'
import type { StaffRouter } from '#server/platform/http.ts'
import { success } from '#server/platform/reply.ts'
import {
  addStaffPasskey,
  listStaffPasskeys,
  nameStaffPasskey,
  removeStaffPasskey,
  startStaffPasskey,
} from '../operators/keep-staff-passkeys.ts'
import { askStaffPasskey, type SigningDeps } from '../operators/sign-by-passkey.ts'
import type { StaffAtDesk } from './identify-staff.ts'

export function registerStaffPasskeys(office: StaffRouter<StaffAtDesk>, deps: SigningDeps): void {
  office.on(routes.officeProofPasskey, async ({ staff: { session } }) => {
    const asked = await askStaffPasskey(deps, session.member, 'prove')
    return isRefusal(asked) ? asked : success('For a passkey to sign.', { ...asked })
  })

  office.on(routes.officePasskeys, async ({ staff: { session } }) => {
    const found = await listStaffPasskeys(deps.db, session.member)
    const data = found.map(({ id, name, createdAt, usedAt }) => ({
      id,
      name,
      created_at: iso(createdAt),
      used_at: usedAt === null ? null : iso(usedAt),
    }))
    return success('Your passkeys.', data)
  })

  office.on(routes.officePasskeyOptions, async ({ staff: { staff } }) => {
    const asked = await startStaffPasskey(deps, staff)
    return isRefusal(asked) ? asked : success('For a passkey to be made.', { ...asked })
  })

  office.on(routes.officePasskeyNew, async ({ staff: { staff }, body }) => {
    const refusal = await addStaffPasskey(deps, body, staff)
    return refusal ?? success('The passkey is added.', null)
  })

  office.on(routes.officePasskeyName, async ({ staff: { staff }, params, body: { name } }) => {
    const { id = '' } = params
    if (!isUuid(id)) return refuse('not_found')
    const refusal = await nameStaffPasskey(deps, { id, name }, staff)
    return refusal ?? success('The passkey has its new name.', null)
  })

  office.on(routes.officePasskeyRemoval, async ({ staff: { staff }, params: { id = '' } }) => {
    if (!isUuid(id)) return refuse('not_found')
    const refusal = await removeStaffPasskey(deps, id, staff)
    return refusal ?? success('The passkey is removed.', null)
  })
}
