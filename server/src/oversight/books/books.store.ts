// The SQL of the books as staff read them. What opens and settles trades is most of all transfers:
// of it only a stretch of time is looked at, and of an account only what is its own.

import type { AccountSort } from '#contract/staff/ledger.ts'
import type { AccountId, ClientId } from '#kernel/ids.ts'
import { iso, type Millis } from '#kernel/time.ts'
import type { TransferKind } from '#server/ledger/flows.ts'
import type { Tx } from '#server/platform/db.ts'
import { downById, type Place as Keyset, upById } from '#server/platform/keyset.ts'

export type StoredTransfer = {
  readonly kind: TransferKind
  readonly ref: string
  readonly currency: 'real' | 'demo'
  readonly amount: bigint
  readonly at: Millis
  readonly from_account: AccountId
  readonly from_name: string
  readonly from_client: ClientId | null
  readonly to_account: AccountId
  readonly to_name: string
  readonly to_client: ClientId | null
  readonly client_account: AccountId | null
  readonly posting: bigint | null
  readonly balance_after: bigint | null
}

const told = `
    t.kind, t.ref, t.book as currency, t.amount, t.at,
    t.from_account, coalesce(f.name, '') as from_name, f.client_id as from_client,
    t.to_account, coalesce(o.name, '') as to_name, o.client_id as to_client,
    t.client_account, t.posting, t.balance_after`
const named = `
    left join account_names f on f.id = t.from_account
    left join account_names o on o.id = t.to_account`

export type Stretch = { readonly from: Millis; readonly until: Millis }

type OfAccounts = Stretch & {
  readonly accounts: readonly AccountId[]
  readonly kind: TransferKind | null
  /** The last one of the page before. */
  readonly after: { readonly at: Millis; readonly posting: bigint; readonly account: bigint } | null
  readonly limit: number
}

/** Of clients' accounts, each by the numbers of its entries. */
export function listOfAccounts(tx: Tx, wanted: OfAccounts): Promise<StoredTransfer[]> {
  const { accounts, kind, from, until, after, limit } = wanted
  return tx.rows<StoredTransfer>(
    `select ${told}
       from (
         select x.* from unnest($1::bigint[]) own (account) cross join lateral (
           select * from transfers
            where client_account = own.account and ($2::transfer_kind is null or kind = $2)
              and posting > posting_before(own.account, $3)
              and posting <= posting_before(own.account,
                               least($4::timestamptz, $5::timestamptz + interval '1 millisecond'))
              and ($5::timestamptz is null
                   or (at, posting, client_account) < ($5, $6::bigint, $7::bigint))
            order by posting desc limit $8) x
          order by x.at desc, x.posting desc, x.client_account desc limit $8) t
       ${named}
      order by t.at desc, t.posting desc, t.client_account desc`,
    [
      ...[accounts, kind, iso(from), iso(until)],
      ...[after && iso(after.at), after?.posting ?? null, after?.account ?? null, limit],
    ],
  )
}

export type Place = { readonly at: Millis; readonly ref: string; readonly kind: TransferKind }

export type Filter = {
  readonly currency: string | null
  /** One of the install's own. */
  readonly account: AccountId | null
  readonly after: Place | null
  readonly limit: number
}

/** Of these kinds, none of which opens or settles trades: by the index of each. */
export function listOfKinds(
  tx: Tx,
  kinds: readonly TransferKind[],
  { from, until, currency, account, after, limit }: Filter & Stretch,
): Promise<StoredTransfer[]> {
  return tx.rows<StoredTransfer>(
    `select ${told}
       from (
         select x.* from unnest($1::transfer_kind[]) own (kind) cross join lateral (
           select * from transfers
            where kind = own.kind and kind not in ('trade_open', 'trade_settle')
              and at >= $2 and at < $3
              and ($4::text is null or book = $4)
              and ($5::bigint is null or from_account = $5 or to_account = $5)
              and ($6::timestamptz is null or at <= $6)
              and ($6::timestamptz is null or (at, ref, kind) < ($6, $7::uuid, $8::transfer_kind))
            order by at desc, ref desc limit $9) x
          order by x.at desc, x.ref desc, x.kind desc limit $9) t
       ${named}
      order by t.at desc, t.ref desc, t.kind desc`,
    [
      ...[kinds, iso(from), iso(until), currency, account],
      ...[after && iso(after.at), after?.ref ?? null, after?.kind ?? null, limit],
    ],
  )
}

/** Of a stretch of time, by the index of times. */
export function listOfStretch(
  tx: Tx,
  kind: TransferKind | null,
  { from, until, currency, account, after, limit }: Filter & Stretch,
): Promise<StoredTransfer[]> {
  return tx.rows<StoredTransfer>(
    `select ${told}
       from (
         select * from transfers
          where at >= $1 and at < $2
            and ($3::transfer_kind is null or kind = $3)
            and ($4::text is null or book = $4)
            and ($5::bigint is null or from_account = $5 or to_account = $5)
            and ($6::timestamptz is null or (at, ref, kind) < ($6, $7::uuid, $8::transfer_kind))
          order by at desc, ref desc, kind desc limit $9) t
       ${named}
      order by t.at desc, t.ref desc, t.kind desc`,
    [
      ...[iso(from), iso(until), kind, currency, account],
      ...[after && iso(after.at), after?.ref ?? null, after?.kind ?? null, limit],
    ],
  )
}

