// The desks' door for whoever reads the record: where a session was.

import type { Tx } from '#server/platform/db.ts'
import { loadSeats, type SeatOf } from './desks.store.ts'

export async function findDesks(
  tx: Tx,
  sessions: readonly string[],
): Promise<ReadonlyMap<string, SeatOf>> {
  return new Map((await loadSeats(tx, sessions)).map((seat) => [seat.id, seat]))
}
