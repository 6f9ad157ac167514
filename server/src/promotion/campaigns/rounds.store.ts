// The SQL of what is paid without being asked for: losses of a period, and friends whose first
// deposit stayed.

import type { ClientId } from '#kernel/ids.ts'
import type { Usd } from '#kernel/money.ts'
import { iso, type Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'

export type Losing = { readonly clientId: ClientId; readonly lost: Usd }

type Span = { readonly from: Millis; readonly to: Millis }

/** Clients of these countries, on from one: what the trades they opened in a period cost them. */
export async function listLost(
  tx: Tx,
  { from, to }: Span,
  { countries, after, limit }: { countries: readonly string[]; after: bigint; limit: number },
): Promise<{ readonly rows: readonly Losing[]; readonly last: bigint | null }> {
  const rows = await tx.rows<{ client_id: ClientId; lost: Usd }>(
    `select s.id as client_id, coalesce((
              select sum(t.stake - t.payout) from trade_records t
               where t.account_id = a.id and t.posting > posting_before(a.id, $1)
                 and t.posting <= posting_before(a.id, $2)
                 and t.status <> 'open'), 0)::bigint as lost
       from (select id from standings where country = any ($3::text[]) and id > $4
              order by id limit $5) s
       join account_names a on a.client_id = s.id and a.currency = 'real' order by s.id`,
    [iso(from), iso(to), countries, after, limit],
  )
  return {
    rows: rows.map(({ client_id: clientId, lost }) => ({ clientId, lost })),
    last: rows.length < limit ? null : (rows.at(-1)?.client_id ?? null),
  }
}

export type Pair = { readonly friend: ClientId; readonly referrer: ClientId }

/** What came in and went out again of a live account, by which a deposit is told to have stayed. */
const funding = `'deposit_credit', 'deposit_reversal', 'deposit_restored', 'withdrawal_hold',
                 'withdrawal_return', 'withdrawal_returned'`

/**
 * Friends who came since, are identified, and of whose deposits so much was there a month after
 * the first; who were rewarded are left out.
 */
export function listStayed(
  tx: Tx,
  one: { readonly id: string; readonly since: Millis; readonly least: Usd },
  { before, days }: { readonly before: Millis; readonly days: number },
): Promise<Pair[]> {
  return tx.rows<Pair>(
    `select r.friend_id as friend, r.referrer_id as referrer
       from referred_clients r join standings s on s.id = r.friend_id and s.is_identified
       join account_names a on a.client_id = r.friend_id and a.currency = 'real'
      cross join lateral (select min(credited_at) as at from credited_deposits
                           where client_id = r.friend_id) first
      where r.opened_at >= $2 and first.at <= $3
        and not exists (select from campaign_grants g
                         where g.campaign_id = $1 and g.client_id = r.friend_id)
        and (select coalesce(sum(case when t.to_account = a.id then t.amount else -t.amount end), 0)
               from transfers t
              where t.client_account = a.id and t.kind in (${funding})
                and t.at <= first.at + $5::integer * interval '1 day') >= $4
      order by r.friend_id limit 200`,
    [one.id, iso(one.since), iso(before), one.least, days],
  )
}
