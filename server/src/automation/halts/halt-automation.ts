// A member of staff stops automated trading for everybody, and lets it go on. To stop is one
// person's, at once; to let it go on is one person's too, who shows their second factor for it.

import type { KnownRefusal } from '#contract/refusals.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { admitStaff } from '#server/install/operators/admit-staff.ts'
import type { Staff } from '#server/install/operators/staff.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db.ts'
import { recordEvent } from '#server/record/events/record-event.ts'
import { endHalt, insertHalt } from './halts.store.ts'

export type HaltDeps = { readonly db: Db; readonly clock: Clock }

type Doing = { readonly by: Staff; readonly reason: string }

/** Undefined where it was done. */
export function haltAll(deps: HaltDeps, doing: Doing): Promise<KnownRefusal | undefined> {
  return change(deps, doing, 'automation.stop')
}

export function resumeAll(deps: HaltDeps, doing: Doing): Promise<KnownRefusal | undefined> {
  return change(deps, doing, 'automation.resume')
}

function change(
  { db, clock }: HaltDeps,
  { by, reason }: Doing,
  action: 'automation.stop' | 'automation.resume',
): Promise<KnownRefusal | undefined> {
  return db.transaction(async (tx) => {
    const staff = await admitStaff(tx, by, action)
    if (isRefusal(staff)) return staff
    const at = clock.now()
    const one = { clientId: null, by: staff.email, reason, at }
    const isStop = action === 'automation.stop'
    const isDone = isStop ? await insertHalt(tx, one) : await endHalt(tx, one)
    if (!isDone) return refuse(isStop ? 'automation_stopped_already' : 'automation_not_stopped')
    await recordEvent(tx, {
      at,
      clientId: null,
      actor: staff.actor,
      kind: isStop ? 'automation_stopped' : 'automation_resumed',
      details: { reason },
    })
    return undefined
  })
}
