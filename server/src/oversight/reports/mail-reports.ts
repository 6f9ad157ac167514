// Mails the reports of schedules once a period is over and wholly summed up. That a period was
// mailed is noted in the transaction that writes the mail: killed anywhere, it is mailed once.

import { refusalMessage } from '#contract/refusals.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { type Millis, minute } from '#kernel/time.ts'
import {
  type Install,
  letterheadOf,
  officeOf,
} from '#server/install/operators/choose-letterhead.ts'
import { findPaperLogo } from '#server/install/operators/keep-logo.ts'
import { readSettings } from '#server/install/operators/read-settings.ts'
import type { Clock } from '#server/platform/clock.ts'
import { newUuid, type Random } from '#server/platform/crypto.ts'
import type { Db } from '#server/platform/db.ts'
import { composeMail } from '#server/platform/mail.ts'
import { queueMail } from '#server/platform/outbox.store.ts'
import { type Loop, repeat } from '#server/platform/repeat.ts'
import type { MakeReport } from './make-report.ts'
import { endedPeriods, type Period } from './period.ts'
import { pdfReportOf } from './report-file.ts'
import { reportLetter } from './report-letter.ts'
import { findReader } from './schedule-report.ts'
import {
  holdSchedule,
  listSchedules,
  mailedOf,
  noteMailed,
  type Schedule,
} from './schedules.store.ts'
import { readMark } from './sums.store.ts'

export type MailingDeps = {
  readonly db: Db
  readonly clock: Clock
  readonly random: Random
  readonly install: Install
  readonly makeReport: MakeReport
  readonly log: (message: string) => void
}

export function startMailingReports(deps: MailingDeps): Loop {
  return repeat({ name: 'mailing reports', pauseMs: minute, log: deps.log }, async () => {
    await mailReports(deps)
    return 'done'
  })
}

/** How many were mailed. One that cannot be made is told, tried again, and in nobody's way. */
export async function mailReports(deps: MailingDeps): Promise<number> {
  const { db, log } = deps
  const mark = await readMark(db)
  if (mark === undefined) return 0
  let mailed = 0
  for (const schedule of await listSchedules(db)) {
    try {
      for (const period of await duePeriods(deps, schedule, mark)) {
        if (await mailOne(deps, schedule, period)) mailed += 1
      }
    } catch (error) {
      const { report, reader } = schedule
      const why = error instanceof Error ? error.message : String(error)
      log(`mailing the report ${report} to ${reader} failed: ${why}`)
    }
  }
  return mailed
}

async function duePeriods({ db }: MailingDeps, schedule: Schedule, mark: Millis) {
  const ended = endedPeriods(schedule.every, schedule.addedAt, mark)
  if (ended.length === 0) return []
  const days = ended.map(({ from }) => from)
  const mailed = new Set(await mailedOf(db, schedule.id, days))
  return ended.filter(({ from }) => !mailed.has(from))
}

async function mailOne(deps: MailingDeps, schedule: Schedule, period: Period): Promise<boolean> {
  const { db, clock, random, install, makeReport } = deps
  const report = await makeReport({ report: schedule.report, book: schedule.book, period })
  if (isRefusal(report)) throw new Error(refusalMessage(report))
  return db.transaction(async (tx) => {
    if (!(await holdSchedule(tx, schedule.id))) return false
    const at = clock.now()
    const reader = await findReader(tx, schedule.reader)
    const isSent = reader !== undefined
    const mailing = { firstDay: period.from, at, isSent }
    if (!(await noteMailed(tx, schedule.id, mailing)) || !isSent) return false
    const settings = await readSettings(tx)
    const head = letterheadOf(settings, install)
    const logo = await findPaperLogo(tx, settings)
    const isSandbox = install.mode === 'sandbox'
    const fileHead = { brand: head.brandName, logo, isSandbox, language: 'en', at } as const
    const bytes = await pdfReportOf(report, fileHead)
    const name = `${schedule.report}-${period.from}.pdf`
    const letter = reportLetter(officeOf(install), report)
    const mail = { ...composeMail(reader, letter, head), attached: { name, bytes } }
    await queueMail(tx, newUuid(at, random), mail, at)
    return true
  })
}
