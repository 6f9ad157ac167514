// Receipt pictures that no deposit names, left by a crash or by an upload that lost a race, are
// removed.

import { hour, later } from '#kernel/time.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db.ts'
import type { DocumentFiles } from '../documents/document-files.ts'
import { listKnownReceipts } from './receipts.store.ts'

const batch = 500

/** How many files were removed. */
export async function removeStrayReceipts({
  db,
  clock,
  files,
}: {
  readonly db: Db
  readonly clock: Clock
  readonly files: DocumentFiles
}): Promise<number> {
  const names = await files.listOlder(later(clock.now(), -hour))
  let removed = 0
  for (let at = 0; at < names.length; at += batch) {
    const part = names.slice(at, at + batch)
    const known = await listKnownReceipts(db, part)
    for (const name of part.filter((it) => !known.has(it))) {
      await files.remove(name)
      removed += 1
    }
  }
  return removed
}
