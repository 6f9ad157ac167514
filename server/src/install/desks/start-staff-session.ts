// A session in the office begins; its token is the cookie's and is kept nowhere here.

import type { Millis } from '#kernel/time.ts'
import { hashOfToken, newToken, newUuid, type Random } from '#server/platform/crypto.ts'
import type { Tx } from '#server/platform/db.ts'
import { noteActing } from '#server/record/events/note-acting.ts'
import { recordEvent } from '#server/record/events/record-event.ts'
import type { Staff } from '../operators/staff.ts'
import { deskOf, type StaffSession } from './desk.ts'
import { insertStaffSession } from './desks.store.ts'

/** The browser they sit at. */
export type Seat = { readonly address: string; readonly userAgent: string }

export type Entering = Seat & {
  readonly member: { readonly id: bigint; readonly email: string }
  /** Null: they showed no second factor. */
  readonly proven: Staff | null
  readonly provenBy?: StaffSession['provenBy']
  readonly isInvited: boolean
}

export async function startStaffSession(
  tx: Tx,
  { member, proven, provenBy = 'app', isInvited, address, userAgent }: Entering,
  { now, random }: { readonly now: Millis; readonly random: Random },
): Promise<{ readonly token: string }> {
  const token = newToken(random)
  const provenAt = proven?.provenAt ?? null
  const session = {
    id: newUuid(now, random),
    operatorId: member.id,
    tokenHash: hashOfToken(token),
    userAgent,
    address,
    provenAt,
    provenBy,
    isInvited,
  }
  await insertStaffSession(tx, session, now)
  noteActing(tx, `staff:${member.email}`, deskOf(session))
  await recordEvent(tx, {
    at: now,
    clientId: null,
    actor: `staff:${member.email}`,
    kind: 'staff_signed_in',
    details: { session: session.id, address, proven: provenAt !== null, invited: isInvited },
  })
  return { token }
}
