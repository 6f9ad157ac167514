// What keeps a client where they are for now, each in a sentence that says what to wait for: what
// has begun here ends here.

import type { Tx } from '#server/platform/db.ts'
import type { Rows } from './client-rows.ts'
import { holding } from './fates.ts'

/** What is under way, by what finds it: $1 is the client. */
const openThings: readonly (readonly [says: string, sql: string])[] = [
  [
    'trades of theirs are open: wait until they have ended',
    `select from accounts a join journal o on o.client_account = a.id and o.kind = 'trade_open'
      where a.client_id = $1 and not exists (
        select from journal e where e.ref = o.ref and e.kind = 'trade_settle')`,
  ],
  [
    'a deposit is under way: wait until it is credited or rejected',
    `select from deposits d join open_deposits o on o.deposit_id = d.id where d.client_id = $1`,
  ],
  [
    'a withdrawal is under way: wait until it is paid or given back',
    `select from withdrawals w join open_withdrawals o on o.withdrawal_id = w.id
      where w.client_id = $1`,
  ],
  [
    'a deposit by card is disputed: wait until the bank has decided',
    `select from disputes d where d.client_id = $1 and not exists (
       select from dispute_steps s where s.dispute_id = d.id and s.kind in ('won', 'lost'))`,
  ],
  [
    'a correction waits for a second person: let them decide',
    `select from corrections c where c.client_id = $1 and not exists (
       select from correction_decisions d where d.correction_id = c.id)`,
  ],
  [
    'credits are being paid for: wait until the deposit is credited',
    'select from credit_orders where client_id = $1 and ended_at is null',
  ],
  [
    'their automated trading runs: let them stop it',
    `select from ats_clients where client_id = $1 and runs <> 'off'`,
  ],
  [
    'a bot of theirs runs on an exchange: let them stop it',
    `select from trader_bots where client_id = $1 and state <> 'stopped'`,
  ],
]

/** Undefined where nothing is. */
export async function findUnderWay(tx: Tx, rows: Rows, clientId: bigint) {
  const held = holding
    .filter(({ table }) => rows.tables.includes(table))
    .map(
      ({ table, why }) =>
        [`they cannot be moved yet, for they have ${table}: ${why}`, rowsIn(table)] as const,
    )
  for (const [says, sql] of openThings) {
    if ((await tx.rows(`${sql} limit 1`, [clientId])).length > 0) return says
  }
  for (const [says, sql] of held) {
    if ((await tx.rows(sql)).length > 0) return says
  }
  return undefined

  function rowsIn(table: string) {
    return `select from ${table} x where ${rows.where(table, clientId)} limit 1`
  }
}
