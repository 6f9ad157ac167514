// For staff: who has been asked to show who they are and has not yet, and until when they may.

import type { Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import { isOverdue } from './deadline.ts'
import { listDeadlines as listOpen, type OpenDeadline } from './deadlines.store.ts'

export type WaitingDeadline = OpenDeadline & { readonly isOverdue: boolean }

/** The earliest day first. */
export async function listDeadlines(tx: Tx, now: Millis): Promise<WaitingDeadline[]> {
  const open = await listOpen(tx)
  return open.map((one) => ({ ...one, isOverdue: isOverdue(one, one.last, now) }))
}
