// Orders that signals became for clients: their SQL. Written before they are placed, answered once,
// ended once.

import type { AtsReason } from '#contract/client/ats-reason-words.ts'
import type { ClientId } from '#kernel/ids.ts'
import type { Book, Usd } from '#kernel/money.ts'
import { iso, type Millis } from '#kernel/time.ts'
import { column, instants } from '#server/platform/columns.ts'
import type { Tx } from '#server/platform/db.ts'
import type { OrderedToday } from './order.ts'
import type { Ended } from './standing.ts'

/** No two rounds at once, in whatever process: each sees what the one before ordered. */
export async function lockRounds(tx: Tx): Promise<void> {
  await tx.rows(`select pg_advisory_xact_lock(hashtext('ats rounds'))`)
}

export async function isServed(tx: Tx, signalId: string): Promise<boolean> {
  const rows = await tx.rows('select from ats_rounds where signal_id = $1', [signalId])
  return rows.length > 0
}

export type NewOrder = {
  readonly clientId: ClientId
  readonly settingsId: bigint
  readonly switchId: bigint
  readonly book: Book
  readonly stake: Usd
  readonly slot: number
  readonly slots: number
}

export type NewSkip = {
  readonly clientId: ClientId
  readonly book: Book
  readonly why: AtsReason
}

export type NewRound = {
  readonly signalId: string
  readonly seed: Uint8Array
  readonly at: Millis
  readonly orders: number
  readonly skips: number
}

export async function insertRound(tx: Tx, round: NewRound): Promise<void> {
  await tx.rows(
    `insert into ats_rounds (signal_id, seed, served_at, orders, skips)
     values ($1, $2, $3, $4, $5)`,
    [round.signalId, round.seed, iso(round.at), round.orders, round.skips],
  )
}

export type RoundPart<T> = {
  readonly signalId: string
  readonly instrumentId: number
  readonly at: Millis
  readonly some: readonly T[]
}

/** In the order that was drawn; so many have places before them. */
export async function insertOrders(
  tx: Tx,
  { signalId, instrumentId, at, some }: RoundPart<NewOrder>,
  { dueAt, before }: { readonly dueAt: Millis; readonly before: number },
): Promise<void> {
  const of = (value: (order: NewOrder) => bigint | number | string) => column(some.map(value))
  await tx.rows(
    `insert into ats_orders (client_id, signal_id, settings_id, switch_id, book, instrument_id,
       place, stake, day, slot, slots, decided_at, due_at)
     select k.client_id, $1, k.settings_id, k.switch_id, k.book, $2::smallint, $12 + k.place,
            k.stake, ($3::timestamptz at time zone 'UTC')::date, k.slot, k.slots, $3, $4
       from unnest($5::bigint[], $6::bigint[], $7::bigint[], $8::text[], $9::bigint[],
              $10::smallint[], $11::smallint[]) with ordinality
            k (client_id, settings_id, switch_id, book, stake, slot, slots, place)`,
    [
      signalId,
      instrumentId,
      iso(at),
      iso(dueAt),
      of(({ clientId }) => clientId),
      of(({ settingsId }) => settingsId),
      of(({ switchId }) => switchId),
      of(({ book }) => book),
      of(({ stake }) => stake),
      of(({ slot }) => slot),
      of(({ slots }) => slots),
      before,
    ],
  )
}

export async function insertSkips(
  tx: Tx,
  { signalId, instrumentId, at, some }: RoundPart<NewSkip>,
): Promise<void> {
  await tx.rows(
    `insert into ats_skips (client_id, signal_id, book, instrument_id, reason, at)
     select client_id, $1, book, $2::smallint, reason, $3
       from unnest($4::bigint[], $5::text[], $6::text[]) k (client_id, book, reason)`,
    [
      signalId,
      instrumentId,
      iso(at),
      column(some.map(({ clientId }) => clientId)),
      column(some.map(({ book }) => book)),
      column(some.map(({ why }) => why)),
    ],
  )
}

/** What was ordered on a UTC day, by client and book; nobody who ordered nothing. */
export async function sumDay(
  tx: Tx,
  clientIds: readonly ClientId[],
  now: Millis,
): Promise<Map<string, OrderedToday>> {
  const rows = await tx.rows<{
    client_id: ClientId
    book: Book
    trades: number
    stake: Usd
    open: Usd
    brought: Usd
    refused: number
  }>(
    `select client_id, book,
            count(*) filter (where refused is null)::int as trades,
            coalesce(sum(stake) filter (where refused is null), 0)::bigint as stake,
            coalesce(sum(stake) filter (where refused is null and ended_at is null), 0)::bigint
              as open,
            coalesce(sum(brought), 0)::bigint as brought,
            count(refused)::int as refused
       from ats_orders
      where client_id = any($1::bigint[]) and day = ($2::timestamptz at time zone 'UTC')::date
      group by 1, 2`,
    [column(clientIds), iso(now)],
  )
  return new Map(
    rows.map(({ client_id: clientId, book, ...sums }) => [dayKey(clientId, book), sums]),
  )
}

export function dayKey(clientId: ClientId, book: Book): string {
  return `${clientId}/${book}`
}

/** Stakes that have not come back or gone, by client; nobody who has none. */
export async function sumOpen(
  tx: Tx,
  clientIds: readonly ClientId[],
  now: Millis,
): Promise<Map<ClientId, Usd>> {
  const rows = await tx.rows<{ client_id: ClientId; open: Usd }>(
    `select client_id, sum(stake)::bigint as open from ats_orders
      where client_id = any($1::bigint[]) and refused is null and ended_at is null
        and due_at > $2::timestamptz - interval '2 days' group by 1`,
    [column(clientIds), iso(now)],
  )
  return new Map(rows.map((row) => [row.client_id, row.open]))
}

