// Signals that are about to open or have just opened, for those who trade them.

import { later, type Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import type { StoredSignal } from './signals.store.ts'
import { listOpening } from './signals.store.ts'

export type PublishedSignal = Pick<
  StoredSignal,
  | 'id'
  | 'rule'
  | 'instrumentId'
  | 'direction'
  | 'strikeRate'
  | 'horizonSeconds'
  | 'opensAt'
  | 'closesAt'
>

/** Those that have not opened longer ago than this; the first to open first. */
export function listDue(
  tx: Tx,
  { now, agoMs }: { readonly now: Millis; readonly agoMs: number },
): Promise<PublishedSignal[]> {
  return listOpening(tx, later(now, -agoMs))
}
