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
  /** Where from. */
  readonly address: string
}

/** What somebody asks for who may not. */
export type Attempt = {
  readonly action: StaffAction
  /** The method and path of the call, and what its path names. */
  readonly call: string
  readonly target: string
}

/** The session that goes on, if there is one. */
export async function findStaffSession(
  { db, clock }: OfficeDeps,
  { token, isAttended, address }: Knocking,
): Promise<StaffSession | undefined> {
  if (token === undefined) return undefined
  const found = await loadStaffSession(db, hashOfToken(token))
  const now = clock.now()
  if (!found || now >= endsAt(found)) return undefined
  const session = { ...found, address }
  if (!isAttended || now - session.usedAt < useEveryMs) return session
  await saveUse(db, session.id, now)
  return { ...session, usedAt: now }
}

/**
 * `attempt` is null where everybody who signed in may, also before they have shown all they have
 * to. Everybody else is told no more than that there is nothing; of who works here it is recorded.
 */
export async function identifyStaff(
  deps: OfficeDeps,
  knocking: Knocking,
  attempt: Attempt | null,
): Promise<StaffAtDesk | KnownRefusal> {
  const session = await findStaffSession(deps, knocking)
  if (!session) return refuse('not_found')
  const { member, provenAt } = session
  const isFresh = isFreshAt(session, deps.clock.now())
  const found = { staff: asStaff(member, provenAt, { isFresh, desk: deskOf(session) }), session }
  if (attempt === null) return found
  if (neededOf(session, deps.mode) !== null) return refuse('not_found')
  const { action } = attempt
  if (mayDo(member.roles, action)) {
    const isStale = provenAt !== null && isFreshFor(action) && !isFresh
    return isStale ? refuse('staff_proof_needed') : found
  }
  await noteRefused(deps, session, { ...attempt, code: 'role' })
  return refuse('not_found')
}

/** That a member tried what they may not: by their roles, or because of who they are to it. */
export function noteRefused(
  { db, clock }: Pick<OfficeDeps, 'db' | 'clock'>,
  session: StaffSession,
  { action, call, target, code }: Attempt & { readonly code: string },
): Promise<void> {
  const actor = `staff:${session.member.email}` as const
  return db.transaction((tx) => {
    noteActing(tx, actor, deskOf(session))
    return recordEvent(tx, {
      at: clock.now(),
      clientId: null,
      actor,
      kind: 'staff_power_refused',
      details: { action, call, target, code },
    })
  })
}

export function isStaffAction(name: string): name is StaffAction {
  return Object.hasOwn(powers, name)
}
