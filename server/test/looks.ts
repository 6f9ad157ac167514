// Members of staff who have seen the picture of a document before they decide on it, as the office
// has them do. Documents of tests have no picture that could be drawn.

import { isRefusal } from '#kernel/refusal.ts'
import { findClient } from '#server/identity/clients/find-client.ts'
import { loadDocument } from '#server/identity/documents/documents.store.ts'
import { admitStaffFor } from '#server/install/operators/admit-staff.ts'
import type { Staff } from '#server/install/operators/staff.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db.ts'
import { recordEvent } from '#server/record/events/record-event.ts'

type Deps = { readonly db: Db; readonly clock: Clock }

/** Whoever may not look does not, and is told so again when they decide. */
export async function lookAt({ db, clock }: Deps, id: string, by: Staff): Promise<void> {
  await db.transaction(async (tx) => {
    const document = await loadDocument(tx, id)
    if (!document) return
    const { clientId } = document
    const staff = await admitStaffFor(tx, by, 'document.read', await findClient(tx, clientId))
    if (isRefusal(staff)) return
    await recordEvent(tx, {
      at: clock.now(),
      clientId,
      actor: staff.actor,
      kind: 'staff_action',
      details: { action: 'document seen', document: id, reason: 'To decide on it.' },
    })
  })
}
