// A client's rows as they are, from one database to the other: what the database makes of a row as
// text is what the other one makes the row of again. Only numbers of what is shared, and is
// another there, are put in place of those here.

import type { Tx } from '#server/platform/db.ts'
import { columnsOf, type Rows } from './client-rows.ts'
import { moving } from './fates.ts'
import type { Same } from './same.ts'

const atOnce = 1_000

/** How tables are read in an order, where the other side wants it. */
const orders: Readonly<Record<string, string>> = {
  journal: 'order by x.client_account, x.posting nulls last',
}

/** What a column gets there, where that is not what it is here; `r` is the row. */
const puts: Readonly<Record<string, string>> = {
  // Its anchors are those of the cell: the other one binds all of the chain by its own.
  'event_heads.anchored_nr': '0',
  // Who brought them is told of where both are.
  'clients.referred_by': '(select c.id from clients c where c.id = r.referred_by)',
  'journal.from_account': sameOf('accounts', 'from_account'),
  'journal.to_account': sameOf('accounts', 'to_account'),
  'journal.terms_id': sameOf('trade_terms', 'terms_id'),
}

export type Copying = {
  readonly from: Tx
  readonly to: Tx
  readonly clientId: bigint
  readonly rows: Rows
  readonly same: Same
}

/**
 * The books are written with all that guards them; other rows were guarded when they came about,
 * and what follows from them is copied too.
 */
export async function copyRows(copying: Copying): Promise<void> {
  const { to } = copying
  await to.rows(`set local session_replication_role = replica`)
  for (const table of moving.filter((it) => it !== 'journal')) await copyTable(copying, table)
  await to.rows(`set local session_replication_role = origin`)
  await copyTable(copying, 'journal')
}

async function copyTable({ from, to, clientId, rows, same }: Copying, table: string) {
  const columns = await columnsOf(to, table)
  const values = columns.map((column) => puts[`${table}.${column}`] ?? mapped(rows, table, column))
  const insert = `insert into ${table} (${columns.map((it) => `"${it}"`)}) overriding system value
    select ${values} from jsonb_populate_recordset(null::${table}, $1::jsonb) r
     where $2::jsonb is not null`
  await from.rows(`declare moved no scroll cursor for
    select to_jsonb(x)::text as row from ${table} x where ${rows.where(table, clientId)}
    ${orders[table] ?? ''}`)
  for (;;) {
    const batch = await from.rows<{ row: string }>(`fetch ${atOnce} from moved`)
    if (batch.length === 0) break
    const text = `[${batch.map(({ row }) => row)}]`
    await to.rows(insert, [text, JSON.stringify(same)])
  }
  await from.rows('close moved')
}

function mapped(rows: Rows, table: string, column: string): string {
  const key = rows.keys.find((it) => it.from === table && it.columns.join() === column)
  if (key?.to !== 'operators' && key?.to !== 'tags') return `r."${column}"`
  return sameOf(key.to, column)
}

function sameOf(table: keyof Same, column: string): string {
  return `coalesce(($2::jsonb -> '${table}' ->> r."${column}"::text)::bigint, r."${column}")`
}

/** One hash over all that goes: what was copied is what is there as long as it stays the same. */
export async function digestOf(tx: Tx, rows: Rows, clientId: bigint): Promise<Buffer> {
  const parts = moving.map(
    (table) => `select '${table}' as name, count(*) as number,
      string_agg(sha256(convert_to(to_jsonb(x)::text, 'UTF8')), ''::bytea
                 order by sha256(convert_to(to_jsonb(x)::text, 'UTF8'))) as hashes
      from ${table} x where ${rows.where(table, clientId)}`,
  )
  const [whole] = await tx.rows<{ digest: Buffer }>(
    `select sha256(string_agg(convert_to(name || number, 'UTF8') || coalesce(hashes, ''::bytea),
                              ''::bytea order by name)) as digest
       from (${parts.join(' union all ')}) p`,
  )
  return whole?.digest ?? Buffer.alloc(32)
}

/** Rows there that refer to what is not there, in words: none of them may stay. */
export async function findLoose(tx: Tx, rows: Rows, clientId: bigint): Promise<string[]> {
  const looks = rows.keys
    .filter(({ from }) => moving.includes(from))
    .map(({ from, columns, to, referred }) => {
      const named = columns.map((column) => `x."${column}" is not null`).join(' and ')
      const same = columns.map((column, at) => `r."${referred[at]}" = x."${column}"`).join(' and ')
      return `select '${from}.${columns} of ${to}' as says where exists (
        select from ${from} x where ${rows.where(from, clientId)} and ${named}
           and not exists (select from ${to} r where ${same}))`
    })
  const found = await tx.rows<{ says: string }>(looks.join(' union all '))
  return found.map(({ says }) => says)
}

/** Whatever these tables have of a client goes away, also what is append-only: it is elsewhere. */
export async function dropRows(tx: Tx, rows: Rows, clientId: bigint, tables: readonly string[]) {
  // What rows are found by comes last.
  const order = tables.toSorted((a, b) => rows.tables.indexOf(b) - rows.tables.indexOf(a))
  await tx.rows(`set local session_replication_role = replica`)
  for (const table of [
    ...order.filter((it) => it === 'journal'),
    ...order.filter((it) => it !== 'journal'),
  ]) {
    await tx.rows(`delete from ${table} x where ${rows.where(table, clientId)}`)
  }
  await tx.rows(`set local session_replication_role = origin`)
}
