// Publishes the versions of the legal texts that this install has not published yet. Whoever leads
// does it before the doors open; the clients are written to in the same transaction.

import type { Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import { decidePublications, type Texts } from './publication.ts'
import { insertPublications, listPublications, lockPublications } from './publications.store.ts'

export async function publishTexts(tx: Tx, now: Millis, texts?: Texts) {
  await lockPublications(tx)
  const fresh = decidePublications(await listPublications(tx), now, texts)
  await insertPublications(tx, fresh)
  return fresh
}
