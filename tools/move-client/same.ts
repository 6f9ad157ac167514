// What is shared and has another number at the other cell: its own accounts, members of staff and
// tags, each found there by what it is, or made there; and terms, which are always made there.

import type { Tx } from '#server/platform/db.ts'
import type { Rows } from './client-rows.ts'
import { moving } from './fates.ts'

/** How many numbers of terms are dealt out together. */
const termsIdsAtOnce = 1_000

/** By table: the number there of each number here, where it is another. */
export type Same = Readonly<Record<'accounts' | 'operators' | 'tags' | 'trade_terms', Numbers>>
type Numbers = Readonly<Record<string, string>>

type Sides = { readonly from: Tx; readonly to: Tx; readonly rows: Rows; readonly clientId: bigint }
type Pair = { readonly here: bigint; readonly there: bigint }

export async function findSame(sides: Sides): Promise<Same> {
  return {
    accounts: await ownAccounts(sides),
    operators: await referred(sides, 'operators', operatorThere),
    tags: await referred(sides, 'tags', tagThere),
    trade_terms: await terms(sides),
  }
}

const numbersOf = (pairs: readonly Pair[]): Numbers =>
  Object.fromEntries(
    pairs.filter(({ here, there }) => here !== there).map((it) => [`${it.here}`, `${it.there}`]),
  )

async function ownAccounts({ from, to }: Sides): Promise<Numbers> {
  const own = `select id, currency || ' ' || name as name from accounts where client_id is null`
  type Own = { id: bigint; name: string }
  const there = new Map((await to.rows<Own>(own)).map(({ id, name }) => [name, id]))
  const here = await from.rows<Own>(own)
  return numbersOf(here.map(({ id, name }) => ({ here: id, there: there.get(name) ?? id })))
}

/** Those that a client's rows name, each as the text of its row. */
async function referred(
  { from, to, rows, clientId }: Sides,
  table: 'operators' | 'tags',
  there: string,
): Promise<Numbers> {
  const named = rows.keys
    .filter((key) => key.to === table && moving.includes(key.from))
    .map(
      ({ from: of, columns }) =>
        `select x."${columns}" as id from ${of} x where ${rows.where(of, clientId)}`,
    )
  const found = await from.rows<{ id: bigint; row: string }>(
    `select t.id, to_jsonb(t)::text as row from ${table} t
      where t.id in (${named.join(' union ')})`,
  )
  const pairs: Pair[] = []
  for (const { id, row } of found) {
    const [known] = await to.rows<{ id: bigint }>(there, [row])
    pairs.push({ here: id, there: known?.id ?? id })
  }
  return numbersOf(pairs)
}

/** Who is not there is put there as somebody who left: a name for what they did, and no way in. */
const operatorThere = `
  with said as (select * from jsonb_populate_record(null::operators, $1::jsonb)),
  added as (
    insert into operators (email, email_key, password_hash, created_at, left_at, roles, name)
    select email, email_key, 'moved', created_at, coalesce(left_at, created_at), roles, name
      from said
    on conflict (email_key) do nothing returning id)
  select id from added union all
  select o.id from operators o join said on said.email_key = o.email_key`

const tagThere = `
  with said as (select * from jsonb_populate_record(null::tags, $1::jsonb)),
  known as (
    select t.id from tags t join said on said.name = t.name
     order by t.removed_at nulls first limit 1),
  added as (
    insert into tags (name, added_by, added_at, removed_at)
    select name, (select o.id from operators o order by o.id limit 1), added_at, removed_at
      from said
     where not exists (select from known) returning id)
  select id from known union all select id from added`

/** Made there anew: no cell deals out the numbers of another one. */
async function terms({ from, to, rows, clientId }: Sides): Promise<Numbers> {
  const pairs: Pair[] = []
  for (let after = -1n; ; ) {
    const found = await from.rows<{ id: bigint; row: string }>(
      `select t.id, to_jsonb(t)::text as row from trade_terms t
        where t.id > $1 and t.id in (
          select x.terms_id from journal x where ${rows.where('journal', clientId)})
        order by t.id limit ${termsIdsAtOnce}`,
      [after],
    )
    if (found.length === 0) return numbersOf(pairs)
    after = found.at(-1)?.id ?? after
    const made = await to.rows<Pair>(
      `with first as materialized (select next_terms_ids() as id),
       said as (
         select (first.id + s.place - 1)::bigint as there, s.row
           from first, jsonb_array_elements($1::jsonb) with ordinality s (row, place)),
       added as (
         insert into trade_terms
         select (jsonb_populate_record(null::trade_terms,
                                       row || jsonb_build_object('id', there))).* from said)
       select (row ->> 'id')::bigint as here, there from said`,
      [`[${found.map(({ row }) => row)}]`],
    )
    pairs.push(...made)
  }
}
