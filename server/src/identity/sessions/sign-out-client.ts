// A member of staff ends all sessions of a client, such as when somebody else may sit there.

import type { KnownRefusal } from '#contract/refusals.ts'
import type { ClientId, SessionId } from '#kernel/ids.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import type { Millis } from '#kernel/time.ts'
import { admitStaffFor } from '#server/install/operators/admit-staff.ts'
import type { Staff } from '#server/install/operators/staff.ts'
import type { Tx } from '#server/platform/db.ts'
import { deviceOf, deviceText } from '#server/platform/device.ts'
import { recordEvent } from '#server/record/events/record-event.ts'
import { findKnown } from '../clients/find-client.ts'
import type { EndingDeps } from './end-session.ts'
import { endSessionOf, endSessionsOf, listLiveSessions } from './sessions.store.ts'

type SigningOut = { readonly clientId: ClientId; readonly reason: string; readonly by: Staff }

/** One of them; the others go on. */
export async function endSessionFor(
  { db, clock, onEnded }: EndingDeps,
  id: SessionId,
  { clientId, reason, by }: SigningOut,
): Promise<null | KnownRefusal> {
  const outcome = await db.transaction(async (tx): Promise<null | KnownRefusal> => {
    const client = await findKnown(tx, clientId)
    if (!client) return refuse('not_found')
    const staff = await admitStaffFor(tx, by, 'client.sign_out', client)
    if (isRefusal(staff)) return staff
    const at = clock.now()
    if (!(await endSessionOf(tx, { id, clientId }, 'ended_by_staff', at))) {
      return refuse('not_found')
    }
    const details = { sessions_ended: 1, reason }
    await recordEvent(tx, { at, clientId, actor: staff.actor, kind: 'session_ended', details })
    return null
  })
  if (!isRefusal(outcome)) onEnded(id)
  return outcome
}

/** How many have ended. */
export async function signOutClient(
  { db, clock, onEnded }: EndingDeps,
  { clientId, reason, by }: SigningOut,
): Promise<number | KnownRefusal> {
  const ended = await db.transaction(async (tx): Promise<SessionId[] | KnownRefusal> => {
    const client = await findKnown(tx, clientId)
    if (!client) return refuse('not_found')
    const staff = await admitStaffFor(tx, by, 'client.sign_out', client)
    if (isRefusal(staff)) return staff
    const at = clock.now()
    const ids = await endSessionsOf(tx, clientId, { except: null, because: 'ended_by_staff' }, at)
    const details = { sessions_ended: ids.length, reason }
    await recordEvent(tx, { at, clientId, actor: staff.actor, kind: 'session_ended', details })
    return ids
  })
  if (isRefusal(ended)) return ended
  ended.forEach(onEnded)
  return ended.length
}

export type SignedIn = {
  readonly id: string
  readonly device: string
  readonly startedAt: Millis
  readonly usedAt: Millis
}

/** Where a client is signed in, for staff. */
export async function listSignedIn(tx: Tx, clientId: ClientId, now: Millis): Promise<SignedIn[]> {
  const found = await listLiveSessions(tx, clientId, now)
  return found.map(({ id, userAgent, startedAt, usedAt }) => ({
    id,
    device: deviceText(deviceOf(userAgent)),
    startedAt,
    usedAt,
  }))
}
