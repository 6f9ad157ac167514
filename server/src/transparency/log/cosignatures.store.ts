// Signatures of witnesses: their SQL.

import { iso, type Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'

export type Cosigned = { readonly vkey: string; readonly size: number; readonly at: Millis }

/** What each of these witnesses signed last; those that never did are left out. */
export async function listLastCosigned(tx: Tx, vkeys: readonly string[]): Promise<Cosigned[]> {
  const rows = await tx.rows<Omit<Cosigned, 'size'> & { size: bigint }>(
    `select asked.vkey, last.size, last.at from unnest($1::text[]) as asked (vkey)
      cross join lateral (select size, at from log_cosignatures c where c.vkey = asked.vkey
                           order by size desc limit 1) last`,
    [vkeys],
  )
  return rows.map((row) => ({ ...row, size: Number(row.size) }))
}

export async function insertCosignature(
  tx: Tx,
  { vkey, size, at, line }: Cosigned & { readonly line: string },
): Promise<void> {
  await tx.rows(
    `insert into log_cosignatures (size, vkey, line, at) values ($1, $2, $3, $4)
     on conflict do nothing`,
    [size, vkey, line, iso(at)],
  )
}
