// The calls by which staff read reports, take them along, and have them mailed.

import type { KnownRefusal } from '#contract/refusals.ts'
import { reportShapes } from '#contract/staff/reports.ts'
import { officeRoutes as routes } from '#contract/staff/routes.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { iso } from '#kernel/time.ts'
import type { OfficeRouter } from '#server/install/compose-install.ts'
import type { Install } from '#server/install/operators/choose-letterhead.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Random } from '#server/platform/crypto.ts'
import type { Db } from '#server/platform/db.ts'
import { success } from '#server/platform/reply.ts'
import type { MakeReport, Wish } from './make-report.ts'
import { periodOf } from './period.ts'
import { scheduleReport, unscheduleReport } from './schedule-report.ts'
import { listSchedules, type Schedule } from './schedules.store.ts'
import { takeReport } from './take-report.ts'

export type ReportDeps = {
  readonly db: Db
  readonly clock: Clock
  readonly random: Random
  readonly install: Install
  readonly makeReport: MakeReport
}

type Query = {
  readonly report: Wish['report']
  readonly mode: Wish['book']
  readonly from?: string | undefined
  readonly to?: string | undefined
}

export function registerReports(office: OfficeRouter, deps: ReportDeps): void {
  const { db, clock, makeReport } = deps

  function wishOf({ report, mode, ...asked }: Query): Wish | KnownRefusal {
    const period = periodOf(asked, clock.now())
    const book = reportShapes[report].hasDemo ? mode : 'real'
    return period ? { report, book, period } : refuse('malformed')
  }

  office.on(routes.officeReport, async ({ query }) => {
    const wish = wishOf(query)
    if (isRefusal(wish)) return wish
    const report = await makeReport(wish)
    return isRefusal(report) ? report : success('The report.', report)
  })

  office.on(routes.officeReportCsv, async ({ query, staff: { staff: by }, reply }) => {
    const wish = wishOf(query)
    if (isRefusal(wish)) return wish
    const file = await takeReport(deps, wish, { format: 'csv', language: query.lang, by })
    if (isRefusal(file)) return file
    reply.header('content-type', 'text/csv; charset=utf-8')
    reply.header('content-disposition', `attachment; filename="${fileName(wish)}.csv"`)
    return file
  })

  office.on(routes.officeReportPdf, async ({ query, staff: { staff: by }, reply }) => {
    const wish = wishOf(query)
    if (isRefusal(wish)) return wish
    const file = await takeReport(deps, wish, { format: 'pdf', language: query.lang, by })
    if (isRefusal(file)) return file
    reply.header('content-type', 'application/pdf')
    reply.header('content-disposition', `attachment; filename="${fileName(wish)}.pdf"`)
    return file
  })

  office.on(routes.officeReportSchedules, async () =>
    success('What is mailed.', viewOf(await listSchedules(db))),
  )

  office.on(routes.officeReportSchedule, async ({ body, staff: { staff: by } }) => {
    const { mode: book, ...asked } = body
    const outcome = await scheduleReport(deps, { ...asked, book, by })
    return isRefusal(outcome) ? outcome : success('It is mailed from now on.', viewOf(outcome))
  })

  office.on(
    routes.officeReportScheduleRemoval,
    async ({ params: { id = '' }, staff: { staff: by } }) => {
      const outcome = await unscheduleReport(deps, id, by)
      return isRefusal(outcome) ? outcome : success('It is mailed no more.', viewOf(outcome))
    },
  )
}

function fileName({ report, period }: Wish): string {
  return `${report}-${period.from}-${period.to}`
}

function viewOf(schedules: readonly Schedule[]) {
  return schedules.map(({ id, report, book, every, reader, addedBy, addedAt, sentAt }) => ({
    id,
    report,
    mode: book,
    every,
    reader,
    added_by: addedBy,
    added_at: iso(addedAt),
    sent_at: sentAt === null ? null : iso(sentAt),
  }))
}
