// The SQL of a client's timeline: each source newest first from a place on, by an index of its own.

import type { AccountId, ClientId } from '#kernel/ids.ts'
import type { Usd } from '#kernel/money.ts'
import { iso, type Millis } from '#kernel/time.ts'
import { column } from '#server/platform/columns.ts'
import type { Tx } from '#server/platform/db.ts'
import type { Trade } from './timeline.ts'

export type Bound = { readonly at: Millis; readonly nr: bigint } | null

export type StoredAct = {
  readonly nr: bigint
  readonly at: Millis
  readonly actor: string
  readonly kind: string
  readonly details: string
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
    `select id as nr, at, actor, kind, details
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
  readonly ref: string
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
    `select posting as nr, at, kind, ref, amount, to_account = client_account as "isIn",
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

export type StoredTelling = {
  readonly nr: bigint
  readonly at: Millis
  readonly kind: string
  readonly actor: string
  readonly about: string | null
  readonly record: string | null
  readonly amount: Usd | null
}

/** What modules tell of a client that is no event of theirs. */
export type Telling = 'messages' | 'chats' | 'notes' | 'tags' | 'hits' | 'disputes'

const toldBy = (view: `told_${Telling}`, amount: 'amount' | 'null::bigint as amount') => `
  select nr, at, kind, actor, about, record, ${amount} from ${view}
   where client_id = $1 and ($2::timestamptz is null or (at, nr) < ($2, $3::bigint))
   order by at desc, nr desc limit $4`

const none = 'null::bigint as amount'

export function listTold(
  tx: Tx,
  clientId: ClientId,
  { by, before, limit }: { readonly by: Telling; readonly before: Bound; readonly limit: number },
): Promise<StoredTelling[]> {
  const asked = [clientId, before && iso(before.at), before?.nr ?? null, limit] as const
  switch (by) {
    case 'messages':
      return tx.rows<StoredTelling>(toldBy('told_messages', none), asked)
    case 'chats':
      return tx.rows<StoredTelling>(toldBy('told_chats', none), asked)
    case 'notes':
      return tx.rows<StoredTelling>(toldBy('told_notes', none), asked)
    case 'tags':
      return tx.rows<StoredTelling>(toldBy('told_tags', none), asked)
    case 'hits':
      return tx.rows<StoredTelling>(toldBy('told_hits', none), asked)
    case 'disputes':
      return tx.rows<StoredTelling>(toldBy('told_disputes', 'amount'), asked)
  }
}

/** Which of these that moved money are deposits, withdrawals or corrections. */
export function listCauses(
  tx: Tx,
  refs: readonly string[],
): Promise<{ kind: 'deposit' | 'withdrawal' | 'correction'; id: string }[]> {
  return tx.rows<{ kind: 'deposit' | 'withdrawal' | 'correction'; id: string }>(
    `select 'deposit' as kind, id::text as id from deposit_records where id = any ($1::uuid[])
     union all
     select 'withdrawal', id::text from withdrawal_records where id = any ($1::uuid[])
     union all
     select 'correction', id::text from correction_records where id = any ($1::uuid[])`,
    [column(refs)],
  )
}
