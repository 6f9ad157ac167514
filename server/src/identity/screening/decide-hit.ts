// A member of staff says whether a client is the person on a list whose name is like theirs, once
// and with a reason.

import type { KnownRefusal } from '#contract/refusals.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { admitStaffFor } from '#server/install/operators/admit-staff.ts'
import type { Staff } from '#server/install/operators/staff.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db.ts'
import { recordEvent } from '#server/record/events/record-event.ts'
import { findClient } from '../clients/find-client.ts'
import { type Hit, refuseVerdict, type Verdict } from './hit.ts'
import { lockHit, updateVerdict } from './screening.store.ts'

export function decideHit(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  id: string,
  { by, verdict, reason }: Verdict & { readonly by: Staff },
): Promise<Hit | KnownRefusal> {
  return db.transaction(async (tx) => {
    const hit = await lockHit(tx, id)
    if (!hit) return refuse('not_found')
    const client = await findClient(tx, hit.clientId)
    const staff = await admitStaffFor(tx, by, 'screening_hit.decide', client)
    if (isRefusal(staff)) return staff
    const refusal = refuseVerdict(hit)
    if (refusal) return refusal
    const at = clock.now()
    const decided = { ...hit, state: verdict, reason, decidedBy: staff.email, decidedAt: at }
    await updateVerdict(tx, decided, at)
    await recordEvent(tx, {
      at,
      clientId: null,
      actor: staff.actor,
      kind: 'screening_hit_decided',
      details: { client: String(hit.clientId), hit: id, list: hit.kind, verdict, reason },
    })
    return decided
  })
}
