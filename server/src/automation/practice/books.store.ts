// The books of a sandbox's practice exchange, in its database: what each change of an account
// brought is written in one transaction. Bodies are as the exchange makes them; what is asked for
// by has a column of its own.

import { iso, later, type Millis } from '#kernel/time.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import type { Seal } from '#server/platform/seal.ts'
import { type Account, type Entry, type Fill, newAccount, type Outcome } from './account.ts'
import { type Books, type Cut, isNear, type Part } from './books.ts'
import { turnoverMs, turnoverOf } from './fill.ts'
import type { Order } from './order.ts'
import { packedText, unpackedText } from './packed.ts'
import { openStoredKeys } from './practice-keys.store.ts'
import type { FindSpot } from './spot.ts'

type Deps = { readonly db: Db; readonly seal: Seal; readonly find: FindSpot }

export function openStoredBooks({ db, seal, find }: Deps): Books {
  return {
    openAccount: async (id, owner, at) => {
      await db.rows(
        `insert into practice_accounts (id, client_id, state, count, opened_at)
         values ($1, $2, $3, 0, $4) on conflict (id) do nothing`,
        [id, owner, stateOf(newAccount(id)), iso(at)],
      )
    },
    change: (id, now, work) =>
      db.transaction(async (tx) => {
        const account = await loadAccount(tx, id, now, true)
        if (!account) return undefined
        const outcome = work(account)
        await writeChange(tx, outcome, find)
        return outcome
      }),
    account: (id, now) => loadAccount(db, id, now, false),
    waiting: async (reached, now) => {
      const rows = await db.rows<{ account_id: string; body: string | null }>(
        `select account_id, body from practice_orders where state = 'open'
         union all select id, null from practice_accounts where cancel_at <= $1`,
        [iso(now)],
      )
      const near = rows.filter(
        ({ body }) =>
          body === null || reached.some((market) => isNear(unpackedText<Order>(body), market)),
      )
      return [...new Set(near.map((row) => row.account_id))]
    },
    orders: (id, filter, cut) => listOrders(db, id, filter, cut),
    fills: (id, filter, cut) => listFills(db, id, filter, cut),
    entries: (id, filter, cut) => listEntries(db, id, filter, cut),
    ...openStoredKeys(db, seal),
  }
}

function stateOf({ balances, takings }: Account): string {
  return packedText({ balances: [...balances], takings: [...takings] })
}

type AccountRow = { state: string; count: number; cancel_at: Millis | null }

async function loadAccount(
  tx: Tx,
  id: string,
  now: Millis,
  isHeld: boolean,
): Promise<Account | undefined> {
  const rows = isHeld
    ? await tx.rows<AccountRow>(
        'select state, count, cancel_at from practice_accounts where id = $1 for update',
        [id],
      )
    : await tx.rows<AccountRow>(
        'select state, count, cancel_at from practice_accounts where id = $1',
        [id],
      )
  const [row] = rows
  if (!row) return undefined
  const open = await tx.rows<{ body: string }>(
    `select body from practice_orders where account_id = $1 and state = 'open' order by number`,
    [id],
  )
  const sums = await tx.rows<{ turnover: bigint }>(
    `select coalesce(sum(turnover), 0)::bigint as turnover
       from practice_fills where account_id = $1 and at >= $2`,
    [id, iso(later(now, -turnoverMs))],
  )
  const state = unpackedText<{ balances: [string, bigint][]; takings: [string, never][] }>(
    row.state,
  )
  return {
    id,
    balances: new Map(state.balances),
    takings: new Map(state.takings),
    open: open.map(({ body }) => unpackedText<Order>(body)),
    turnover: sums[0]?.turnover ?? 0n,
    count: row.count,
    cancelAt: row.cancel_at,
  }
}

async function writeChange(tx: Tx, { account, happened }: Outcome, find: FindSpot): Promise<void> {
  const { id, count, cancelAt } = account
  await tx.rows(
    'update practice_accounts set state = $2, count = $3, cancel_at = $4 where id = $1',
    [id, stateOf(account), count, cancelAt === null ? null : iso(cancelAt)],
  )
  const orders = new Map(happened.flatMap((it) => ('order' in it ? [[it.order.id, it.order]] : [])))
  for (const order of orders.values()) await upsertOrder(tx, id, order)
  for (const it of happened) {
    if (it.type === 'filled') await insertFill(tx, id, it.fill, find)
    const entries = it.type === 'filled' ? it.entries : it.type === 'moved' ? [it.entry] : []
    for (const entry of entries) await insertEntry(tx, id, entry)
  }
}

