// The door for whatever shows staff something of clients: each name, address and number goes
// through the lens of the member who asks.

import type { StaffAtDesk } from '#server/install/desks/identify-staff.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Tx } from '#server/platform/db.ts'
import { type Lens, lensOf } from './reveal.ts'
import { loadReveals } from './reveals.store.ts'

type LensDeps = { readonly db: Tx; readonly clock: Clock }

/** What this member may see of personal data now; for one answer. */
export async function lensFor(
  { db, clock }: LensDeps,
  { session: { member } }: StaffAtDesk,
): Promise<Lens> {
  const now = clock.now()
  return lensOf({ member, reveals: await loadReveals(db, member.id, now), now })
}
