// A member of staff has called the new number of a client who asks for it, and says what code they
// were told there. Right or wrong, it is noted: on its own, so that a wrong one stays.

import type { KnownRefusal } from '#contract/refusals.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { admitStaffFor } from '#server/install/operators/admit-staff.ts'
import type { Staff } from '#server/install/operators/staff.ts'
import { recordEvent } from '#server/record/events/record-event.ts'
import { findClient } from '../clients/find-client.ts'
import { refuseCalling } from './change.ts'
import { insertCall, listCalls, loadChange } from './changes.store.ts'
import type { DecidingDeps } from './decide-document.ts'
import { refuseDeciding } from './document.ts'
import { lockDocument } from './documents.store.ts'

export async function noteCall(
  { db, clock }: Pick<DecidingDeps, 'db' | 'clock'>,
  id: string,
  { by, code }: { readonly by: Staff; readonly code: string },
): Promise<'right' | KnownRefusal> {
  const noted = await db.transaction(async (tx) => {
    const document = await lockDocument(tx, id)
    const change = document && (await loadChange(tx, document))
    if (!document || !change?.callCode) return refuse('not_found')
    const client = await findClient(tx, document.clientId)
    const staff = await admitStaffFor(tx, by, 'identity_call.note', client)
    if (isRefusal(staff)) return staff
    const refusal = refuseDeciding(document) ?? refuseCalling(await listCalls(tx, id))
    if (refusal) return refusal
    const at = clock.now()
    const wasRight = code === change.callCode
    await insertCall(tx, id, { wasRight, by: staff.email, at })
    await recordEvent(tx, {
      at,
      clientId: document.clientId,
      actor: staff.actor,
      kind: 'staff_action',
      details: { action: 'new number called', document: id, was_right: wasRight },
    })
    return wasRight
  })
  if (isRefusal(noted)) return noted
  return noted ? 'right' : refuse('call_code_wrong')
}
