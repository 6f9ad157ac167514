// The SQL of which reports are mailed to whom, and which periods were.

import type { ReportName, ReportPace } from '#contract/staff/reports.ts'
import type { Book } from '#kernel/money.ts'
import { iso, type Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'

export type Schedule = {
  readonly id: string
  readonly report: ReportName
  readonly book: Book
  readonly every: ReportPace
  /** A member's address. */
  readonly reader: string
  readonly addedBy: string
  readonly addedAt: Millis
  readonly sentAt: Millis | null
}

export function listSchedules(tx: Tx): Promise<Schedule[]> {
  return tx.rows<Schedule>(
    `select s.id, s.report, s.currency as book, s.every, r.email as reader, a.email as "addedBy",
            s.added_at as "addedAt",
            (select max(m.at) from report_mailings m
              where m.schedule_id = s.id and m.is_sent) as "sentAt"
       from report_schedules s
       join members r on r.id = s.reader_id join members a on a.id = s.added_by
      where s.removed_at is null order by s.report, s.currency, s.every, r.email`,
  )
}

/** Held on to: nobody ends it meanwhile. */
export async function holdSchedule(tx: Tx, id: string): Promise<boolean> {
  const rows = await tx.rows(
    'select from report_schedules where id = $1 and removed_at is null for share',
    [id],
  )
  return rows.length > 0
}

type NewSchedule = Pick<Schedule, 'id' | 'report' | 'book' | 'every' | 'reader' | 'addedAt'> & {
  readonly by: string
}

/** Whether there was none like it. */
export async function insertSchedule(tx: Tx, added: NewSchedule): Promise<boolean> {
  const { id, report, book, every, reader, by, addedAt } = added
  const rows = await tx.rows(
    `insert into report_schedules (id, report, currency, every, reader_id, added_by, added_at)
     select $1, $2, $3, $4, r.id, a.id, $7 from members r, members a
      where r.email = $5 and a.email = $6
     on conflict do nothing returning id`,
    [id, report, book, every, reader, by, iso(addedAt)],
  )
  return rows.length > 0
}

/** Whether it stood. */
export async function endSchedule(tx: Tx, id: string, at: Millis): Promise<boolean> {
  const rows = await tx.rows(
    `update report_schedules set removed_at = $2 where id = $1 and removed_at is null
     returning id`,
    [id, iso(at)],
  )
  return rows.length > 0
}

/** By their first days: of these, the ones that were mailed. */
export async function mailedOf(tx: Tx, id: string, days: readonly string[]): Promise<string[]> {
  const rows = await tx.rows<{ day: string }>(
    `select first_day::text as day from report_mailings
      where schedule_id = $1 and first_day = any ($2::date[])`,
    [id, days],
  )
  return rows.map(({ day }) => day)
}

type Mailing = { readonly firstDay: string; readonly at: Millis; readonly isSent: boolean }

/** Whether it was not noted before: of two who try, one waits for the other and hears no. */
export async function noteMailed(tx: Tx, id: string, mailing: Mailing): Promise<boolean> {
  const { firstDay, at, isSent } = mailing
  const rows = await tx.rows(
    `insert into report_mailings (schedule_id, first_day, at, is_sent) values ($1, $2, $3, $4)
     on conflict do nothing returning schedule_id`,
    [id, firstDay, iso(at), isSent],
  )
  return rows.length > 0
}
