// The desks' door for what goes on as long as a session does: which of these sessions still may do
// what they began with.

import { endsAt, neededOf, type StaffSession } from './desk.ts'
import { loadStaffSessions } from './desks.store.ts'
import type { OfficeDeps } from './identify-staff.ts'

/** By their ids, as they are now; who left, was signed out or did nothing for long is missing. */
export async function findGoingOn(
  { db, clock, mode }: OfficeDeps,
  ids: readonly string[],
): Promise<ReadonlyMap<string, StaffSession>> {
  const found = await loadStaffSessions(db, ids)
  const now = clock.now()
  const goOn = found.filter((session) => now < endsAt(session) && neededOf(session, mode) === null)
  return new Map(goOn.map((session) => [session.id, session]))
}
