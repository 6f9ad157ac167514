// A member of staff closes a client's account, by the same rules as the client: no trade open, no
// money left, nothing under way. The client is told, and why.

import type { KnownRefusal } from '#contract/refusals.ts'
import type { ClientId } from '#kernel/ids.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import type { Millis } from '#kernel/time.ts'
import { closeClient } from '#server/identity/clients/close-client.ts'
import { findKnown } from '#server/identity/clients/find-client.ts'
import { tell } from '#server/identity/clients/tell-act.ts'
import { admitStaffFor } from '#server/install/operators/admit-staff.ts'
import type { Staff } from '#server/install/operators/staff.ts'
import { type ClosingDeps, endAccount } from './close-account.ts'
import { closingActs } from './closing-acts.ts'
import { insertClosure } from './privacy.store.ts'

type ClosingFor = {
  readonly clientId: ClientId
  /** In words for the client. */
  readonly reason: string
  readonly by: Staff
}

export async function closeForClient(
  deps: ClosingDeps,
  { clientId, reason, by }: ClosingFor,
): Promise<{ keptUntil: Millis } | KnownRefusal> {
  const outcome = await deps.db.transaction(async (tx) => {
    const client = await findKnown(tx, clientId)
    if (!client) return refuse('not_found')
    const staff = await admitStaffFor(tx, by, 'client.close', client)
    if (isRefusal(staff)) return staff
    if (!(await closeClient(tx, clientId))) return refuse('account_closed')
    const at = deps.clock.now()
    const closed = await endAccount(tx, deps, clientId, at)
    if (isRefusal(closed)) return closed
    const { ended, keptUntil, givenUp } = closed
    await insertClosure(tx, { clientId, closedAt: at, keptUntil, reason })
    const told = { clientId, actor: staff.actor, at, facts: { keptUntil, givenUp, reason } }
    await tell(tx, { act: closingActs.closedByStaff, ...told }, deps)
    return { keptUntil, ended }
  })
  if (isRefusal(outcome)) return outcome
  outcome.ended.forEach(deps.onEnded)
  return { keptUntil: outcome.keptUntil }
}
