// The SQL of clients' own limits, breaks and reminders.

import type { LimitKind, LimitPeriod } from '#contract/client/limits.ts'
import type { ClientId } from '#kernel/ids.ts'
import type { Usd } from '#kernel/money.ts'
import { iso, type Millis } from '#kernel/time.ts'
import { column } from '#server/platform/columns.ts'
import type { Statement, Tx } from '#server/platform/db.ts'
import type { OwnLimit } from './limit.ts'

type LimitRow = {
  client_id: ClientId
  kind: LimitKind
  period: LimitPeriod
  amount: Usd | null
  raise_to: Usd | null
  raise_at: Millis | null
}

const limitsStatement: Statement = {
  name: 'load_own_limits',
  text: `select client_id, kind, period, amount, raise_to, raise_at
    from own_limits where client_id = any($1::bigint[])`,
}

/** Every limit that these clients ever set, as it was left. */
export async function loadLimits(
  tx: Tx,
  clientIds: readonly ClientId[],
): Promise<Map<ClientId, OwnLimit[]>> {
  const rows = await tx.rows<LimitRow>(limitsStatement, [column(clientIds)])
  const byClient = new Map<ClientId, OwnLimit[]>()
  for (const { client_id: id, kind, period, amount, raise_to: to, raise_at: at } of rows) {
    const limit = { kind, period, amount, raise: at === null ? null : { to, at } }
    byClient.set(id, [...(byClient.get(id) ?? []), limit])
  }
  return byClient
}

export async function upsertLimit(
  tx: Tx,
  clientId: ClientId,
  { kind, period, amount, raise }: OwnLimit,
  now: Millis,
): Promise<void> {
  await tx.rows(
    `insert into own_limits (client_id, kind, period, amount, raise_to, raise_at, changed_at)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (client_id, kind, period) do update set amount = excluded.amount,
       raise_to = excluded.raise_to, raise_at = excluded.raise_at,
       changed_at = excluded.changed_at`,
    [clientId, kind, period, amount, raise?.to ?? null, raise ? iso(raise.at) : null, iso(now)],
  )
}

export type Breaks = {
  readonly coolOffUntil: Millis | null
  readonly selfExcludedUntil: Millis | null
  readonly reminderMinutes: number | null
}

type BreaksRow = {
  cool_off_until: Millis | null
  self_excluded_until: Millis | null
  reminder_minutes: number | null
}

const breakColumns = 'cool_off_until, self_excluded_until, reminder_minutes'

export async function loadBreaks(tx: Tx, clientId: ClientId): Promise<Breaks | undefined> {
  const rows = await tx.rows<BreaksRow>(`select ${breakColumns} from clients where id = $1`, [
    clientId,
  ])
  return rows[0] && breaksOf(rows[0])
}

/** As above; nobody else changes the client, or their limits, until the transaction ends. */
export async function lockBreaks(tx: Tx, clientId: ClientId): Promise<Breaks | undefined> {
  const rows = await tx.rows<BreaksRow>(
    `select ${breakColumns} from clients where id = $1 for no key update`,
    [clientId],
  )
  return rows[0] && breaksOf(rows[0])
}

export async function updateCoolOff(tx: Tx, clientId: ClientId, until: Millis): Promise<void> {
  await tx.rows('update clients set cool_off_until = $2 where id = $1', [clientId, iso(until)])
}

export async function updateExclusion(tx: Tx, clientId: ClientId, until: Millis): Promise<void> {
  await tx.rows('update clients set self_excluded_until = $2 where id = $1', [clientId, iso(until)])
}

export async function updateReminder(
  tx: Tx,
  clientId: ClientId,
  minutes: number | null,
): Promise<void> {
  await tx.rows('update clients set reminder_minutes = $2 where id = $1', [clientId, minutes])
}

function breaksOf(row: BreaksRow): Breaks {
  return {
    coolOffUntil: row.cool_off_until,
    selfExcludedUntil: row.self_excluded_until,
    reminderMinutes: row.reminder_minutes,
  }
}
