// Where a member of staff is signed in to the office, and how that ends.

import { later, type Millis } from '#kernel/time.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import { noteActing } from '#server/record/events/note-acting.ts'
import { recordEvent } from '#server/record/events/record-event.ts'
import { deskOf, idleMs, lastsMs, type StaffSession } from './desk.ts'
import { endStaffSession, type ListedStaffSession, listStaffSessions } from './desks.store.ts'

/** The last used first. */
export function listOwnSessions(
  tx: Tx,
  { member }: StaffSession,
  now: Millis,
): Promise<ListedStaffSession[]> {
  const since = { created: later(now, -lastsMs), used: later(now, -idleMs) }
  return listStaffSessions(tx, member.id, since)
}

/** Whether there was one of theirs to end. */
export function endOwnSession(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  session: StaffSession,
  id: string,
): Promise<boolean> {
  const { member } = session
  return db.transaction(async (tx) => {
    const at = clock.now()
    if (!(await endStaffSession(tx, { id, operatorId: member.id }, at))) return false
    noteActing(tx, `staff:${member.email}`, deskOf(session))
    await recordEvent(tx, {
      at,
      clientId: null,
      actor: `staff:${member.email}`,
      kind: 'staff_signed_out',
      details: { session: id },
    })
    return true
  })
}
