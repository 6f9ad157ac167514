// The signals' door for whoever keeps a record of them elsewhere.

import type { Tx } from '#server/platform/db.ts'
import { type EndedSignal, listGraded, listSignalsAfter } from './signals.store.ts'

/** Published after the one with this id, the first one first; as they were published. */
export async function readPublished(tx: Tx, after: string, limit: number): Promise<EndedSignal[]> {
  const signals = await listSignalsAfter(tx, after, limit)
  return signals.map((signal) => ({ ...signal, grade: null }))
}

/** Of these signals those that have ended; in no order. */
export function readGraded(tx: Tx, ids: readonly string[]): Promise<EndedSignal[]> {
  return ids.length === 0 ? Promise.resolve([]) : listGraded(tx, ids)
}
