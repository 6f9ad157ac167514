// The picture of a document, opened: for its owner, and for staff who have to look at it.

import type { KnownRefusal } from '#contract/refusals.ts'
import type { ClientId } from '#kernel/ids.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { iso, type Millis } from '#kernel/time.ts'
import { admitStaffFor } from '#server/install/operators/admit-staff.ts'
import type { Staff } from '#server/install/operators/staff.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import { markPicture } from '#server/platform/images.ts'
import { recordEvent } from '#server/record/events/record-event.ts'
import { findClient } from '../clients/find-client.ts'
import type { Document } from './document.ts'
import type { DocumentFiles } from './document-files.ts'
import { loadDocument, loadLastDocument } from './documents.store.ts'

export type Picture = { readonly bytes: Buffer; readonly mediaType: string }

type ReadingDeps = { readonly db: Db; readonly files: DocumentFiles }

/** The client's own, newest picture. */
export async function readOwnPicture(
  { db, files }: ReadingDeps,
  clientId: ClientId,
): Promise<Picture | KnownRefusal> {
  const document = await loadLastDocument(db, clientId)
  return document ? opened(files, document) : refuse('not_found')
}

/** That a member of staff looked is recorded before they do; a command names no reason. */
export async function readPictureForStaff(
  { db, files, clock }: ReadingDeps & { readonly clock: Clock },
  id: string,
  { by, reason }: { readonly by: Staff; readonly reason: string | null },
): Promise<Picture | KnownRefusal> {
  const admitted = await db.transaction((tx) => admit(tx, id, by))
  if (isRefusal(admitted)) return admitted
  const { email, name } = admitted.staff
  const named = name === null ? email : `${name}, ${email}`
  // Between two transactions, as it has to wait for its turn.
  const opening = await opened(files, admitted.document)
  const picture = await marked(opening, { email, named }, clock.now())
  // What nobody could see was not seen: whoever approves has to have seen it.
  if (isRefusal(picture)) return picture
  return db.transaction(async (tx) => {
    const still = await admit(tx, id, by)
    if (isRefusal(still)) return still
    await recordEvent(tx, {
      at: clock.now(),
      clientId: still.document.clientId,
      actor: still.staff.actor,
      kind: 'staff_action',
      details: { action: 'document seen', document: id, reason },
    })
    return picture
  })
}

async function admit(tx: Tx, id: string, by: Staff) {
  const document = await loadDocument(tx, id)
  if (!document) return refuse('not_found')
  const client = await findClient(tx, document.clientId)
  const staff = await admitStaffFor(tx, by, 'document.read', client)
  return isRefusal(staff) ? staff : { staff, document }
}

/** With whose copy it is, and from when, in the picture itself. */
async function marked(
  picture: Picture | KnownRefusal,
  { email, named }: { readonly email: string; readonly named: string },
  at: Millis,
): Promise<Picture | KnownRefusal> {
  if (isRefusal(picture)) return picture
  const mark = `${named} ${iso(at).slice(0, 16).replace('T', ' ')}`
  const bytes = await markPicture(picture.bytes, { by: `staff ${email}`, mark })
  if (!isRefusal(bytes)) return { bytes, mediaType: 'image/webp' }
  return bytes.refused === 'image_unreadable' ? refuse('document_damaged') : bytes
}

async function opened(files: DocumentFiles, document: Document): Promise<Picture | KnownRefusal> {
  const bytes = await files.read(document)
  return bytes ? { bytes, mediaType: document.mediaType } : refuse('document_damaged')
}
