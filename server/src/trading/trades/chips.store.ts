// The SQL of when clients may stake chips, and of what their trades in chips have come to.

import type { ClientId } from '#kernel/ids.ts'
import type { Usd } from '#kernel/money.ts'
import { iso, type Millis } from '#kernel/time.ts'
import { column } from '#server/platform/columns.ts'
import type { Tx } from '#server/platform/db.ts'

export async function saveChipTimes(
  tx: Tx,
  clientId: ClientId,
  { opensAt, closesAt }: { readonly opensAt: Millis; readonly closesAt: Millis },
): Promise<void> {
  await tx.rows(
    `insert into chip_times (client_id, opens_at, closes_at) values ($1, $2, $3)
     on conflict (client_id) do update set opens_at = excluded.opens_at,
       closes_at = excluded.closes_at`,
    [clientId, iso(opensAt), iso(closesAt)],
  )
}

export type ChipResult = {
  readonly clientId: ClientId
  readonly available: Usd
  readonly staked: Usd
  /** Trades that were won, lost or tied. */
  readonly decided: number
  /** When the last one expired that was won or lost; null: none was. */
  readonly changedAt: Millis | null
}

/** Of each client from a posting of their account of chips on. */
export function listChipResults(
  tx: Tx,
  since: readonly { readonly clientId: ClientId; readonly posting: bigint }[],
): Promise<ChipResult[]> {
  return tx.rows<ChipResult>(
    `select a.client_id as "clientId", a.balance as available,
            coalesce(t.staked, 0)::bigint as staked, coalesce(t.decided, 0)::int as decided,
            t.changed_at as "changedAt"
       from unnest($1::bigint[], $2::bigint[]) e (client_id, posting)
       join ledger_accounts a on a.client_id = e.client_id and a.book = 'chips'
       left join lateral (
         select sum(t.stake) filter (where o.status is null) as staked,
                count(*) filter (where o.status in ('won', 'lost', 'tied')) as decided,
                max(t.expires_at) filter (where o.status in ('won', 'lost')) as changed_at
           from trades t left join outcomes o on o.trade_id = t.id
          where t.account_id = a.id and t.posting > e.posting) t on true`,
    [column(since.map(({ clientId }) => clientId)), column(since.map(({ posting }) => posting))],
  )
}
