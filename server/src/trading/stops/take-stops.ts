// Stops of trading from home, in a cell that is not home: no order is taken here on what is stopped
// there.

import type { Tx } from '#server/platform/db.ts'
import { loadStopsToShare, saveSharedStop } from './shared-stops.store.ts'
import { callOut, type ListedStop } from './stops.store.ts'

export type SharedStop = ListedStop

/** Of those that have ended the newest are told once more. */
const endedMost = 200

export function giveStops(tx: Tx): Promise<SharedStop[]> {
  return loadStopsToShare(tx, endedMost)
}

export async function takeStops(tx: Tx, stops: readonly SharedStop[]): Promise<void> {
  // What ended first: another stop of the same may stand now.
  const ended = stops.filter(({ reopenedAt }) => reopenedAt !== null)
  const standing = stops.filter(({ reopenedAt }) => reopenedAt === null)
  let isAny = false
  for (const stop of [...ended, ...standing]) isAny = (await saveSharedStop(tx, stop)) || isAny
  if (isAny) await callOut(tx)
}
