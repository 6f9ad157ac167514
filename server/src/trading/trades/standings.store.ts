// What clients may do, as the orders of many at once are decided by it, and the number that says
// whether it still is so: see migration 0064.

import { present } from '#kernel/assert.ts'
import type { ClientId } from '#kernel/ids.ts'
import type { Millis } from '#kernel/time.ts'
import type { Accepted } from '#server/identity/acceptances/acceptance.ts'
import { column } from '#server/platform/columns.ts'
import type { Statement, Tx } from '#server/platform/db.ts'
import type { ClientStanding } from './standing.ts'

export type Standing = ClientStanding & {
  readonly plan: string
  /** What it allowed when they got it; null: what is built in. */
  readonly planTrades: number | null
  /** Of their profile; null: not told. */
  readonly country: string | null
  /** Of each legal text the newest version accepted. */
  readonly accepted: Accepted
  /** Whether the client ever set a limit on trading: only then is one looked up. */
  readonly hasOwnLimits: boolean
}

type StandingRow = {
  id: ClientId
  state: ClientStanding['state']
  email_confirmed: boolean
  is_identified: boolean
  country: string | null
  demo_ends_at: Millis
  plan: string
  plan_trades: number | null
  accepted: Accepted
  has_own_limits: boolean
  cool_off_until: Millis | null
  self_excluded_until: Millis | null
  appropriate_at: Millis | null
  chips_open: Millis | null
  chips_close: Millis | null
}

/** Each of these is watched by the trigger `clients_standing`, or by `chip_times_standing`. */
const standingsStatement: Statement = {
  name: 'load_standings',
  text: `
    select id, state, plan, demo_ends_at, email_confirmed_at is not null as email_confirmed,
           is_identified, country, accepted, has_own_limits, cool_off_until, self_excluded_until,
           plan_trades, appropriate_at, opens_at as chips_open, closes_at as chips_close
      from standings left join chip_times on client_id = id where id = any($1::bigint[])`,
}

export async function loadStandings(
  tx: Tx,
  clientIds: readonly ClientId[],
): Promise<Map<ClientId, Standing>> {
  const rows = await tx.rows<StandingRow>(standingsStatement, [column([...new Set(clientIds)])])
  return new Map(
    rows.map((row) => [
      row.id,
      {
        state: row.state,
        emailConfirmed: row.email_confirmed,
        isIdentified: row.is_identified,
        country: row.country,
        demoEndsAt: row.demo_ends_at,
        plan: row.plan,
        planTrades: row.plan_trades,
        accepted: row.accepted,
        hasOwnLimits: row.has_own_limits,
        coolOffUntil: row.cool_off_until,
        selfExcludedUntil: row.self_excluded_until,
        appropriateAt: row.appropriate_at,
        chipTimes: chipTimesOf(row),
      },
    ]),
  )
}

function chipTimesOf({ chips_open: opensAt, chips_close: closesAt }: StandingRow) {
  return opensAt === null || closesAt === null ? null : { opensAt, closesAt }
}

/** The number of the standings as they are now. */
export async function loadStandingEpoch(tx: Tx): Promise<bigint> {
  const rows = await tx.rows<{ nr: bigint }>('select nr from standing_number')
  return present(rows[0], 'the standings have a number').nr
}

/** Refuses what is sent with it, with `standingMoved`, unless the number still is this one. */
export function assertStanding(epoch: bigint): string {
  return `select assert_standing(${epoch})`
}

/** The SQLSTATE of that refusal. */
export const standingMoved = 'TS001'

export type StandingChanges = {
  readonly epoch: bigint
  readonly clientIds: readonly ClientId[]
  /** False where some of the changes are so old that they are no longer listed. */
  readonly isWhole: boolean
}

/** Whose standing changed after the number was `since`. */
export async function loadStandingChanges(tx: Tx, since: bigint): Promise<StandingChanges> {
  const rows = await tx.rows<{ nr: bigint; client_id: ClientId }>(
    'select nr, client_id from standing_moves where nr > $1 order by nr',
    [since],
  )
  return {
    epoch: rows.at(-1)?.nr ?? since,
    clientIds: rows.map((row) => row.client_id),
    isWhole: (rows[0]?.nr ?? since + 1n) === since + 1n,
  }
}
