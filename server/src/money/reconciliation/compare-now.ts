// The books held against those who keep the money because somebody asks now, beside the looks that
// the install takes by itself: nothing is kept but that it was asked for.

import type { KnownRefusal } from '#contract/refusals.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { admitStaff } from '#server/install/operators/admit-staff.ts'
import type { Staff } from '#server/install/operators/staff.ts'
import { noteActing } from '#server/record/events/note-acting.ts'
import { recordEvent } from '#server/record/events/record-event.ts'
import { type Reconciliation, type ReconcilingDeps, reconcileBooks } from './reconcile-books.ts'

/** One at a time: nodes and the provider are asked much. */
export function openComparing(
  deps: ReconcilingDeps,
): (by: Staff) => Promise<Reconciliation | KnownRefusal> {
  const { db, clock } = deps
  let isBusy = false
  return async (by) => {
    if (isBusy) return refuse('books_busy')
    isBusy = true
    try {
      const staff = await db.transaction((tx) => admitStaff(tx, by, 'ledger.check'))
      if (isRefusal(staff)) return staff
      const seen = await reconcileBooks(deps)
      await db.transaction((tx) => {
        noteActing(tx, staff.actor, staff.acts)
        return recordEvent(tx, {
          at: clock.now(),
          clientId: null,
          actor: staff.actor,
          kind: 'books_compared',
          details: { differences: seen.differences.length, unanswered: seen.silent.length },
        })
      })
      return seen
    } finally {
      isBusy = false
    }
  }
}
