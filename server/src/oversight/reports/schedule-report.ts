// Who of staff gets which report by mail: begun and ended by members, each time on record.

import type { KnownRefusal } from '#contract/refusals.ts'
import { mayDo } from '#contract/staff/powers.ts'
import { type ReportName, type ReportPace, reportShapes } from '#contract/staff/reports.ts'
import { emailKeyOf } from '#kernel/email.ts'
import { isUuid } from '#kernel/ids.ts'
import type { Book } from '#kernel/money.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { admitStaff } from '#server/install/operators/admit-staff.ts'
import { listMembers } from '#server/install/operators/manage-members.ts'
import type { Staff } from '#server/install/operators/staff.ts'
import type { Clock } from '#server/platform/clock.ts'
import { newUuid, type Random } from '#server/platform/crypto.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import { recordEvent } from '#server/record/events/record-event.ts'
import { endSchedule, insertSchedule, listSchedules, type Schedule } from './schedules.store.ts'

type Deps = { readonly db: Db; readonly clock: Clock; readonly random: Random }
type Listed = Promise<readonly Schedule[] | KnownRefusal>

type Asked = {
  readonly report: ReportName
  readonly book: Book
  readonly every: ReportPace
  readonly reader: string
  readonly by: Staff
}

/** As they stand with members, if they may read reports. */
export async function findReader(tx: Tx, email: string): Promise<string | undefined> {
  const key = emailKeyOf(email)
  const member = (await listMembers(tx)).find((one) => emailKeyOf(one.email) === key)
  return member && mayDo(member.roles, 'report.read') ? member.email : undefined
}

export function scheduleReport({ db, clock, random }: Deps, asked: Asked): Listed {
  return db.transaction(async (tx) => {
    const staff = await admitStaff(tx, asked.by, 'report.schedule')
    if (isRefusal(staff)) return staff
    const { report, every } = asked
    const book = reportShapes[report].hasDemo ? asked.book : 'real'
    const reader = await findReader(tx, asked.reader)
    if (reader === undefined) return refuse('report_reader', { email: asked.reader })
    const addedAt = clock.now()
    const id = newUuid(addedAt, random)
    const added = { id, report, book, every, reader, addedAt, by: staff.email }
    if (!(await insertSchedule(tx, added))) return refuse('report_scheduled', { email: reader })
    const { actor } = staff
    const details = { id, report, mode: book, every, reader }
    const kind = 'report_scheduled'
    await recordEvent(tx, { at: addedAt, clientId: null, actor, kind, details })
    return listSchedules(tx)
  })
}

export function unscheduleReport({ db, clock }: Deps, id: string, by: Staff): Listed {
  return db.transaction(async (tx) => {
    const staff = await admitStaff(tx, by, 'report.schedule')
    if (isRefusal(staff)) return staff
    const at = clock.now()
    if (!isUuid(id) || !(await endSchedule(tx, id, at))) return refuse('not_found')
    const { actor } = staff
    const details = { id }
    await recordEvent(tx, { at, clientId: null, actor, kind: 'report_unscheduled', details })
    return listSchedules(tx)
  })
}
