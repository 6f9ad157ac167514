// Pictures that nothing names, left by a crash or by an upload that lost a race, are removed; so
// are the notes of registrations that are over.

import { day, hour, later } from '#kernel/time.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db.ts'
import type { DocumentFiles } from './document-files.ts'
import { deleteRegistrationStepsBefore, listKnownFiles } from './documents.store.ts'

export type StrayDeps = {
  readonly db: Db
  readonly clock: Clock
  readonly files: DocumentFiles
}

/** No upload takes that long: what is older and unknown stays unknown. */
const graceMs = hour
const batch = 500

/** How many files of identity documents were removed. */
export async function removeStrayFiles(deps: StrayDeps): Promise<number> {
  await deleteRegistrationStepsBefore(deps.db, later(deps.clock.now(), -30 * day))
  return removeUnnamed(deps, (names) => listKnownFiles(deps.db, names))
}

/** `named` tells which of the files something names. How many others were removed. */
export async function removeUnnamed(
  { clock, files }: StrayDeps,
  named: (names: readonly string[]) => Promise<ReadonlySet<string>>,
): Promise<number> {
  const names = await files.listOlder(later(clock.now(), -graceMs))
  let removed = 0
  for (let at = 0; at < names.length; at += batch) {
    const part = names.slice(at, at + batch)
    const known = await named(part)
    for (const name of part.filter((it) => !known.has(it))) {
      await files.remove(name)
      removed += 1
    }
  }
  return removed
}
