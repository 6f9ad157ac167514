// What whoever looks after risk reads of trades: those that are void, and the prices just after
// clients traded.

import type { VoidCause } from '#contract/shared/receipts.ts'
import type { StakedIn } from '#kernel/money.ts'
import { iso, type Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import { idsOf } from '#server/platform/keyset.ts'
import type { Marked } from './markout.ts'

export type VoidTrade = {
  readonly id: string
  readonly clientId: bigint
  readonly book: StakedIn
  readonly instrumentId: number
  readonly stake: bigint
  readonly acceptedAt: Millis
  readonly settledAt: Millis
  readonly cause: VoidCause | null
  readonly reason: string
}

export type VoidPage = {
  readonly before: { readonly at: Millis; readonly id: string } | null
  readonly limit: number
}

/** The newest first; the index `journal_voided` has them. */
export function listVoids(tx: Tx, { before, limit }: VoidPage): Promise<VoidTrade[]> {
  return tx.rows<VoidTrade>(
    `select o.trade_id as id, t.client_id as "clientId", t.book, t.instrument_id as "instrumentId",
            t.stake, t.accepted_at as "acceptedAt", o.settled_at as "settledAt",
            o.void_cause as cause, o.void_reason as reason
       from (select * from outcomes
              where status = 'voided'
                and ($1::timestamptz is null or (settled_at, trade_id) < ($1, $2::uuid))
              order by settled_at desc, trade_id desc limit $3) o
       join trades t on t.id = o.trade_id
      order by o.settled_at desc, o.trade_id desc`,
    [before && iso(before.at), before?.id ?? null, limit],
  )
}

/**
 * The live ones among the newest settled trades that were accepted since, of which at most `limit`
 * are looked at, by their ids, which sort by time. The prices are those that stood after one second
 * and after five: the entry itself while no other had come; both null where none came in five.
 */
export function loadMarked(tx: Tx, since: Millis, limit: number): Promise<Marked[]> {
  return tx.rows<Marked>(
    `select t.instrument_id as "instrumentId", t.client_id as "clientId", t.direction,
            o.entry_price::float8 as entry,
            case when five.price is not null then one.price end::float8 as "afterOne",
            five.price::float8 as "afterFive"
       from (select trade_id, entry_at, entry_price from outcomes
              where trade_id >= $1::uuid and entry_at is not null
              order by trade_id desc limit $2) o
       join trades t on t.id = o.trade_id and t.book = 'real'
       left join lateral (select price from ticks where instrument_id = t.instrument_id
          and at >= o.entry_at and at <= o.entry_at + interval '1 second'
          order by at desc limit 1) one on true
       left join lateral (select price from ticks where instrument_id = t.instrument_id
          and at > o.entry_at and at <= o.entry_at + interval '5 seconds'
          order by at desc limit 1) five on true`,
    [idsOf({ from: since, until: null }).from, limit],
  )
}
