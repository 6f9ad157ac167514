// The name that a document is to prove, held against lists of people whom nobody may serve: before
// staff look at it, and once more before it counts.

import type { Db, Tx } from '#server/platform/db.ts'
import { identityOf } from '../clients/keep-identity.ts'
import { type Screened, type ScreeningDeps, screenClient } from '../screening/screen-client.ts'
import { changed } from './change.ts'
import { loadChange } from './changes.store.ts'
import type { Document } from './document.ts'
import { loadDocument } from './documents.store.ts'

/** On its own, so that what is found stays whatever becomes of the document. */
export function screenDocument(
  deps: ScreeningDeps & { readonly db: Db },
  id: string,
): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const document = await loadDocument(tx, id)
    if (document?.status !== 'pending') return
    await screenClient(tx, await nameProved(tx, document), deps)
  })
}

/** Who the client is once it is approved. */
export async function nameProved(tx: Tx, document: Document): Promise<Screened> {
  const { clientId } = document
  const known = await identityOf(tx, clientId)
  const change = await loadChange(tx, document)
  const { firstname, lastname } = change ? changed(known, change.asked) : known
  return { clientId, firstname, lastname }
}
