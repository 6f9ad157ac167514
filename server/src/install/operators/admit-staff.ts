// Whether a member of staff may do what they are about to do. Each use case of staff asks this in
// its own transaction, whoever calls it: the member may have left since, or have other roles.

import type { KnownRefusal } from '#contract/refusals.ts'
import { emailKeyOf } from '#kernel/email.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import type { Tx } from '#server/platform/db.ts'
import { loadMember } from './members.store.ts'
import { loadInstallMode } from './operators.store.ts'
import { mayDo, type StaffAction } from './powers.ts'
import type { Staff } from './staff.ts'

/** As they are known now; or why they may not. Live, nobody acts without a second factor. */
export async function admitStaff(
  tx: Tx,
  staff: Staff,
  action: StaffAction,
): Promise<Staff | KnownRefusal> {
  const member = await loadMember(tx, staff.email)
  if (!member) return refuse('operator_unknown', { email: staff.email })
  const { email, roles } = member
  if (!mayDo(roles, action)) return refuse('staff_power_missing', { email, action })
  if (staff.provenAt === null && (await loadInstallMode(tx)) === 'live') {
    return refuse('staff_factor_missing', { email })
  }
  return { ...staff, email, roles }
}

/** The same, where it is about somebody's account: nobody decides about their own. */
export async function admitStaffFor(
  tx: Tx,
  staff: Staff,
  action: StaffAction,
  about: { readonly email: string; readonly own: OwnRefusal },
): Promise<Staff | KnownRefusal> {
  const admitted = await admitStaff(tx, staff, action)
  if (isRefusal(admitted)) return admitted
  const isOwn = emailKeyOf(about.email) === emailKeyOf(admitted.email)
  return isOwn ? refuse(about.own) : admitted
}

type OwnRefusal = 'own_account' | 'own_withdrawal' | 'own_document' | 'own_plan'
