// What a database holds, as a hash of each table: equal where every row is, whatever their order.

import type { Db } from '#server/platform/db.ts'

/** What the database or the machine writes for itself, and why nobody can expect it again. */
const leftOut: Readonly<Record<string, string>> = {
  migrations: 'when they ran',
}

export async function sumUp(db: Db): Promise<Record<string, string>> {
  const tables = await db.rows<{ name: string }>(
    `select c.relname as name from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
        and not c.relispartition order by 1`,
  )
  const sums: Record<string, string> = {}
  for (const { name } of tables) {
    if (name in leftOut) continue
    const rows = await db.rows<{ count: bigint; hash: string }>(
      `select count(*) as count, coalesce(md5(string_agg(hash, '' order by hash)), '') as hash
         from (select md5(t::text) as hash from ${name} t) as rows`,
    )
    const [sum] = rows
    if (sum && sum.count > 0n) sums[name] = `${sum.count}:${sum.hash}`
  }
  return sums
}
