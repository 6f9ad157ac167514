// A member of staff ends a demo before its time, and its client is told why. It goes on as they
// like: an ended demo starts again whenever they ask.

import type { KnownRefusal } from '#contract/refusals.ts'
import type { ClientId } from '#kernel/ids.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { later } from '#kernel/time.ts'
import { admitStaffFor } from '#server/install/operators/admit-staff.ts'
import type { Staff } from '#server/install/operators/staff.ts'
import type { Db } from '#server/platform/db.ts'
import { recordEvent } from '#server/record/events/record-event.ts'
import { demoEndedLetter } from './client-letters.ts'
import { lockClient, updateDemo } from './clients.store.ts'
import { type WritingDeps, writeToClient } from './write-to-client.ts'

export type DemoEndingDeps = WritingDeps & { readonly db: Db }

type Ending = { readonly clientId: ClientId; readonly reason: string; readonly by: Staff }

export function endDemo(
  deps: DemoEndingDeps,
  { clientId, reason, by }: Ending,
): Promise<'ended' | KnownRefusal> {
  return deps.db.transaction(async (tx) => {
    const client = await lockClient(tx, clientId)
    if (!client) return refuse('not_found')
    const staff = await admitStaffFor(tx, by, 'demo.end', client)
    if (isRefusal(staff)) return staff
    const at = deps.clock.now()
    if (client.state === 'closed') return refuse('account_closed')
    if (at > client.demoEndsAt) return refuse('demo_over')
    // The instant of its end is its last.
    const demoEndsAt = later(at, -1)
    await updateDemo(tx, clientId, { demoEndsAt, demoToppedUpAt: client.demoToppedUpAt })
    const details = { action: 'demo ended', reason }
    await recordEvent(tx, { at, clientId, actor: staff.actor, kind: 'staff_action', details })
    await writeToClient(tx, clientId, (to) => demoEndedLetter(to, { reason }), deps)
    return 'ended'
  })
}
