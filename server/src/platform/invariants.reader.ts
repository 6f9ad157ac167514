// The form in which a module offers what must be true of its records at any instant: as SQL that
// finds whatever breaks it, for the audit and for tests.

import type { Tx } from './db.ts'

export type Invariant = {
  /** Its number in the study of threats, e.g. "I5". */
  readonly id: string
  readonly says: string
  /** One row, one text column, for each breach. May use `asked.now`, the instant asked about. */
  readonly sql: string
}

export type Breaches = {
  readonly found: number
  /** The first few, each a sentence. */
  readonly first: readonly string[]
}

/** `now` as ISO 8601; null for the database's own clock. */
export async function findBreaches(
  tx: Tx,
  invariant: Invariant,
  now: string | null,
  show: number,
): Promise<Breaches> {
  const rows = await tx.rows<{ found: bigint; breach: string }>(breachesSql(invariant), [now, show])
  return { found: Number(rows[0]?.found ?? 0n), first: rows.map((row) => row.breach) }
}

/** Its breaches as of $1, up to $2 of them. */
export function breachesSql({ sql }: Pick<Invariant, 'sql'>): string {
  return `with asked as (select coalesce($1::timestamptz, now()) as now)
     select count(*) over () as found, breach from (${sql}) as breaches(breach) limit $2`
}
