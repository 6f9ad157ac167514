// A report taken along as a file; that it was taken is in the record.

import type { StaffLanguage } from '#contract/shared/languages.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { admitStaff } from '#server/install/operators/admit-staff.ts'
import { type Install, letterheadOf } from '#server/install/operators/choose-letterhead.ts'
import { findPaperLogo } from '#server/install/operators/keep-logo.ts'
import { readSettings } from '#server/install/operators/read-settings.ts'
import type { Staff } from '#server/install/operators/staff.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db.ts'
import { recordEvent } from '#server/record/events/record-event.ts'
import type { MakeReport, Wish } from './make-report.ts'
import { csvReportOf, pdfReportOf } from './report-file.ts'

export type TakingDeps = {
  readonly db: Db
  readonly clock: Clock
  readonly install: Install
  readonly makeReport: MakeReport
}

type Taking = {
  readonly format: 'csv' | 'pdf'
  readonly language: StaffLanguage
  readonly by: Staff
}

export async function takeReport(
  { db, clock, install, makeReport }: TakingDeps,
  wish: Wish,
  { format, language, by }: Taking,
) {
  const report = await makeReport(wish)
  if (isRefusal(report)) return report
  return db.transaction(async (tx) => {
    const staff = await admitStaff(tx, by, 'report.read')
    if (isRefusal(staff)) return staff
    const at = clock.now()
    const { actor } = staff
    const { from, to, mode } = report
    const details = { report: report.report, mode, from, to, format }
    await recordEvent(tx, { at, clientId: null, actor, kind: 'report_taken', details })
    const settings = await readSettings(tx)
    const { brandName } = letterheadOf(settings, install)
    const logo = await findPaperLogo(tx, settings)
    const head = { brand: brandName, logo, isSandbox: install.mode === 'sandbox', language, at }
    return format === 'pdf' ? pdfReportOf(report, head) : csvReportOf(report, head)
  })
}
