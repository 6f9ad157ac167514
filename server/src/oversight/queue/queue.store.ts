// The SQL of the queue: what each module says of its own that waits, put in one order, by when it
// is due, with whose it is.

import type { AlarmParts } from '#contract/staff/alarm-texts.ts'
import type { QueueKind, QueueList, QueueReason } from '#contract/staff/queue.ts'
import type { Usd } from '#kernel/money.ts'
import { iso, type Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import type { Shifts, Waiting } from './queue.ts'

/** Of each view the oldest so many are put in order: nobody works through more. */
export const orderedMost = 5_000

/** Who looks, and when. */
export type Looking = {
  readonly shifts: Shifts
  readonly now: Millis
  /** By their id, address and key of it; and the kinds that they may decide by their roles. */
  readonly member: { readonly id: bigint; readonly email: string; readonly key: string }
  readonly kinds: readonly QueueKind[]
  /** The kinds that they may read. */
  readonly seen: readonly QueueKind[]
}

/** All clients' or only one's, `$8`. What has a day of its own says so itself. */
const ordered = `where ($8::bigint is null or client_id = $8) order by since limit ${orderedMost}`

/** Days beside which there is no shift are long over: what came then stands before all else. */
const queued = `
  with shifts as (
    select * from unnest($1::text[], $2::date[], $3::int[]) as s (kind, day, shift))
  , found as (
    (select *, null::timestamptz as due_by from queued_documents ${ordered})
    union all (select *, null::timestamptz as due_by from queued_withdrawals ${ordered})
    union all (select *, null::timestamptz as due_by from queued_plan_requests ${ordered})
    union all (select *, null::timestamptz as due_by from queued_corrections ${ordered})
    union all (select *, null::timestamptz as due_by from queued_proposals ${ordered})
    union all (select *, null::timestamptz as due_by from queued_movements ${ordered})
    union all (select *, null::timestamptz as due_by from queued_campaigns ${ordered})
    union all (select *, null::timestamptz as due_by from queued_messages ${ordered})
    union all (select *, null::timestamptz as due_by from queued_chats ${ordered})
    union all (select *, null::timestamptz as due_by from queued_screening_hits ${ordered})
    union all (select *, null::timestamptz as due_by from queued_alarms ${ordered})
    union all (select * from queued_disputes ${ordered}))
  , queued as (
    select f.*, coalesce(f.due_by, f.since + make_interval(days => coalesce(s.shift, 1))) as due_at,
           coalesce(m.assigned_to, f.holder) as held_by, m.snoozed_until, m.snoozed_by,
           m.snooze_reason, coalesce(m.snoozed_until > $4, false) as is_snoozed,
           f.kind = any($5::text[]) and not ($6 = any(f.makers) or $6 = any(f.given_by))
             and (f.not_before is null or f.not_before <= $4)
             and coalesce(f.client_id <> (select id from client_names where email_key = $7), true)
             as is_decidable
      from found f
      left join shifts s on s.kind = f.kind and s.day = f.since::date
      left join queue_marks m on m.kind = f.kind and m.id = f.id
     where f.kind = any($9::text[]))`

function valuesOf({ shifts, now, member, kinds, seen }: Looking, client: bigint | null = null) {
  const { email, key } = member
  return [shifts.kinds, shifts.days, shifts.shifts, iso(now), kinds, email, key, client, seen]
}

/** `$10` is who looks. */
const inList: Readonly<Record<QueueList, string>> = {
  all: 'not is_snoozed',
  decidable: 'not is_snoozed and is_decidable',
  mine: 'not is_snoozed and held_by = $10',
  nobody: 'not is_snoozed and held_by is null',
  snoozed: 'is_snoozed',
}

/** Where the page before ended. */
export type Place = Pick<Waiting, 'dueAt' | 'since' | 'kind' | 'id'>

export type PageAsked = {
  readonly list: QueueList
  readonly kind: QueueKind | null
  /** Only what is this client's. */
  readonly client: bigint | null
  readonly after: Place | null
  readonly limit: number
}

/** Between the two stands which of them. */
const shownOf = `${queued}
     select q.kind, q.id, q.client_id, c.email, q.about, r.parts, q.amount, q.reason, q.since,
            q.due_at, q.not_before, q.makers, q.given_by, a.email as holder,
            case when q.is_snoozed then q.snoozed_until end as snoozed_until,
            z.email as snoozed_by, q.snooze_reason
       from (select * from queued where`
const withNames = `) q
       left join client_names c on c.id = q.client_id
       left join alarm_records r on r.id = case when q.kind = 'alarm' then q.id::uuid end
       left join members a on a.id = q.held_by
       left join members z on z.id = q.snoozed_by
      order by q.due_at, q.since, q.kind, q.id`

/** What is due first; of two due at once the one that waits longer. */
export async function loadPage(
  tx: Tx,
  looking: Looking,
  { list, kind, client, after, limit }: PageAsked,
): Promise<Waiting[]> {
  const rows = await tx.rows<Row>(
    `${shownOf} ${inList[list]} and $10::bigint is not null and ($11::text is null or kind = $11)
        and ($12::timestamptz is null
             or (due_at, since, kind, id) > ($12, $13::timestamptz, $14, $15))
      order by due_at, since, kind, id limit $16 ${withNames}`,
    [
      ...[...valuesOf(looking, client), looking.member.id, kind],
      ...[after && iso(after.dueAt), after && iso(after.since)],
      ...[after?.kind ?? null, after?.id ?? null, limit],
    ],
  )
  return rows.map(waitingOf)
}

/** Undefined once it waits no longer. */
export async function loadOne(
  tx: Tx,
  looking: Looking,
  { kind, id }: { readonly kind: QueueKind; readonly id: string },
): Promise<Waiting | undefined> {
  const rows = await tx.rows<Row>(`${shownOf} kind = $10 and id = $11 ${withNames}`, [
    ...[...valuesOf(looking), kind, id],
  ])
  return rows[0] && waitingOf(rows[0])
}

type Row = {
  kind: QueueKind
  id: string
  client_id: bigint | null
  email: string | null
  about: string
  parts: AlarmParts | null
  amount: Usd | null
  reason: QueueReason
  since: Millis
  due_at: Millis
  not_before: Millis | null
  makers: string[]
  given_by: string[]
  holder: string | null
  snoozed_until: Millis | null
  snoozed_by: string | null
  snooze_reason: string | null
}

function waitingOf(row: Row): Waiting {
  const { client_id: clientId, snoozed_until: until, snoozed_by: by, snooze_reason: reason } = row
  return {
    kind: row.kind,
    id: row.id,
    client: clientId === null ? null : { id: clientId, email: row.email ?? '' },
    about: row.about,
    parts: row.parts,
    amount: row.amount,
    reason: row.reason,
    since: row.since,
    dueAt: row.due_at,
    notBefore: row.not_before,
    makers: row.makers,
    givenBy: row.given_by,
    holder: row.holder,
    snooze: until === null || by === null || reason === null ? null : { until, by, reason },
  }
}

export type KindCount = {
  readonly kind: QueueKind
  readonly all: number
  readonly decidable: number
  readonly mine: number
  readonly nobody: number
  readonly snoozed: number
  readonly overdue: number
  readonly dueFirst: Millis | null
}

/** Of kinds of which something waits. */
export function countKinds(tx: Tx, looking: Looking): Promise<KindCount[]> {
  return tx.rows<KindCount>(
    `${queued}
     select kind, (count(*) filter (where not is_snoozed))::int as "all",
            (count(*) filter (where not is_snoozed and is_decidable))::int as decidable,
            (count(*) filter (where not is_snoozed and held_by = $10))::int as mine,
            (count(*) filter (where not is_snoozed and held_by is null))::int as nobody,
            (count(*) filter (where is_snoozed))::int as snoozed,
            (count(*) filter (where not is_snoozed and due_at <= $4))::int as overdue,
            min(due_at) filter (where not is_snoozed) as "dueFirst"
       from queued group by kind`,
    [...valuesOf(looking), looking.member.id],
  )
}
