// Publishes the versions of the legal texts that this install has not published yet. Whoever leads
// does it before the doors open; the clients are written to in the same transaction.

import type { Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import {
  decidePublications,
  followPublications,
  type Publication,
  type Texts,
} from './publication.ts'
import { insertPublications, listPublications, lockPublications } from './publications.store.ts'

type Published = {
  readonly texts?: Texts | undefined
  /** In a cell that is not home: what home has published, and nothing else. */
  readonly ofHome?: readonly Publication[] | undefined
}

export async function publishTexts(tx: Tx, now: Millis, { texts, ofHome }: Published = {}) {
  await lockPublications(tx)
  const known = await listPublications(tx)
  const fresh = ofHome
    ? followPublications(known, ofHome, texts)
    : decidePublications(known, now, texts)
  await insertPublications(tx, fresh)
  return fresh
}
