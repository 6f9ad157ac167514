// The legal texts as this install has published them.

import type { Tx } from '#server/platform/db.ts'
import { type Publication, type PublishedTexts, publishedTexts, type Texts } from './publication.ts'
import { listPublications } from './publications.store.ts'

export function readPublications(tx: Tx): Promise<Publication[]> {
  return listPublications(tx)
}

export async function readPublished(tx: Tx, texts?: Texts): Promise<PublishedTexts> {
  return publishedTexts(await listPublications(tx), texts)
}
