// A member of staff pauses the automated trades of one client, for a reason that the client reads,
// and lets them go on.

import type { KnownRefusal } from '#contract/refusals.ts'
import type { ClientId } from '#kernel/ids.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { findKnown } from '#server/identity/clients/find-client.ts'
import { tell } from '#server/identity/clients/tell-act.ts'
import type { WritingDeps } from '#server/identity/clients/write-to-client.ts'
import { admitStaffFor } from '#server/install/operators/admit-staff.ts'
import type { Staff } from '#server/install/operators/staff.ts'
import type { Db } from '#server/platform/db.ts'
import { haltActs } from './halt-acts.ts'
import { endHalt, insertHalt } from './halts.store.ts'

export type ClientHaltDeps = WritingDeps & { readonly db: Db }

export type ClientHalt = {
  readonly clientId: ClientId
  readonly by: Staff
  /** In words for the client. */
  readonly reason: string
}

/** Undefined where it was done. */
export function haltClient(
  deps: ClientHaltDeps,
  halt: ClientHalt,
): Promise<KnownRefusal | undefined> {
  return change(deps, halt, 'client_automation.stop')
}

export function resumeClient(
  deps: ClientHaltDeps,
  halt: ClientHalt,
): Promise<KnownRefusal | undefined> {
  return change(deps, halt, 'client_automation.resume')
}

function change(
  deps: ClientHaltDeps,
  { clientId, by, reason }: ClientHalt,
  action: 'client_automation.stop' | 'client_automation.resume',
): Promise<KnownRefusal | undefined> {
  return deps.db.transaction(async (tx) => {
    const client = await findKnown(tx, clientId)
    if (!client) return refuse('not_found')
    const staff = await admitStaffFor(tx, by, action, client)
    if (isRefusal(staff)) return staff
    const at = deps.clock.now()
    const one = { clientId, by: staff.email, reason, at }
    const isStop = action === 'client_automation.stop'
    const isDone = isStop ? await insertHalt(tx, one) : await endHalt(tx, one)
    if (!isDone) return refuse(isStop ? 'automation_stopped_already' : 'automation_not_stopped')
    const act = isStop ? haltActs.paused : haltActs.resumed
    await tell(tx, { act, clientId, actor: staff.actor, at, facts: { reason } }, deps)
    return undefined
  })
}
