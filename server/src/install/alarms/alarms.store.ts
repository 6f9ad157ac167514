// The SQL of alarms: what was sounded, and who has seen to it.

import type { AlarmPart, AlarmParts } from '#contract/staff/alarm-texts.ts'
import type { AlarmSort } from '#contract/staff/alarms.ts'
import { iso, type Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import { downById, idsOf, type Place, type Span, upById } from '#server/platform/keyset.ts'

export type Alarm = {
  readonly id: string
  readonly says: string
  /** The same by code; null: it was sounded before there were codes. */
  readonly parts: AlarmParts | null
  readonly at: Millis
  readonly seen: Seen | undefined
}

export type Seen = { readonly by: string; readonly at: Millis; readonly reason: string }

type Row = {
  id: string
  says: string
  parts: AlarmParts | null
  sounded_at: Millis
  operator: string | null
  seen_at: Millis | null
  reason: string | null
}

const chosen = `select a.id, a.says, a.parts, a.sounded_at, s.operator, s.seen_at, s.reason
                  from alarms a left join seen_alarms s on s.alarm_id = a.id`

export type NewAlarm = Pick<Alarm, 'id' | 'says' | 'at'> & {
  readonly parts: readonly AlarmPart[] | null
}

/** False where the same stands already and nobody has seen to it. */
export async function insertAlarm(tx: Tx, { id, says, parts, at }: NewAlarm): Promise<boolean> {
  const rows = await tx.rows(
    `insert into alarms (id, says, parts, sounded_at)
     select $1, $2, $3::jsonb, $4
      where not exists (select from alarms a where a.says = $2
                         and not exists (select from seen_alarms s where s.alarm_id = a.id))
     returning id`,
    [id, says, parts && JSON.stringify(parts), iso(at)],
  )
  return rows.length > 0
}

export type AlarmPage = {
  readonly state: 'waiting' | 'seen'
  readonly sort: AlarmSort
  /** Anywhere in what it says, in any case. */
  readonly text: string | null
  readonly days: Span
  readonly after: Place | null
  readonly limit: number
}

const ends = { id: 'a.id', value: '$2::bigint', last: '$3::uuid' } as const
const orders = { sounded_at: upById(ends), '-sounded_at': downById(ends) } as const

export async function loadPage(tx: Tx, asked: AlarmPage): Promise<Alarm[]> {
  const { state, sort, text, days, after, limit } = asked
  const { from, until } = idsOf(days)
  const rows = await tx.rows<Row>(
    `${chosen} where (s.alarm_id is null) = $1
        and ($5::text is null or position(lower($5) in lower(a.says)) > 0)
        and ($6::uuid is null or a.id >= $6) and ($7::uuid is null or a.id < $7)
        and ${orders[sort]} limit $4`,
    [state === 'waiting', after?.value ?? null, after?.id ?? null, limit, text, from, until],
  )
  return rows.map(alarmOf)
}

export async function loadAlarm(tx: Tx, id: string): Promise<Alarm | undefined> {
  const rows = await tx.rows<Row>(`${chosen} where a.id = $1`, [id])
  return rows[0] && alarmOf(rows[0])
}

/** False where somebody has seen to it before. */
export async function insertSeen(tx: Tx, id: string, { by, at, reason }: Seen): Promise<boolean> {
  const rows = await tx.rows(
    `insert into seen_alarms (alarm_id, operator, reason, seen_at) values ($1, $2, $3, $4)
     on conflict do nothing returning alarm_id`,
    [id, by, reason, iso(at)],
  )
  return rows.length > 0
}

function alarmOf({ id, says, parts, sounded_at: at, operator, seen_at, reason }: Row): Alarm {
  const isSeen = operator !== null && seen_at !== null
  const seen = isSeen ? { by: operator, at: seen_at, reason: reason ?? '' } : undefined
  return { id, says, parts, at, seen }
}
