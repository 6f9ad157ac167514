// Bots on exchange accounts as staff look at them: their SQL.

import type { KeyStanding, VenueName } from '#contract/client/exchange-keys.ts'
import type { OrderEnding } from '#contract/client/trader.ts'
import type { Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import { idsOf } from '#server/platform/keyset.ts'

export type RunningSum = {
  readonly venue: VenueName
  readonly isLive: boolean
  readonly bots: number
  readonly clients: number
  readonly atRisk: bigint
  readonly asset: string
}

/** What bots that have not stopped may lose at most, by exchange and what it is counted in. */
export function sumRunning(tx: Tx): Promise<RunningSum[]> {
  return tx.rows<RunningSum>(
    `select k.venue, b.is_live as "isLive", count(*)::int as bots,
            count(distinct b.client_id)::int as clients, sum(b.at_risk)::bigint as "atRisk",
            split_part(b.pair, '/', 2) as asset
       from trader_bots b join exchange_keys k on k.id = b.key_id
      where b.state <> 'stopped'
      group by k.venue, b.is_live, asset order by b.is_live desc, k.venue, asset`,
  )
}

export type OrderSum = {
  readonly venue: VenueName
  readonly ending: OrderEnding
  readonly orders: number
  readonly clients: number
  readonly newestAt: Millis
}

/** Of orders for good that were written since then: their names sort by time. */
export function sumOrders(tx: Tx, since: Millis): Promise<OrderSum[]> {
  return tx.rows<OrderSum>(
    `select k.venue, coalesce(o.ending, '') as ending, count(*)::int as orders,
            count(distinct b.client_id)::int as clients, max(o.written_at) as "newestAt"
       from trader_orders o join trader_bots b on b.id = o.bot_id
       join exchange_keys k on k.id = b.key_id
      where o.name >= $1 and o.is_live and o.ending is not null
      group by k.venue, o.ending order by orders desc, k.venue, o.ending`,
    [idsOf({ from: since, until: null }).from],
  )
}

export type FeeSum = {
  readonly venue: VenueName
  readonly asset: string
  readonly fee: bigint
  readonly orders: number
}

export function sumFees(tx: Tx, since: Millis): Promise<FeeSum[]> {
  return tx.rows<FeeSum>(
    `select k.venue, f.fee_asset as asset, sum(f.fee)::bigint as fee,
            count(distinct o.name)::int as orders
       from trader_orders o join trader_fills f on f.order_name = o.name
       join trader_bots b on b.id = o.bot_id join exchange_keys k on k.id = b.key_id
      where o.name >= $1 and o.is_live
      group by k.venue, f.fee_asset order by k.venue, f.fee_asset`,
    [idsOf({ from: since, until: null }).from],
  )
}

export type KeySum = {
  readonly venue: VenueName
  readonly standing: KeyStanding
  readonly keys: number
}

export function countKeys(tx: Tx): Promise<KeySum[]> {
  return tx.rows<KeySum>(
    `select venue, standing, count(*)::int as keys from exchange_keys
      group by venue, standing order by venue, standing`,
  )
}
