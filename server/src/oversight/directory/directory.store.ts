// The SQL of finding clients. Each lookup goes by an index, and a page is read in the order of one,
// so that neither takes longer the more clients there are.

import type { ClientSort, RecordKind } from '#contract/staff/clients.ts'
import type { ClientId } from '#kernel/ids.ts'
import { iso, type Millis } from '#kernel/time.ts'
import { column } from '#server/platform/columns.ts'
import type { Tx } from '#server/platform/db.ts'
import { afterAll, type Lookup } from './lookup.ts'

/** No more are looked through of what begins alike: who types more finds the rest. */
const foundMost = 500

const byBeginning = {
  name: `(select id from client_directory where full_name ~>=~ $1 and full_name ~<~ $2 limit $3)
         union
         (select id from client_directory where last_name ~>=~ $1 and last_name ~<~ $2 limit $3)`,
  email: 'select id from client_directory where email_key ~>=~ $1 and email_key ~<~ $2 limit $3',
  phone: 'select id from client_directory where phone ~>=~ $1 and phone ~<~ $2 limit $3',
} as const

const byText = {
  address: `(select client_id as id from deposit_places where lower(address) = lower($1) limit $2)
            union
            (select client_id from payout_places
              where method = any (enum_range(null::withdrawal_method)) and destination = $1
              limit $2)`,
  transaction: `(select client_id as id from deposit_transactions
                  where transaction_id = $1 limit $2)
                union
                (select client_id from payout_transactions where transaction_id = $1 limit $2)`,
  record: `(select client_id as id from deposit_records where id = $1::uuid limit $2)
           union
           (select client_id from withdrawal_records where id = $1::uuid)
           union
           (select client_id from trades where id = $1::uuid)`,
} as const

type Found = { readonly id: ClientId }

export async function findIds(tx: Tx, lookup: Lookup): Promise<ClientId[]> {
  return (await found(tx, lookup)).map(({ id }) => id)
}

function found(tx: Tx, lookup: Lookup): Promise<Found[]> {
  if (lookup.by === 'id') {
    return tx.rows<Found>('select id from client_directory where id = $1', [lookup.id])
  }
  if ('prefix' in lookup) {
    const { by, prefix } = lookup
    return tx.rows<Found>(byBeginning[by], [prefix, afterAll(prefix), foundMost])
  }
  return tx.rows<Found>(byText[lookup.by], [lookup.text, foundMost])
}

export type RecordOf = {
  readonly kind: RecordKind
  readonly id: string
  readonly clientId: ClientId | null
}

/** An id is one of few, and of each kind it is looked for by its key. */
export function findRecords(tx: Tx, id: string): Promise<RecordOf[]> {
  return tx.rows<RecordOf>(
    `select 'deposit' as kind, id::text, client_id as "clientId"
       from deposit_records where id = $1
     union all
     select 'withdrawal', id::text, client_id from withdrawal_records where id = $1
     union all
     select 'trade', id::text, client_id from trades where id = $1
     union all
     select 'document', id::text, client_id from document_records where id = $1
     union all
     select 'hit', id::text, client_id from hit_records where id = $1
     union all
     select 'plan_request', id::text, client_id from plan_request_records where id = $1
     union all
     select 'dispute', id::text, client_id from dispute_records where id = $1
     union all
     select 'correction', id::text, client_id from correction_records where id = $1
     union all
     select 'movement', id::text, null from movement_records where id = $1
     union all
     select 'proposal', id::text, null from proposal_records where id = $1
     union all
     select 'alarm', id::text, null from alarm_records where id = $1
     union all
     select 'transfer', ref || '~' || kind, null from transfers where ref = $1`,
    [id],
  )
}

export async function hasMessage(tx: Tx, id: bigint): Promise<boolean> {
  return (await tx.rows('select from message_records where id = $1', [id])).length > 0
}

export type Wanted = {
  /** Those that were found by what was typed; null: all. */
  readonly ids: readonly ClientId[] | null
  readonly standing: string | null
  readonly isIdentified: boolean | null
  readonly hasDeposited: boolean | null
  readonly plan: string | null
  readonly country: string | null
  readonly tag: bigint | null
  /** Joined at this instant or later, and before that one. */
  readonly from: Millis | null
  readonly until: Millis | null
  readonly sort: ClientSort
  /** The last one of the page before. */
  readonly after: { readonly joinedAt: Millis; readonly id: ClientId } | null
  readonly limit: number
}

export type DirectoryRow = {
  readonly id: ClientId
  readonly email: string
  readonly name: string
  readonly state: 'active' | 'frozen' | 'closed'
  readonly isConfirmed: boolean
  readonly isIdentified: boolean
  readonly hasDeposited: boolean
  readonly plan: string
  readonly country: string | null
  readonly createdAt: Millis
  readonly tags: readonly string[]
}

const orders = {
  joined: {
    after: '($8::timestamptz is null or (c.created_at, c.id) > ($8, $9::bigint))',
    by: 'c.created_at, c.id',
  },
  '-joined': {
    after: '($8::timestamptz is null or (c.created_at, c.id) < ($8, $9::bigint))',
    by: 'c.created_at desc, c.id desc',
  },
} as const

const deposits = {
  any: 'true',
  yes: 'exists (select from credited_deposits f where f.client_id = c.id)',
  no: 'not exists (select from credited_deposits f where f.client_id = c.id)',
} as const

/** From one to the next by the index: all clients are not gone through for it. */
export async function listCountries(tx: Tx): Promise<string[]> {
  const rows = await tx.rows<{ country: string }>(
    `with recursive seen as (
       (select country from client_directory where country is not null order by country limit 1)
       union all
       select (select c.country from client_directory c where c.country > s.country
                order by c.country limit 1)
         from seen s where s.country is not null
     )
     select country from seen where country is not null`,
  )
  return rows.map(({ country }) => country)
}

/** Few are: they are looked up first, and the order of all is not gone through for them. */
const ofTag = 'c.id = any (array(select client_id from tagged_clients where tag_id = $11))'

export async function listDirectory(tx: Tx, wanted: Wanted): Promise<DirectoryRow[]> {
  const { ids, standing, isIdentified, hasDeposited, plan, country, from, until } = wanted
  const { tag, sort, after, limit } = wanted
  return tx.rows<DirectoryRow>(
    `select c.id, c.email, c.firstname || ' ' || c.lastname as name, c.state,
            c.email_confirmed_at is not null as "isConfirmed",
            c.is_identified as "isIdentified", c.plan, c.country, c.created_at as "createdAt",
            exists (select from credited_deposits f where f.client_id = c.id) as "hasDeposited",
            array(select t.name from tagged_clients t where t.client_id = c.id
                   order by lower(t.name)) as tags
       from client_directory c
      where ($1::bigint[] is null or c.id = any ($1))
        and ($2::account_state is null or c.state = $2)
        and ($3::boolean is null or c.is_identified = $3)
        and ($4::text is null or c.plan = $4)
        and ($5::text is null or c.country = $5)
        and ($6::timestamptz is null or c.created_at >= $6)
        and ($7::timestamptz is null or c.created_at < $7)
        and ${deposits[hasDeposited === null ? 'any' : hasDeposited ? 'yes' : 'no']}
        and ${tag === null ? '$11::bigint is null' : ofTag}
        and ${orders[sort].after}
      order by ${orders[sort].by} limit $10`,
    [
      ids === null ? null : column(ids),
      ...[standing, isIdentified, plan, country],
      ...[from === null ? null : iso(from), until === null ? null : iso(until)],
      ...[after === null ? null : iso(after.joinedAt), after?.id ?? null, limit, tag],
    ],
  )
}
