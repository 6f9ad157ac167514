// Keeps the folders of identity documents and of receipts to what documents and deposits name.

import { hour } from '#kernel/time.ts'
import { removeStrayReceipts } from '#server/modules/deposits/remove-stray-receipts.ts'
import type { DocumentFiles } from '#server/modules/documents/document-files.ts'
import { removeStrayFiles } from '#server/modules/documents/remove-stray-files.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db.ts'
import { type Loop, repeat } from '#server/platform/repeat.ts'

export type StrayDeps = {
  readonly db: Db
  readonly clock: Clock
  readonly files: DocumentFiles
  readonly log: (message: string) => void
}

/** Once at the start and every hour until stopped. */
export function startRemovingStrayDocuments({ log, ...deps }: StrayDeps): Loop {
  return repeat({ name: 'removing stray documents', pauseMs: hour, log }, async () => {
    const removed = await removeStrayFiles(deps)
    if (removed > 0) log(`${removed} stray document files were removed`)
    return 'done'
  })
}

/** The same for the pictures that clients send with deposits. */
export function startRemovingStrayReceipts({ log, ...deps }: StrayDeps): Loop {
  return repeat({ name: 'removing stray receipts', pauseMs: hour, log }, async () => {
    const removed = await removeStrayReceipts(deps)
    if (removed > 0) log(`${removed} stray receipt files were removed`)
    return 'done'
  })
}
