// Where a database's own numbers begin. Cells number apart, so that what belongs to a client keeps
// its ids wherever the client is moved.

import type { Db } from './db.ts'

/** Only ever further; by the owner. */
export async function beginIdsAt(owner: Db, first: bigint): Promise<void> {
  await owner.rows(
    `select setval(s.seqrelid::regclass, $1::bigint, false)
       from pg_sequence s join pg_sequences v
         on format('%I.%I', v.schemaname, v.sequencename)::regclass = s.seqrelid
      where s.seqtypid = 'bigint'::regtype and v.schemaname = 'public'
        and coalesce(v.last_value, 0) < $1::bigint and v.start_value < $1::bigint`,
    [first],
  )
}
