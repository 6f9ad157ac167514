// Who a client is by now, as they see it: what counts, what they cannot edit, and what they asked
// to change of it.

import type { ChangeView, IdentityView } from '#contract/client/identity.ts'
import type { ClientId } from '#kernel/ids.ts'
import { iso } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import { findClient } from '../clients/find-client.ts'
import { holdOf } from '../clients/hold-identity.ts'
import { heldFields } from '../clients/identity.ts'
import { identityOf } from '../clients/keep-identity.ts'
import { type Change, changeStatuses } from './change.ts'
import { loadLastChange } from './changes.store.ts'
import { isBeingChecked } from './is-being-checked.ts'

export async function viewIdentity(tx: Tx, clientId: ClientId): Promise<IdentityView> {
  const client = await findClient(tx, clientId)
  const identity = await identityOf(tx, clientId)
  const hold = await holdOf(tx, { isBeingChecked }, client)
  const change = await loadLastChange(tx, clientId)
  const held = heldFields(identity, hold)
  return {
    is_identified: hold === 'identified',
    date_of_birth: identity.date_of_birth,
    held,
    can_ask: hold !== 'checked' && held.length > 0 && change?.document.status !== 'pending',
    change: change ? viewOf(change) : null,
  }
}

function viewOf({ document, asked, callCode }: Change): ChangeView {
  const { id, status, sentAt, decidedAt, reason } = document
  return {
    id,
    status: changeStatuses[status],
    asked,
    reason,
    asked_at: iso(sentAt),
    decided_at: decidedAt === null ? null : iso(decidedAt),
    call_code: status === 'pending' ? callCode : null,
  }
}
