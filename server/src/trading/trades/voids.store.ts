// The SQL that counts void trades.

import type { VoidCause } from '#contract/shared/receipts.ts'
import { iso, type Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import type { Voids } from './voids.ts'

/** Of what was settled in (from, to]; voids of before causes were kept are counted as settled. */
export async function loadVoids(
  tx: Tx,
  { from, to }: { readonly from: Millis; readonly to: Millis },
): Promise<Voids> {
  const rows = await tx.rows<{ cause: VoidCause | null; count: number }>(
    `select void_cause as cause, count(*)::int as count from outcomes
      where settled_at > $1 and settled_at <= $2 group by 1 order by 2 desc, 1`,
    [iso(from), iso(to)],
  )
  return {
    settled: rows.reduce((sum, { count }) => sum + count, 0),
    byCause: rows.flatMap(({ cause, count }) => (cause === null ? [] : [{ cause, count }])),
  }
}
