// What was just done to something that waits, and how it is undone.

import type { Named } from './groups.ts'

export type Undoable = {
  /** What was done, in words. */
  readonly says: string
  readonly item: Named
  readonly undo: 'wake' | { readonly to: string | null; readonly from: string | null }
}
