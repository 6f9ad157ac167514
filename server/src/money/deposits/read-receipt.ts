// The receipt picture of a deposit, opened: for its owner, and for staff, of whom it is recorded
// that they looked.

import type { KnownRefusal } from '#contract/refusals.ts'
import type { ClientId } from '#kernel/ids.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { findClient } from '#server/identity/clients/find-client.ts'
import type { DocumentFiles } from '#server/identity/documents/document-files.ts'
import { admitStaffFor } from '#server/install/operators/admit-staff.ts'
import type { Staff } from '#server/install/operators/staff.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import { recordEvent } from '#server/record/events/record-event.ts'
import { listReceiptsOf, loadReceiptOf, type Receipt } from './receipts.store.ts'

type ReadingDeps = { readonly db: Db; readonly files: Pick<DocumentFiles, 'read'> }

export type ReceiptPicture = { readonly bytes: Buffer; readonly mediaType: string }

export async function readOwnReceipt(
  { db, files }: ReadingDeps,
  clientId: ClientId,
  depositId: string,
): Promise<ReceiptPicture | KnownRefusal> {
  const receipt = await loadReceiptOf(db, depositId)
  return receipt?.clientId === clientId ? opened(files, receipt) : refuse('not_found')
}

/** All that a client sent, for their own copy of it. */
export function listOwnReceipts(tx: Tx, clientId: ClientId): Promise<Receipt[]> {
  return listReceiptsOf(tx, clientId)
}

export function readReceiptForStaff(
  { db, files, clock }: ReadingDeps & { readonly clock: Clock },
  depositId: string,
  by: Staff,
): Promise<ReceiptPicture | KnownRefusal> {
  return db.transaction(async (tx) => {
    const receipt = await loadReceiptOf(tx, depositId)
    if (!receipt) return refuse('not_found')
    const client = await findClient(tx, receipt.clientId)
    const staff = await admitStaffFor(tx, by, 'receipt.read', client)
    if (isRefusal(staff)) return staff
    const picture = await opened(files, receipt)
    // What nobody could see was not seen.
    if (isRefusal(picture)) return picture
    await recordEvent(tx, {
      at: clock.now(),
      clientId: receipt.clientId,
      actor: staff.actor,
      kind: 'staff_action',
      details: { action: 'receipt seen', deposit: depositId },
    })
    return picture
  })
}

async function opened(
  files: ReadingDeps['files'],
  { fileId: id, fileName, sealedKey, mediaType }: Receipt,
): Promise<ReceiptPicture | KnownRefusal> {
  const bytes = await files.read({ id, fileName, sealedKey })
  return bytes ? { bytes, mediaType } : refuse('document_damaged')
}
