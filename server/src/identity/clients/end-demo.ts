// A member of staff ends a demo before its time. It goes on as the client likes: an ended demo
// starts again whenever they ask.

import type { KnownRefusal } from '#contract/refusals.ts'
import type { ClientId } from '#kernel/ids.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { later } from '#kernel/time.ts'
import { admitStaffFor } from '#server/install/operators/admit-staff.ts'
import type { Staff } from '#server/install/operators/staff.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db.ts'
import { recordEvent } from '#server/record/events/record-event.ts'
import { lockClient, updateDemo } from './clients.store.ts'

export type DemoEndingDeps = { readonly db: Db; readonly clock: Clock }

type Ending = { readonly clientId: ClientId; readonly reason: string; readonly by: Staff }

export function endDemo(
  { db, clock }: DemoEndingDeps,
  { clientId, reason, by }: Ending,
): Promise<'ended' | KnownRefusal> {
  return db.transaction(async (tx) => {
    const client = await lockClient(tx, clientId)
    if (!client) return refuse('not_found')
    const staff = await admitStaffFor(tx, by, 'demo.end', client)
    if (isRefusal(staff)) return staff
    const at = clock.now()
    if (client.state === 'closed') return refuse('account_closed')
    if (at > client.demoEndsAt) return refuse('demo_over')
    // The instant of its end is its last.
    const demoEndsAt = later(at, -1)
    await updateDemo(tx, clientId, { demoEndsAt, demoToppedUpAt: client.demoToppedUpAt })
    const details = { action: 'demo ended', reason }
    await recordEvent(tx, { at, clientId, actor: staff.actor, kind: 'staff_action', details })
    return 'ended'
  })
}
