// The publications' SQL.

import { iso, type Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import type { Publication } from './publication.ts'

type Row = { text: string; version: string; published_at: Millis; effective_from: string }

export async function listPublications(tx: Tx): Promise<Publication[]> {
  const rows = await tx.rows<Row>(
    `select text, version, published_at, effective_from::text from legal_publications
      order by text, version`,
  )
  return rows.map(({ published_at: publishedAt, effective_from: effectiveFrom, ...row }) => {
    return { ...row, publishedAt, effectiveFrom }
  })
}

/** Nobody else publishes until the transaction ends. */
export async function lockPublications(tx: Tx): Promise<void> {
  await tx.rows(`select pg_advisory_xact_lock(hashtext('legal publications'))`)
}

export async function insertPublications(tx: Tx, all: readonly Publication[]): Promise<void> {
  for (const { text, version, publishedAt, effectiveFrom } of all) {
    await tx.rows(
      `insert into legal_publications (text, version, published_at, effective_from)
       values ($1, $2, $3, $4)`,
      [text, version, iso(publishedAt), effectiveFrom],
    )
  }
}
