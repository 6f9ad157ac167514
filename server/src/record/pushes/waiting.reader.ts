// How many push messages wait although they are due.

import { iso, type Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import { nothingWaits, type Waits } from '#server/platform/waits.ts'

export async function countPushes(tx: Tx, now: Millis): Promise<Waits> {
  const rows = await tx.rows<Waits>(
    'select count(*)::int as count, min(due_at) as since from pushes where due_at <= $1',
    [iso(now)],
  )
  return rows[0] ?? nothingWaits
}