export async function loadBalances(
  tx: Tx,
  clientIds: readonly ClientId[],
): Promise<Map<string, Usd>> {
  const rows = await tx.rows<{ client_id: ClientId; book: Book; balance: Usd }>(
    `select client_id, book, balance from ledger_accounts
      where client_id = any($1::bigint[]) and name = 'available' and book in ('real', 'demo')`,
    [column(clientIds)],
  )
  return new Map(rows.map((row) => [dayKey(row.client_id, row.book), row.balance]))
}

export type Answer = {
  readonly clientId: ClientId
  readonly signalId: string
} & (
  | { readonly tradeId: string }
  | { readonly refused: string; readonly details: Readonly<Record<string, string | number>> | null }
)

/** Of those that have no answer yet. */
export async function answerOrders(tx: Tx, answers: readonly Answer[], at: Millis): Promise<void> {
  if (answers.length === 0) return
  const said = answers.map((one) =>
    'tradeId' in one
      ? { tradeId: one.tradeId, refused: null, details: null }
      : { tradeId: null, refused: one.refused, details: one.details },
  )
  await tx.rows(
    `update ats_orders o set answered_at = $1, trade_id = k.trade_id, refused = k.refused,
            refused_with = k.refused_with
       from unnest($2::bigint[], $3::uuid[], $4::uuid[], $5::text[], $6::jsonb[])
            k (client_id, signal_id, trade_id, refused, refused_with)
      where o.client_id = k.client_id and o.signal_id = k.signal_id and o.answered_at is null`,
    [
      iso(at),
      column(answers.map(({ clientId }) => clientId)),
      column(answers.map(({ signalId }) => signalId)),
      column(said.map(({ tradeId }) => tradeId)),
      column(said.map(({ refused }) => refused)),
      said.map(({ details }) => (details === null ? null : JSON.stringify(details))),
    ],
  )
}

export type Unanswered = {
  readonly clientId: ClientId
  readonly signalId: string
  readonly decidedAt: Millis
  /** The trade that it became all the same. */
  readonly tradeId: string | null
}

export async function listUnanswered(
  tx: Tx,
  { before, limit }: { readonly before: Millis; readonly limit: number },
): Promise<Unanswered[]> {
  const rows = await tx.rows<{
    client_id: ClientId
    signal_id: string
    decided_at: Millis
    trade_id: string | null
  }>(
    `select o.client_id, o.signal_id, o.decided_at,
            (select t.id from trades t where t.client_id = o.client_id
                and t.order_key = 'ats:' || o.signal_id) as trade_id
       from ats_orders o where o.answered_at is null and o.decided_at < $1
      order by o.decided_at limit $2`,
    [iso(before), limit],
  )
  return rows.map((row) => ({
    clientId: row.client_id,
    signalId: row.signal_id,
    decidedAt: row.decided_at,
    tradeId: row.trade_id,
  }))
}

export type EndedOrder = Ended & {
  readonly clientId: ClientId
  readonly signalId: string
  readonly switchId: bigint
  readonly book: Book
  readonly stake: Usd
  readonly fingerprint: string
}

/** Those whose trades have an outcome that was not noted, in the order in which they ended. */
export async function listEnded(tx: Tx, by: Millis, limit: number): Promise<EndedOrder[]> {
  const rows = await tx.rows<{
    client_id: ClientId
    signal_id: string
    switch_id: bigint
    book: Book
    stake: Usd
    instrument_id: number
    fingerprint: string
    outcome: Ended['outcome']
    brought: Usd
    at: Millis
  }>(
    `select o.client_id, o.signal_id, o.switch_id, o.book, o.stake, o.instrument_id,
            s.fingerprint, x.status::text as outcome,
            x.payout - o.stake as brought, x.settled_at as at
       from ats_orders o join outcomes x on x.trade_id = o.trade_id
       join ats_settings s on s.id = o.settings_id
      where o.trade_id is not null and o.ended_at is null and o.due_at <= $1
      order by x.settled_at, o.client_id, o.signal_id limit $2 for update of o`,
    [iso(by), limit],
  )
  return rows.map((row) => ({
    clientId: row.client_id,
    signalId: row.signal_id,
    switchId: row.switch_id,
    book: row.book,
    stake: row.stake,
    instrumentId: row.instrument_id,
    fingerprint: row.fingerprint,
    outcome: row.outcome,
    brought: row.brought,
    at: row.at,
  }))
}

export async function endOrders(tx: Tx, ended: readonly EndedOrder[]): Promise<void> {
  const of = (value: (order: EndedOrder) => bigint | number | string) => column(ended.map(value))
  await tx.rows(
    `update ats_orders o set ended_at = k.ended_at, outcome = k.outcome, brought = k.brought
       from (select * from unnest($1::bigint[], $2::uuid[], ${instants('$3')},
               $4::trade_status[], $5::bigint[])) k
              (client_id, signal_id, ended_at, outcome, brought)
      where o.client_id = k.client_id and o.signal_id = k.signal_id`,
    [
      of(({ clientId }) => clientId),
      of(({ signalId }) => signalId),
      of(({ at }) => at),
      of(({ outcome }) => outcome),
      of(({ brought }) => brought),
    ],
  )
}

/** Why nothing was traded long ago; what was traded stays. */
export async function deleteSkipsBefore(tx: Tx, before: Millis): Promise<void> {
  await tx.rows('delete from ats_skips where at < $1', [iso(before)])
}
