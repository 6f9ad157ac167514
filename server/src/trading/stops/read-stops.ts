// The stops that stand, for whoever shows them.

import type { Tx } from '#server/platform/db.ts'
import { type Stops, stopsOf } from './stop.ts'
import { loadStanding } from './stops.store.ts'

export async function readStops(tx: Tx): Promise<Stops> {
  return stopsOf(await loadStanding(tx))
}
