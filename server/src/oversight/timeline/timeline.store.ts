// The SQL of a client's timeline: each source newest first from a place on, by an index of its own.

import type { AccountId, ClientId } from '#kernel/ids.ts'
import type { Usd } from '#kernel/money.ts'
import { iso, type Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import type { Trade } from './timeline.ts'

export type Bound = { readonly at: Millis; readonly nr: bigint } | null

export type StoredAct = {
  readonly nr: bigint
  readonly at: Millis
  readonly actor: string
  readonly kind: string
  readonly reason: string | null
}

type Acts = {
  readonly before: Bound
  /** Of what staff did not do, these kinds; null: all. */
  readonly kinds: readonly string[] | null
  readonly isOfStaff: boolean | null
  readonly limit: number
}

export function listActs(
  tx: Tx,
  clientId: ClientId,
  { before, kinds, isOfStaff, limit }: Acts,
): Promise<StoredAct[]> {
  return tx.rows<StoredAct>(
    `select id as nr, at, actor, kind, details::json ->> 'reason' as reason
       from client_events
      where client_id = $1 and ($2::timestamptz is null or (at, id) < ($2, $3::bigint))
        and ($4::text[] is null or kind = any ($4))
        and ($5::boolean is null or $5 = (actor like 'staff:%'))
      order by at desc, id desc limit $6`,
    [clientId, before && iso(before.at), before?.nr ?? null, kinds, isOfStaff, limit],
  )
}

export type StoredMove = {
  readonly nr: bigint
  readonly at: Millis
  readonly kind: string
  readonly amount: Usd
  readonly isIn: boolean
  readonly balance: Usd
}

/** What moved money on an account, but for trades. */
export function listMoves(
  tx: Tx,
  account: AccountId,
  { before, limit }: { readonly before: Bound; readonly limit: number },
): Promise<StoredMove[]> {
  return tx.rows<StoredMove>(
    `select posting as nr, at, kind, amount, to_account = client_account as "isIn",
            balance_after as balance
       from transfers
      where client_account = $1 and kind not in ('trade_open', 'trade_settle')
        and ($2::timestamptz is null or (at, posting) < ($2, $3::bigint))
      order by posting desc limit $4`,
    [account, before && iso(before.at), before?.nr ?? null, limit],
  )
}

export function listTrades(
  tx: Tx,
  account: AccountId,
  { before, limit }: { readonly before: bigint | null; readonly limit: number },
): Promise<Trade[]> {
  return tx.rows<Trade>(
    `select t.posting as nr, t.accepted_at as at, t.stake, o.payout,
            coalesce(o.status, 'open') as status
       from trades t left join outcomes o on o.trade_id = t.id
      where t.account_id = $1 and ($2::bigint is null or t.posting < $2)
      order by t.posting desc limit $3`,
    [account, before, limit],
  )
}

export type StoredReveal = {
  readonly nr: bigint
  readonly at: Millis
  readonly actor: string
  readonly field: string
  readonly reason: string
}

export function listReveals(
  tx: Tx,
  clientId: ClientId,
  { before, limit }: { readonly before: Bound; readonly limit: number },
): Promise<StoredReveal[]> {
  return tx.rows<StoredReveal>(
    `select nr, at, actor, field, reason from client_reveals
      where client_id = $1 and ($2::timestamptz is null or (at, nr) < ($2, $3::bigint))
      order by at desc, nr desc limit $4`,
    [clientId, before && iso(before.at), before?.nr ?? null, limit],
  )
}
