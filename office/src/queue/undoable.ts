// What was just done to something that waits, and how it is undone.

import type { QueueItem } from '#contract/staff/queue.ts'

export type Undoable = {
  /** What was done, in words. */
  readonly says: string
  readonly item: Pick<QueueItem, 'kind' | 'id'>
  readonly undo: 'wake' | { readonly to: string | null; readonly from: string | null }
}
