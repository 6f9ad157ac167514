// Many withdrawals that wait, older than any other: whatever looks for something else has to see
// past them.

import type { Db, Tx } from '#server/platform/db.ts'

export type Crowd = {
  readonly clientId: bigint
  readonly count: number
  /** Names them apart from another crowd; 0 to 15. */
  readonly nr: number
  readonly method: 'btc' | 'bank'
  readonly dollars: number
  /** Whose approval they have; null: they are pending. */
  readonly approvedBy: string | null
}

/** No ledger has them: they are never paid in a test, and never given back. */
export function addCrowd(db: Db, crowd: Crowd): Promise<void> {
  return db.transaction((tx) => addTo(tx, crowd))
}

async function addTo(tx: Tx, { clientId, count, nr, method, dollars, approvedBy }: Crowd) {
  const ids = `select ('00000000-0000-7000-8000-${nr.toString(16)}' || lpad(to_hex(n), 11, '0'))::uuid
                 as id from generate_series(1, $1::integer) n`
  await tx.rows(
    `insert into withdrawals (id, client_id, method, amount, fee, destination, network, bank,
       approvals_needed)
     select id, $2, $3::text::withdrawal_method, $4, 0, 'crowd',
            case when $3 = 'bank' then null else 'simulated'::chain_network end,
            case when $3 = 'bank' then '{}'::jsonb end, 1 from (${ids}) crowd`,
    [count, clientId, method, dollars * 100],
  )
  const step = (place: number, state: string) =>
    tx.rows(
      `insert into withdrawal_steps (withdrawal_id, nr, state, at, actor)
       select id, ${place}, '${state}', '2026-01-01', 'client' from (${ids}) crowd`,
      [count],
    )
  await step(1, 'pending')
  if (approvedBy === null) return
  await tx.rows(
    `insert into withdrawal_approvals (withdrawal_id, operator_id, approved_at)
     select crowd.id, o.id, '2026-01-01' from (${ids}) crowd, operators o where o.email = $2`,
    [count, approvedBy],
  )
  await step(2, 'approved')
}
