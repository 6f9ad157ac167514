// Whether a member of staff may do what they are about to do. Each use case of staff asks this in
// its own transaction, whoever calls it: the member may have left since, or have other roles.

import type { KnownRefusal } from '#contract/refusals.ts'
import {
  type ClientAction,
  type InstallAction,
  isFreshFor,
  mayDo,
  powers,
  type StaffAction,
} from '#contract/staff/powers.ts'
import { emailKeyOf } from '#kernel/email.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import type { Tx } from '#server/platform/db.ts'
import { noteActing } from '#server/record/events/note-acting.ts'
import { loadDemoOperator, loadMember } from './members.store.ts'
import { loadInstallMode } from './operators.store.ts'
import {
  type Admitted,
  actingBy,
  type DemoOperator,
  demoOperatorEmail,
  type Staff,
} from './staff.ts'

/**
 * As they are known now; or why they may not. Live, nobody acts without a second factor, and what
 * the table of powers says so of takes one that was shown a moment ago.
 */
export function admitStaff(
  tx: Tx,
  by: Staff | DemoOperator,
  action: InstallAction,
): Promise<Admitted | KnownRefusal> {
  return admit(tx, by, action)
}

/** The same, where it is about a client: nobody does it to themselves. */
export async function admitStaffFor(
  tx: Tx,
  by: Staff | DemoOperator,
  action: ClientAction,
  client: { readonly email: string },
): Promise<Admitted | KnownRefusal> {
  const staff = await admit(tx, by, action)
  if (isRefusal(staff)) return staff
  const isOwn = emailKeyOf(client.email) === emailKeyOf(staff.email)
  return isOwn ? refuse(powers[action].own) : staff
}

async function admit(
  tx: Tx,
  by: Staff | DemoOperator,
  action: StaffAction,
): Promise<Admitted | KnownRefusal> {
  const mode = await loadInstallMode(tx)
  const isProgram = 'program' in by
  const known = isProgram ? await loadDemoOperator(tx) : await loadMember(tx, by.email)
  if (!known || (isProgram && mode !== 'sandbox')) {
    return refuse('operator_unknown', { email: isProgram ? demoOperatorEmail : by.email })
  }
  const { email, roles } = known
  if (!mayDo(roles, action)) return refuse('staff_power_missing', { email, action })
  const provenAt = isProgram ? null : by.provenAt
  if (provenAt === null && mode === 'live') return refuse('staff_factor_missing', { email })
  const isStale = !isProgram && provenAt !== null && isFreshFor(action) && !by.isFresh
  if (isStale) return refuse('staff_proof_needed')
  const actor = `staff:${email}` as const
  const acts = isProgram ? 'program' : actingBy(by)
  noteActing(tx, actor, acts)
  const name = 'name' in known ? known.name : null
  return { email, name, roles, provenAt, actor, acts } as Admitted
}