async function upsertOrder(tx: Tx, accountId: string, order: Order): Promise<void> {
  const { id, number, market, state, clientId, userref, openedAt, closedAt } = order
  await tx.rows(
    `insert into practice_orders
       (id, account_id, number, market, state, own_id, userref, opened_at, closed_at, body)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
     on conflict (id) do update set state = excluded.state, closed_at = excluded.closed_at,
       body = excluded.body`,
    [
      ...[id, accountId, number, market, state, clientId, userref, iso(openedAt)],
      ...[closedAt === null ? null : iso(closedAt), packedText(order)],
    ],
  )
}

async function insertFill(tx: Tx, accountId: string, fill: Fill, find: FindSpot): Promise<void> {
  const { id, number, orderId, market, at } = fill
  const turnover = turnoverOf(fill.paid, find(market))
  await tx.rows(
    `insert into practice_fills (id, account_id, number, order_id, market, at, turnover, body)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [id, accountId, number, orderId, market, iso(at), turnover, packedText(fill)],
  )
}

async function insertEntry(tx: Tx, accountId: string, entry: Entry): Promise<void> {
  const { id, asset, kind, at } = entry
  await tx.rows(
    `insert into practice_entries (id, account_id, asset, kind, at, body)
     values ($1, $2, $3, $4, $5, $6)`,
    [id, accountId, asset, kind, iso(at), packedText(entry)],
  )
}

type Wanted<K extends 'orders' | 'fills' | 'entries'> = Parameters<Books[K]>[1]

type BodyRow = { body: string; total: number }

function partOf<T>(rows: readonly BodyRow[]): Part<T> {
  return { rows: rows.map(({ body }) => unpackedText<T>(body)), count: rows[0]?.total ?? 0 }
}

async function listOrders(
  tx: Tx,
  accountId: string,
  { isOpen, market, ids, number, numberFrom, clientId, userref, ...span }: Wanted<'orders'>,
  { limit, offset = 0, newestFirst = false }: Cut,
): Promise<Part<Order>> {
  const rows = await tx.rows<BodyRow>(
    `select body, (count(*) over ())::int as total from practice_orders
      where account_id = $1 and ($2::boolean is null or (state = 'open') = $2)
        and ($3::text is null or market = $3) and ($4::text[] is null or id = any($4))
        and ($5::int is null or number = $5) and ($6::int is null or number >= $6)
        and ($7::text is null or own_id = $7) and ($8::int is null or userref = $8)
        and ($9::timestamptz is null
             or case when $11 then coalesce(closed_at, opened_at) else opened_at end >= $9)
        and ($10::timestamptz is null
             or case when $11 then coalesce(closed_at, opened_at) else opened_at end <= $10)
      order by case when $12 then -number else number end limit $13 offset $14`,
    [
      ...[accountId, isOpen ?? null, market ?? null, ids ?? null, number ?? null],
      ...[numberFrom ?? null, clientId ?? null, userref ?? null, instantOf(span.from)],
      ...[instantOf(span.to), span.byClosing ?? false, newestFirst, limit, offset],
    ],
  )
  return partOf<Order>(rows)
}

async function listFills(
  tx: Tx,
  accountId: string,
  { market, ids, orderIds, numberFrom, from, to }: Wanted<'fills'>,
  { limit, offset = 0, newestFirst = false }: Cut,
): Promise<Part<Fill>> {
  const rows = await tx.rows<BodyRow>(
    `select body, (count(*) over ())::int as total from practice_fills
      where account_id = $1 and ($2::text is null or market = $2)
        and ($3::text[] is null or id = any($3)) and ($4::text[] is null or order_id = any($4))
        and ($5::int is null or number >= $5) and ($6::timestamptz is null or at >= $6)
        and ($7::timestamptz is null or at <= $7)
      order by case when $8 then -number else number end limit $9 offset $10`,
    [
      ...[accountId, market ?? null, ids ?? null, orderIds ?? null, numberFrom ?? null],
      ...[instantOf(from), instantOf(to), newestFirst, limit, offset],
    ],
  )
  return partOf<Fill>(rows)
}

async function listEntries(
  tx: Tx,
  accountId: string,
  { asset, kind, from, to }: Wanted<'entries'>,
  { limit, offset = 0, newestFirst = false }: Cut,
): Promise<Part<Entry>> {
  const rows = await tx.rows<BodyRow>(
    `select body, (count(*) over ())::int as total from practice_entries
      where account_id = $1 and ($2::text is null or asset = $2)
        and ($3::text is null or kind = $3) and ($4::timestamptz is null or at >= $4)
        and ($5::timestamptz is null or at <= $5)
      order by case when $6 then -place else place end limit $7 offset $8`,
    [
      ...[accountId, asset ?? null, kind ?? null, instantOf(from), instantOf(to)],
      ...[newestFirst, limit, offset],
    ],
  )
  return partOf<Entry>(rows)
}

function instantOf(at: Millis | undefined): string | null {
  return at === undefined ? null : iso(at)
}
