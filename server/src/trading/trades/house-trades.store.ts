// The SQL of everybody’s trades as staff list them. What is asked for is looked for among so many
// at a time, in the order of their ids, which is that of their times: no index has them otherwise,
// as each accepted trade would pay for it.

import type { Direction } from '#contract/client/trades.ts'
import type { TradeSort, tradeStates } from '#contract/staff/trading.ts'
import type { ClientId } from '#kernel/ids.ts'
import type { StakedIn, Usd } from '#kernel/money.ts'
import type { Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import { downById, idsOf, type Place, type Span, upById } from '#server/platform/keyset.ts'

export type TradesAsked = {
  readonly sort: TradeSort
  readonly book: StakedIn | null
  readonly state: (typeof tradeStates)[number] | null
  /** Of these instruments; null: of all. */
  readonly instruments: readonly number[] | null
  readonly direction: Direction | null
  readonly clientId: ClientId | null
  readonly least: Usd | null
  readonly most: Usd | null
  readonly days: Span
  readonly after: Place | null
  readonly limit: number
}

export type ListedTrade = {
  readonly id: string
  readonly clientId: ClientId
  readonly book: StakedIn
  readonly instrumentId: number
  readonly direction: Direction
  readonly stake: Usd
  readonly durationS: number
  readonly acceptedAt: Millis
  readonly expiresAt: Millis
  readonly status: 'open' | 'won' | 'lost' | 'tied' | 'voided'
  readonly payout: Usd | null
}

const ends = { id: 't.id', value: '$1::bigint', last: '$2::uuid' } as const
const looked = { accepted_at: upById(ends), '-accepted_at': downById(ends) } as const
const ofPlace = { id: 'x.ref', value: '$1::bigint', last: '$2::uuid' } as const
const passed = { accepted_at: upById(ofPlace), '-accepted_at': downById(ofPlace) } as const
const shown = { accepted_at: 'x.id', '-accepted_at': 'x.id desc' } as const

/** Of so many trades that come next those that are as asked for. */
export function listTradesAmong(
  tx: Tx,
  asked: TradesAsked,
  lookedMost: number,
): Promise<ListedTrade[]> {
  const { sort, book, state, instruments, direction, clientId, least, most, days } = asked
  const { after, limit } = asked
  const { from, until } = idsOf(days)
  return tx.rows<ListedTrade>(
    `select x.id, x.client_id as "clientId", x.book, x.instrument_id as "instrumentId",
            x.direction, x.stake, x.duration_s as "durationS", x.accepted_at as "acceptedAt",
            x.expires_at as "expiresAt", coalesce(o.status, 'open') as status, o.payout
       from (select t.* from trades t
              where ($3::uuid is null or t.id >= $3) and ($4::uuid is null or t.id < $4)
                and ${looked[sort]} limit $5) x
       left join outcomes o on o.trade_id = x.id
      where ($7::text is null or x.book = $7)
        and ($8::text is null or coalesce(o.status, 'open')::text = $8)
        and ($9::int[] is null or x.instrument_id = any ($9))
        and ($10::direction is null or x.direction = $10)
        and ($11::bigint is null or x.client_id = $11)
        and ($12::bigint is null or x.stake >= $12) and ($13::bigint is null or x.stake <= $13)
      order by ${shown[sort]} limit $6`,
    [
      ...[after?.value ?? null, after?.id ?? null, from, until, lookedMost, limit],
      ...[book, state, instruments, direction, clientId, least, most],
    ],
  )
}

/** The last of so many that come next; undefined: there are not as many. */
export async function findLastAmong(
  tx: Tx,
  { sort, days, after }: Pick<TradesAsked, 'sort' | 'days' | 'after'>,
  lookedMost: number,
): Promise<{ readonly id: string } | undefined> {
  const { from, until } = idsOf(days)
  const rows = await tx.rows<{ id: string }>(
    `select x.ref as id from transfers x
      where x.kind = 'trade_open' and ($3::uuid is null or x.ref >= $3)
        and ($4::uuid is null or x.ref < $4) and ${passed[sort]} offset $5 limit 1`,
    [after?.value ?? null, after?.id ?? null, from, until, lookedMost - 1],
  )
  return rows[0]
}
