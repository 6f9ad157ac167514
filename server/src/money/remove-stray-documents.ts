// Keeps the folders of identity documents and of receipts to what documents and deposits name.

import { hour } from '#kernel/time.ts'
import { removeStrayFiles, type StrayDeps } from '#server/identity/documents/remove-stray-files.ts'
import { type Loop, repeat } from '#server/platform/repeat.ts'
import { removeStrayReceipts } from './deposits/remove-stray-receipts.ts'

const removers = { document: removeStrayFiles, receipt: removeStrayReceipts } as const

export type RemovingDeps = StrayDeps & {
  readonly what: keyof typeof removers
  readonly log: (message: string) => void
}

/** Once at the start and every hour until stopped. */
export function startRemovingStrays({ what, log, ...deps }: RemovingDeps): Loop {
  return repeat({ name: `removing stray ${what} files`, pauseMs: hour, log }, async () => {
    const removed = await removers[what](deps)
    if (removed > 0) log(`${removed} stray ${what} files were removed`)
    return 'done'
  })
}
