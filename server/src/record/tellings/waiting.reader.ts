// How much of the stream’s outbox waits: nothing does for longer than a moment.

import type { Tx } from '#server/platform/db.ts'
import { nothingWaits, type Waits } from '#server/platform/waits.ts'

export async function countTellings(tx: Tx): Promise<Waits> {
  const rows = await tx.rows<Waits>('select count(*)::int as count, min(at) as since from tellings')
  return rows[0] ?? nothingWaits
}
