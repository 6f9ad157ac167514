// Which rows are a client's, as the schema's foreign keys say: those of tables that name the
// client, and of whatever refers to such rows. Two tables have no such key and are told of here.

import { assert, present } from '#kernel/assert.ts'
import type { Tx } from '#server/platform/db.ts'

type Key = {
  readonly from: string
  readonly columns: readonly string[]
  readonly to: string
  readonly referred: readonly string[]
}

export type Rows = {
  /** Every table with rows that are a client's. */
  readonly tables: readonly string[]
  readonly keys: readonly Key[]
  /** What holds of a client's rows of a table, there called `x`. */
  readonly where: (table: string, clientId: bigint) => string
}

/** By no foreign key: every order is written to the one, and the other has the install's own. */
const told: Readonly<Record<string, (row: string, clientId: bigint) => string>> = {
  // What moved for one cause of a client's is theirs, also between accounts that are not; and what
  // covers their trades.
  journal: (row, clientId) => `${row}.kind <> 'moved_out' and ${row}.ref in (
    select j.ref from journal j join accounts a on a.id = j.client_account
     where a.client_id = ${clientId}
    union all select cover_refs(${clientId}))`,
  event_heads: (row, clientId) => `${row}.chain = ${clientId}`,
}

export async function readRows(tx: Tx): Promise<Rows> {
  const keys = await loadKeys(tx)
  const ways = waysOf(keys)
  const where = (table: string, clientId: bigint, row = 'x'): string => {
    assert(clientId > 0n, 'a client has a number')
    const way = present(ways.get(table), `a way from ${table} to its client`)
    if (typeof way === 'function') return way(row, clientId)
    const above = `${row}p`
    const joined = way.columns.map(
      (column, at) => `${above}.${way.referred[at]} = ${row}.${column}`,
    )
    return `exists (select from ${way.to} ${above} where ${joined.join(' and ')}
      and ${where(way.to, clientId, above)})`
  }
  return { tables: [...ways.keys()], keys, where: (table, clientId) => where(table, clientId) }
}

type Way = Key | ((row: string, clientId: bigint) => string)

function waysOf(keys: readonly Key[]): Map<string, Way> {
  const ways = new Map<string, Way>(Object.entries(told))
  ways.set('clients', (row, clientId) => `${row}.id = ${clientId}`)
  for (const { from, to, columns } of keys) {
    if (to === 'clients' && columns.join() === 'client_id') {
      ways.set(from, (row, clientId) => `${row}.client_id = ${clientId}`)
    }
  }
  for (let before = 0; before < ways.size; ) {
    before = ways.size
    for (const key of keys) {
      const isNew = !ways.has(key.from) && ways.has(key.to) && key.from !== key.to
      if (isNew) ways.set(key.from, key)
    }
  }
  return ways
}

/** What has to be there comes before what may be missing. */
function loadKeys(tx: Tx): Promise<Key[]> {
  const names = (relation: string, numbers: string) => `
    (select array_agg(a.attname::text order by n.place)
       from unnest(c.${numbers}) with ordinality n (number, place)
       join pg_attribute a on a.attrelid = c.${relation} and a.attnum = n.number)`
  return tx.rows<Key>(
    `select c.conrelid::regclass::text as from, ${names('conrelid', 'conkey')} as columns,
            c.confrelid::regclass::text as to, ${names('confrelid', 'confkey')} as referred
       from pg_constraint c
      where c.contype = 'f' and c.connamespace = 'public'::regnamespace and c.conparentid = 0
      order by exists (select from pg_attribute a where a.attrelid = c.conrelid
                          and a.attnum = any (c.conkey) and not a.attnotnull), c.oid`,
  )
}

/** Of a table, what is written: what the database makes of the rest is not. */
export async function columnsOf(tx: Tx, table: string): Promise<string[]> {
  const rows = await tx.rows<{ name: string }>(
    `select attname::text as name from pg_attribute
      where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''
      order by attnum`,
    [table],
  )
  return rows.map(({ name }) => name)
}
