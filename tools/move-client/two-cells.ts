// Two cells for tests: a database that is there, and another one with numbers of its own and what
// is shared, as it is when a second cell has started and follows the first.

import { iso, type Millis } from '#kernel/time.ts'
import type { Database } from '#server/platform/db.ts'
import { cloneDatabase, type TestDatabase } from '#test/database.ts'
import { columnsOf } from './client-rows.ts'

const shared = [
  'coins',
  'instruments',
  'tick_sources',
  'ticks',
  'thinned_ticks',
  'price_gaps',
  'price_halts',
  'install',
]

export const cellNumber = 2
const firstId = 2n * 2n ** 40n

export async function startSecondCell(home: Database): Promise<TestDatabase> {
  const cell = await cloneDatabase()
  await prepareCell(home, cell.owner)
  return cell
}

export async function prepareCell(home: Database, cell: Database): Promise<void> {
  await cell.rows(`
    do $$ declare it record; begin
      for it in select attrelid::regclass as relation, attname from pg_attribute
                 where attidentity <> '' and attnum > 0 and atttypid = 'bigint'::regtype
                   and attrelid in (select oid from pg_class
                                     where relnamespace = 'public'::regnamespace) loop
        execute format('alter table %s alter column %I restart with ${firstId}',
                       it.relation, it.attname);
      end loop; end $$`)
  const days = await home.rows<{ at: Millis }>(
    `select distinct date_trunc('day', at) as at from ticks`,
  )
  for (const { at } of days) await cell.rows('select add_tick_day($1)', [iso(at)])
  for (const table of shared) await share(home, cell, table)
  await cell.rows('update install set cell = $1', [cellNumber])
}

async function share(from: Database, to: Database, table: string): Promise<void> {
  const columns = (await columnsOf(from, table)).map((name) => `"${name}"`)
  const [all] = await from.rows<{ rows: string }>(
    `select coalesce(jsonb_agg(to_jsonb(x)), '[]')::text as rows from ${table} x`,
  )
  await to.transaction(async (tx) => {
    await tx.rows('set local session_replication_role = replica')
    await tx.rows(
      `insert into ${table} (${columns}) overriding system value
       select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb)
       on conflict do nothing`,
      [all?.rows],
    )
  })
}

/** What is in each account of the install's own, over all of these cells together. */
export async function sumsOver(...cells: readonly Database[]): Promise<Record<string, bigint>> {
  const sums: Record<string, bigint> = {}
  for (const cell of cells) {
    const rows = await cell.rows<{ name: string; amount: bigint }>(
      `select p.book || ' ' || a.name as name, sum(p.amount)::bigint as amount
         from postings p join account_names a on a.id = p.account_id group by 1`,
    )
    for (const { name, amount } of rows) sums[name] = (sums[name] ?? 0n) + amount
  }
  return Object.fromEntries(
    Object.entries(sums)
      .filter(([, amount]) => amount !== 0n)
      .sort(),
  )
}
