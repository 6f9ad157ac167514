// Staff give a client more time to be identified: thirty working days in all.

import type { KnownRefusal } from '#contract/refusals.ts'
import type { ClientId } from '#kernel/ids.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { admitStaffFor } from '#server/install/operators/admit-staff.ts'
import type { Staff } from '#server/install/operators/staff.ts'
import type { Db } from '#server/platform/db.ts'
import { findClient } from '../clients/find-client.ts'
import { findLogin } from '../clients/find-login.ts'
import { tell } from '../clients/tell-act.ts'
import type { WritingDeps } from '../clients/write-to-client.ts'
import { extendedDueOn } from './deadline.ts'
import { lockDeadline, updateDeadline } from './deadlines.store.ts'
import { documentActs } from './document-acts.ts'

export type ExtendingDeps = WritingDeps & { readonly db: Db }

type Extending = {
  /** The client's id or address. */
  readonly known: string
  readonly by: Staff
  /** A command names none. */
  readonly reason?: string | null
}

export function extendDeadline(
  deps: ExtendingDeps,
  { known, by, reason = null }: Extending,
): Promise<{ readonly dueOn: string } | KnownRefusal> {
  const { db, clock } = deps
  return db.transaction(async (tx) => {
    const clientId = /^\d{1,18}$/.test(known)
      ? (BigInt(known) as ClientId)
      : (await findLogin(tx, known))?.clientId
    const deadline = clientId === undefined ? undefined : await lockDeadline(tx, clientId)
    if (clientId === undefined || !deadline) return refuse('not_found')
    const client = await findClient(tx, clientId)
    const staff = await admitStaffFor(tx, by, 'identity_deadline.extend', client)
    if (isRefusal(staff)) return staff
    const dueOn = extendedDueOn(deadline)
    if (isRefusal(dueOn)) return dueOn
    const at = clock.now()
    await updateDeadline(tx, clientId, { dueOn, at, by: staff.email })
    const told = { clientId, actor: staff.actor, at, facts: { dueOn, reason } }
    await tell(tx, { act: documentActs.extended, ...told }, deps)
    return { dueOn }
  })
}