export async function countStretch(tx: Tx, { from, until }: Stretch): Promise<number> {
  const rows = await tx.rows<{ count: number }>(
    'select count(*)::int as count from transfers where at >= $1 and at < $2',
    [iso(from), iso(until)],
  )
  return rows[0]?.count ?? 0
}

/** At most a minute before the newest transfer of a stretch; null: there is none. */
export async function findLatest(tx: Tx, { from, until }: Stretch): Promise<Millis | null> {
  const rows = await tx.rows<{ at: Millis | null }>('select latest_movement($1, $2) as at', [
    iso(from),
    iso(until),
  ])
  return rows[0]?.at ?? null
}

/** All that one thing caused. */
export function listOfCause(tx: Tx, ref: string): Promise<StoredTransfer[]> {
  return tx.rows<StoredTransfer>(
    `select ${told} from transfers t ${named} where t.ref = $1 order by t.at, t.posting, t.kind`,
    [ref],
  )
}

/** Which deposit this credited: by itself, or as the correction that restored it. */
export async function findCredited(tx: Tx, ref: string): Promise<string | undefined> {
  const rows = await tx.rows<{ deposit_id: string }>(
    'select deposit_id from deposit_credits where ref = $1',
    [ref],
  )
  return rows[0]?.deposit_id
}

export type StoredAccount = {
  readonly id: AccountId
  readonly currency: 'real' | 'demo'
  readonly name: string
  readonly client_id: ClientId | null
}

export async function findAccount(tx: Tx, id: bigint): Promise<StoredAccount | undefined> {
  const rows = await tx.rows<StoredAccount>(
    'select id, currency, name, client_id from account_names where id = $1',
    [id],
  )
  return rows[0]
}

export function listAccountsOf(tx: Tx, clients: readonly ClientId[]): Promise<StoredAccount[]> {
  return tx.rows<StoredAccount>(
    `select id, currency, name, client_id from account_names
      where client_id = any($1::bigint[]) order by id`,
    [clients],
  )
}

export type CarriedAccount = StoredAccount & {
  /** Null: the install's own. */
  readonly balance: bigint | null
  readonly postings: bigint
}

type WantedAccounts = {
  /** Null: anybody's. */
  readonly clients: readonly ClientId[] | null
  readonly isClients: boolean | null
  readonly currency: string | null
  readonly sort: AccountSort
  readonly after: Keyset | null
  readonly limit: number
}

const ends = { id: 'a.id', value: '$5::bigint', last: '$1::bigint' } as const
const orders = { number: upById(ends), '-number': downById(ends) } as const

export function listAccounts(tx: Tx, wanted: WantedAccounts): Promise<CarriedAccount[]> {
  const { clients, isClients, currency, sort, after, limit } = wanted
  return tx.rows<CarriedAccount>(
    `select a.id, a.book as currency, a.name, a.client_id, a.balance, a.postings
       from ledger_accounts a
      where ($2::bigint[] is null or a.client_id = any($2))
        and ($3::boolean is null or (a.client_id is not null) = $3)
        and ($4::text is null or a.book = $4) and ${orders[sort]} limit $6`,
    [after?.id ?? null, clients, isClients, currency, after?.value ?? null, limit],
  )
}

/** Few: all of the install's own. */
export function listOwnAccounts(tx: Tx): Promise<StoredAccount[]> {
  return tx.rows<StoredAccount>(
    `select id, currency, name, client_id from account_names
      where client_id is null order by currency, name`,
  )
}

export type StoredSum = {
  readonly currency: string
  /** Null: clients'. */
  readonly from_id: AccountId | null
  readonly to_id: AccountId | null
  readonly amount: bigint
}

/** What moved between whom, by one look at every transfer. */
export function sumTransfers(tx: Tx): Promise<StoredSum[]> {
  return tx.rows<StoredSum>(
    `select t.book as currency, f.id as from_id, o.id as to_id, sum(t.amount)::bigint as amount
       from transfers t
       left join account_names f on f.id = t.from_account and f.client_id is null
       left join account_names o on o.id = t.to_account and o.client_id is null
      group by 1, 2, 3`,
  )
}

export type StoredCarried = {
  readonly currency: string
  readonly accounts: number
  readonly balance: bigint
}

/** What clients' accounts say they have. */
export function sumCarried(tx: Tx): Promise<StoredCarried[]> {
  return tx.rows<StoredCarried>(
    `select book as currency, count(*)::int as accounts,
            coalesce(sum(balance), 0)::bigint as balance
       from ledger_accounts where client_id is not null group by book`,
  )
}

/**
 * One state of everything, nothing written, one processor of the database's at most, and stopped
 * after so long: whoever trades does not wait for it.
 */
export async function lookOnly(tx: Tx, mostMs: number): Promise<void> {
  await tx.rows('set transaction isolation level repeatable read, read only')
  await tx.rows(
    `select set_config('statement_timeout', $1::text, true),
            set_config('max_parallel_workers_per_gather', '0', true)`,
    [String(mostMs)],
  )
}
