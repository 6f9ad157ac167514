// The SQL of price alerts. Which of them a price has reached is found in the prices that are
// stored, so that nothing is missed while nobody looks.

import type { ClientId } from '#kernel/ids.ts'
import type { Points } from '#kernel/price.ts'
import { iso, type Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import type { Alert } from './alert.ts'

type AlertRow = {
  id: string
  client_id: ClientId
  instrument_id: number
  kind: Alert['kind']
  upper_points: bigint | null
  lower_points: bigint | null
  set_points: bigint
  made_at: Millis
  reached_at: Millis | null
  reached_points: bigint | null
}

const columns = `id, client_id, instrument_id, kind, upper_points, lower_points, set_points,
  made_at, reached_at, reached_points`

export async function insertAlert(tx: Tx, alert: Omit<Alert, 'reached'>): Promise<void> {
  const { id, clientId, instrumentId, kind, upper, lower, setAt, madeAt } = alert
  await tx.rows(
    `insert into price_alerts (id, client_id, instrument_id, kind, upper_points, lower_points,
                               set_points, made_at, looked_to)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $8)`,
    [id, clientId, instrumentId, kind, upper, lower, setAt, iso(madeAt)],
  )
}

/** Of one client two are not counted at once. */
export async function countWaiting(tx: Tx, clientId: ClientId): Promise<number> {
  await tx.rows(`select pg_advisory_xact_lock(hashtextextended('price alerts ' || $1::text, 0))`, [
    clientId,
  ])
  const rows = await tx.rows<{ count: bigint }>(
    'select count(*) from price_alerts where client_id = $1 and reached_at is null',
    [clientId],
  )
  return Number(rows[0]?.count ?? 0n)
}

/** Those that wait, and the last so many that were reached; the newest first. */
export async function listAlerts(
  tx: Tx,
  clientId: ClientId,
  reachedMost: number,
): Promise<Alert[]> {
  const rows = await tx.rows<AlertRow>(
    `(select ${columns} from price_alerts where client_id = $1 and reached_at is null)
     union all
     (select ${columns} from price_alerts where client_id = $1 and reached_at is not null
       order by reached_at desc limit $2)
     order by reached_at desc nulls first, made_at desc, id`,
    [clientId, reachedMost],
  )
  return rows.map(alertOf)
}

export async function deleteAlert(tx: Tx, id: string, clientId: ClientId): Promise<void> {
  await tx.rows('delete from price_alerts where id = $1 and client_id = $2', [id, clientId])
}

/** Instruments that somebody waits for. */
export async function listWaitedFor(tx: Tx): Promise<number[]> {
  const rows = await tx.rows<{ instrument_id: number }>(
    'select distinct instrument_id from price_alerts where reached_at is null',
  )
  return rows.map((row) => row.instrument_id)
}

type Looked = { readonly instrumentId: number; readonly from: Millis; readonly through: Millis }

/**
 * Alerts that a price after `from` and up to `through` has reached, marked so, each with the first
 * such price. Of an alert that was set since then only prices after that count.
 */
export async function reachAlerts(
  tx: Tx,
  { instrumentId, from, through }: Looked,
): Promise<Alert[]> {
  const rows = await tx.rows<AlertRow>(
    `with hit as (
       select a.id, t.at, t.price
         from price_alerts a
        cross join lateral (
          select k.at, k.price from ticks k
           where k.instrument_id = a.instrument_id and k.at <= $3
             and k.at > greatest(a.looked_to, $2)
             and (k.price >= a.upper_points or k.price <= a.lower_points)
           order by k.at limit 1) t
        where a.instrument_id = $1 and a.reached_at is null)
     update price_alerts a set reached_at = hit.at, reached_points = hit.price
       from hit where a.id = hit.id and a.reached_at is null
     returning a.id, a.client_id, a.instrument_id, a.kind, a.upper_points, a.lower_points,
               a.set_points, a.made_at, a.reached_at, a.reached_points`,
    [instrumentId, iso(from), iso(through)],
  )
  return rows.map(alertOf)
}

/** Where the next process goes on. */
export async function saveLooked(tx: Tx, instrumentId: number, through: Millis): Promise<void> {
  await tx.rows(
    `update price_alerts set looked_to = greatest(looked_to, $2)
      where instrument_id = $1 and reached_at is null`,
    [instrumentId, iso(through)],
  )
}

/** Reached before this. */
export async function deleteReachedBefore(tx: Tx, before: Millis): Promise<void> {
  await tx.rows('delete from price_alerts where reached_at < $1', [iso(before)])
}

function alertOf(row: AlertRow): Alert {
  const reached =
    row.reached_at === null || row.reached_points === null
      ? null
      : { at: row.reached_at, price: Number(row.reached_points) as Points }
  return {
    id: row.id,
    clientId: row.client_id,
    instrumentId: row.instrument_id,
    kind: row.kind,
    upper: pointsIn(row.upper_points),
    lower: pointsIn(row.lower_points),
    setAt: Number(row.set_points) as Points,
    madeAt: row.made_at,
    reached,
  }
}

function pointsIn(stored: bigint | null): Points | null {
  return stored === null ? null : (Number(stored) as Points)
}
