// Pictures that no document names, left by a crash or by an upload that lost a race, are removed;
// so are the notes of registrations that are over.

import { day, hour, later } from '#kernel/time.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db.ts'
import type { DocumentFiles } from './document-files.ts'
import { deleteRegistrationStepsBefore, listKnownFiles } from './documents.store.ts'

/** No upload takes that long: what is older and unknown stays unknown. */
const graceMs = hour
const batch = 500

/** How many files were removed. */
export async function removeStrayFiles({
  db,
  clock,
  files,
}: {
  readonly db: Db
  readonly clock: Clock
  readonly files: DocumentFiles
}): Promise<number> {
  const now = clock.now()
  await deleteRegistrationStepsBefore(db, later(now, -30 * day))
  const names = await files.listOlder(later(now, -graceMs))
  let removed = 0
  for (let at = 0; at < names.length; at += batch) {
    const part = names.slice(at, at + batch)
    const known = await listKnownFiles(db, part)
    for (const name of part.filter((it) => !known.has(it))) {
      await files.remove(name)
      removed += 1
    }
  }
  return removed
}
