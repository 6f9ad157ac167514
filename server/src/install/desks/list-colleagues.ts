// Who works here, with when they were last in the office, and where they are signed in.

import type { KnownRefusal } from '#contract/refusals.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { later, type Millis } from '#kernel/time.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import { recordEvent } from '#server/record/events/record-event.ts'
import { admitStaff } from '../operators/admit-staff.ts'
import { listMembers } from '../operators/manage-members.ts'
import type { Member, Staff } from '../operators/staff.ts'
import { idleMs, lastsMs } from './desk.ts'
import {
  endOtherStaffSessions,
  type ListedStaffSession,
  listPresence,
  listStaffSessions,
} from './desks.store.ts'

export type Colleague = Member & {
  /** When they last did something in the office; null: never. */
  readonly seenAt: Millis | null
  readonly sessions: number
}

export async function listColleagues(tx: Tx, now: Millis): Promise<Colleague[]> {
  const presence = await listPresence(tx, sinceFor(now))
  return (await listMembers(tx)).map((member) => {
    const found = presence.find(({ id }) => id === member.id)
    return { ...member, seenAt: found?.seenAt ?? null, sessions: found?.sessions ?? 0 }
  })
}

export function listSessionsOf(
  tx: Tx,
  { id }: Pick<Member, 'id'>,
  now: Millis,
): Promise<ListedStaffSession[]> {
  return listStaffSessions(tx, id, sinceFor(now))
}

/** All of them: whoever sits there has to sign in again. */
export function endSessionsOf(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  { id, email }: Pick<Member, 'id' | 'email'>,
  { by, reason }: { readonly by: Staff; readonly reason: string },
): Promise<KnownRefusal | undefined> {
  return db.transaction(async (tx) => {
    const staff = await admitStaff(tx, by, 'member_session.end')
    if (isRefusal(staff)) return staff
    const at = clock.now()
    await endOtherStaffSessions(tx, { operatorId: id, kept: null }, at)
    await recordEvent(tx, {
      at,
      clientId: null,
      actor: staff.actor,
      kind: 'staff_sessions_ended',
      details: { email, reason },
    })
    return undefined
  })
}

function sinceFor(now: Millis) {
  return { created: later(now, -lastsMs), used: later(now, -idleMs) }
}
