// A member of staff freezes an account, for a reason that the client reads.

import type { KnownRefusal } from '#contract/refusals.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { admitStaffFor } from '#server/install/operators/admit-staff.ts'
import type { Staff } from '#server/install/operators/staff.ts'
import type { Db } from '#server/platform/db.ts'
import { freezeClient } from '../clients/freeze-client.ts'
import { tell } from '../clients/tell-act.ts'
import type { WritingDeps } from '../clients/write-to-client.ts'
import { findStanding, type Standing } from './find-standing.ts'
import { freezeActs } from './freeze-acts.ts'

export type FreezeDeps = WritingDeps & { readonly db: Db }

export type Decision = {
  /** The client's id or address. */
  readonly known: string
  /** In words for the client. */
  readonly reason: string
  readonly by: Staff
}

export function freezeAccount(
  deps: FreezeDeps,
  { known, reason, by }: Decision,
): Promise<Standing | KnownRefusal> {
  return deps.db.transaction(async (tx) => {
    const before = await findStanding(tx, known)
    if (!before) return refuse('not_found')
    const staff = await admitStaffFor(tx, by, 'account.freeze', before.client)
    if (isRefusal(staff)) return staff
    const { actor } = staff
    const clientId = before.client.id
    const freezing = { clientId, actor, reason: { written: reason }, isMoneyMissing: false }
    if (!(await freezeClient(tx, freezing, deps))) return refuse('account_closed')
    const after = await findStanding(tx, String(clientId))
    const told = { clientId, actor, at: deps.clock.now(), facts: { reason } }
    await tell(tx, { act: freezeActs.accountFrozen, ...told }, deps)
    return after ?? refuse('not_found')
  })
}
