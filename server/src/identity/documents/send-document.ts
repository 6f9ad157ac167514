// A client sends an identity document. The file is on disk before its row is written: after a crash
// between the two there is a file that nobody knows, and a worker removes it.

import { createHash } from 'node:crypto'
import type { KnownRefusal } from '#contract/refusals.ts'
import { type DocumentMethod, documentBytesMax } from '#contract/shared/identity-documents.ts'
import type { ClientId } from '#kernel/ids.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { newUuid } from '#server/platform/crypto.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import type { Image } from '#server/platform/images.ts'
import { drawLegible } from '#server/platform/legible-picture.ts'
import { holdPerson } from '../clients/keep-identity.ts'
import { tell } from '../clients/tell-act.ts'
import type { WritingDeps } from '../clients/write-to-client.ts'
import { refuseSending } from './document.ts'
import { documentActs } from './document-acts.ts'
import type { DocumentFiles } from './document-files.ts'
import {
  flagSamePicture,
  insertDocument,
  loadLastDocument,
  lockPicture,
  type NewDocument,
} from './documents.store.ts'

export type SendingDeps = WritingDeps & { readonly db: Db; readonly files: DocumentFiles }

export type Upload = { readonly bytes: Uint8Array; readonly method: DocumentMethod }

export async function sendDocument(
  deps: SendingDeps,
  clientId: ClientId,
  upload: Upload,
): Promise<'sent' | KnownRefusal> {
  const refusal = refuseSending(await loadLastDocument(deps.db, clientId))
  if (refusal) return refusal
  const picture = await drawDocument(upload.bytes, String(clientId))
  if (isRefusal(picture)) return picture
  return keepDocument(deps, { clientId, method: upload.method, picture })
}

/** The picture as we keep it, whatever it came as and whoever sent it. */
export function drawDocument(bytes: Uint8Array, sender: string): Promise<Image | KnownRefusal> {
  return drawLegible(bytes, { by: sender, bytesMax: documentBytesMax })
}

export type NewPicture = Pick<NewDocument, 'clientId' | 'method' | 'purpose'> & {
  readonly picture: Image
}

/** `before` comes first in the transaction and may still refuse. */
export function keepDocument(
  deps: SendingDeps,
  sent: Omit<NewPicture, 'purpose'>,
  before: (tx: Tx) => Promise<KnownRefusal | undefined> = async () => undefined,
): Promise<'sent' | KnownRefusal> {
  return keepPicture(deps, { ...sent, purpose: 'identification' }, async (tx, document) => {
    const { clientId, method } = document
    const refusal = await before(tx)
    if (refusal) return refusal
    // What it is compared with does not move from here on.
    await holdPerson(tx, clientId)
    if (!(await insertDocument(tx, document))) {
      return refuseSending(await loadLastDocument(tx, clientId)) ?? refuse('document_waiting')
    }
    const facts = { document: document.id, method }
    const told = { clientId, actor: 'client', at: document.sentAt, facts } as const
    await tell(tx, { act: documentActs.sent, ...told }, deps)
    return 'sent' as const
  })
}

/** `write` inserts the document, or refuses; then nothing is kept. */
export async function keepPicture<T extends string>(
  deps: SendingDeps,
  { picture, ...sent }: NewPicture,
  write: (tx: Tx, document: NewDocument) => Promise<T | KnownRefusal>,
): Promise<T | KnownRefusal> {
  const { db, clock, random, files } = deps
  const kept = await files.keep(newUuid(clock.now(), random), picture.bytes)
  const document = {
    ...kept,
    ...sent,
    mediaType: picture.type,
    pictureHash: createHash('sha256').update(picture.bytes).digest(),
    sentAt: clock.now(),
  }
  const outcome = await db.transaction(async (tx) => {
    await lockPicture(tx, document.pictureHash)
    const written = await write(tx, document)
    if (!isRefusal(written)) await flagSamePicture(tx, document)
    return written
  })
  // Only a "no" is certain to have left no row; after an error the worker will know.
  if (isRefusal(outcome)) await files.remove(kept.fileName)
  return outcome
}
