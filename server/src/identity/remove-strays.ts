// Keeps a folder of pictures to what its records name.

import { hour } from '#kernel/time.ts'
import { type Loop, repeat } from '#server/platform/repeat.ts'

/** Once at the start and every hour until stopped; `remove` says how many there were. */
export function startRemovingStrays(
  what: 'document' | 'receipt' | 'conversation',
  remove: () => Promise<number>,
  log: (message: string) => void,
): Loop {
  return repeat({ name: `removing stray ${what} files`, pauseMs: hour, log }, async () => {
    const removed = await remove()
    if (removed > 0) log(`${removed} stray ${what} files were removed`)
    return 'done'
  })
}
