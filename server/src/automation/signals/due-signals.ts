// Signals that are about to open or have just opened, for those who trade them.

import { later, type Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import { listOpening, type OpeningSignal } from './opening.store.ts'

export type PublishedSignal = OpeningSignal

/** Those that have not opened longer ago than this; the first to open first. */
export function listDue(
  tx: Tx,
  { now, agoMs }: { readonly now: Millis; readonly agoMs: number },
): Promise<PublishedSignal[]> {
  return listOpening(tx, later(now, -agoMs))
}
