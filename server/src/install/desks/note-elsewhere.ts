// A session in the office that is brought from an address where staff may not come from: it is
// told nothing, and what it tried is in the record.

import { limit } from '#server/platform/limit.ts'
import { noteActing } from '#server/record/events/note-acting.ts'
import { recordEvent } from '#server/record/events/record-event.ts'
import { deskOf } from './desk.ts'
import { findStaffSession, type OfficeDeps } from './identify-staff.ts'

type Elsewhere = { readonly token: string | undefined; readonly address: string }

/** A screen left open asks every few seconds. */
const oncePerAddress = limit(1, 60)

export async function noteElsewhere(
  { db, clock, mode }: OfficeDeps,
  { token, address }: Elsewhere,
): Promise<void> {
  const session = await findStaffSession({ db, clock, mode }, { token, isAttended: false, address })
  if (!session || (await oncePerAddress(`${session.id} ${address}`))) return
  const actor = `staff:${session.member.email}` as const
  await db.transaction((tx) => {
    noteActing(tx, actor, deskOf(session))
    return recordEvent(tx, {
      at: clock.now(),
      clientId: null,
      actor,
      kind: 'staff_address_refused',
      details: { address },
    })
  })
}
