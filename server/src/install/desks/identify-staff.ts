// Who of staff is behind a request: their session's cookie says it, and what they may do is looked
// up anew each time, so that what is taken from them is gone with the next request.

import type { KnownRefusal } from '#contract/refusals.ts'
import { isFreshFor, mayDo, powers, type StaffAction } from '#contract/staff/powers.ts'
import { refuse } from '#kernel/refusal.ts'
import { second } from '#kernel/time.ts'
import type { Clock } from '#server/platform/clock.ts'
import { hashOfToken } from '#server/platform/crypto.ts'
import type { Db } from '#server/platform/db.ts'
import { noteActing } from '#server/record/events/note-acting.ts'
import { recordEvent } from '#server/record/events/record-event.ts'
import type { InstallMode } from '../operators/mode.ts'
import { asStaff, type Staff } from '../operators/staff.ts'
import { deskOf, endsAt, isFreshAt, neededOf, type StaffSession } from './desk.ts'
import { loadStaffSession, saveUse } from './desks.store.ts'

export type OfficeDeps = {
  readonly db: Db
  readonly clock: Clock
  readonly mode: InstallMode
}

/** A member of staff at their desk: who they are for use cases, and the session they do it in. */
export type StaffAtDesk = { readonly staff: Staff; readonly session: StaffSession }

/** Their last use is written down no oftener than this. */
const useEveryMs = 20 * second

export type Knocking = {
  readonly token: string | undefined
  /** Done by themselves, and not by a screen that keeps itself up to date. */
  readonly isAttended: boolean
}

/** The session that goes on, if there is one. */
export async function findStaffSession(
  { db, clock }: OfficeDeps,
  { token, isAttended }: Knocking,
): Promise<StaffSession | undefined> {
  if (token === undefined) return undefined
  const session = await loadStaffSession(db, hashOfToken(token))
  const now = clock.now()
  if (!session || now >= endsAt(session)) return undefined
  if (!isAttended || now - session.usedAt < useEveryMs) return session
  await saveUse(db, session.id, now)
  return { ...session, usedAt: now }
}

/**
 * `action` is null where everybody who signed in may, also before they have shown all they have
 * to. Everybody else is told no more than that there is nothing; of who works here it is recorded.
 */
export async function identifyStaff(
  deps: OfficeDeps,
  knocking: Knocking,
  action: StaffAction | null,
): Promise<StaffAtDesk | KnownRefusal> {
  const session = await findStaffSession(deps, knocking)
  if (!session) return refuse('not_found')
  const { member, provenAt } = session
  const isFresh = isFreshAt(session, deps.clock.now())
  const found = { staff: asStaff(member, provenAt, { isFresh, desk: deskOf(session) }), session }
  if (action === null) return found
  if (neededOf(session, deps.mode) !== null) return refuse('not_found')
  if (mayDo(member.roles, action)) {
    const isStale = provenAt !== null && isFreshFor(action) && !isFresh
    return isStale ? refuse('staff_proof_needed') : found
  }
  await deps.db.transaction((tx) => {
    noteActing(tx, `staff:${member.email}`, deskOf(session))
    return recordEvent(tx, {
      at: deps.clock.now(),
      clientId: null,
      actor: `staff:${member.email}`,
      kind: 'staff_power_refused',
      details: { action },
    })
  })
  return refuse('not_found')
}

export function isStaffAction(name: string): name is StaffAction {
  return Object.hasOwn(powers, name)
}
