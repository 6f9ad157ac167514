// What the install did over some days, as tables: each report with its columns, its chart, and
// whether it is told of the demo too. Whatever shows or sends one reads this table.

import * as z from 'zod/mini'
import { email } from '../shared/email.ts'
import { staffLanguageQuery } from '../shared/language-query.ts'
import { day, Instant, Mode, Success, Text } from '../shared/wire.ts'

/**
 * What stands in a column: dollars as plain text, a share of one, minutes; an instant or a day as
 * they are written anywhere; `text` is anybody's.
 */
export type ColumnKind = 'day' | 'count' | 'usd' | 'share' | 'minutes' | 'instant' | 'text'

type Chart =
  /** `down` hangs below the line. */
  | { readonly kind: 'bars'; readonly name: string; readonly up: string; readonly down?: string }
  | {
      readonly kind: 'lines'
      readonly name: string
      readonly usual: string
      readonly worst: string
    }
  /** Each name once, the most first. */
  | { readonly kind: 'ranks'; readonly name: string; readonly up: string }

type ReportShape = {
  readonly columns: Readonly<Record<string, ColumnKind>>
  readonly chart: Chart
  /** Whether there is one of the demo account beside that of the live one. */
  readonly hasDemo: boolean
}

const reports = {
  turnover: {
    columns: {
      day: 'day',
      trades: 'count',
      staked: 'usd',
      average: 'usd',
      returned: 'usd',
      voided: 'count',
    },
    chart: { kind: 'bars', name: 'day', up: 'staked' },
    hasDemo: true,
  },
  result: {
    columns: {
      day: 'day',
      settled: 'count',
      staked: 'usd',
      returned: 'usd',
      result: 'usd',
      share: 'share',
    },
    chart: { kind: 'bars', name: 'day', up: 'result' },
    hasDemo: true,
  },
  clients: {
    columns: {
      day: 'day',
      traded: 'count',
      gained: 'count',
      even: 'count',
      lost: 'count',
      lost_share: 'share',
      result: 'usd',
    },
    chart: { kind: 'bars', name: 'day', up: 'gained', down: 'lost' },
    hasDemo: true,
  },
  money: {
    columns: {
      day: 'day',
      deposits: 'count',
      paid_in: 'usd',
      taken_back: 'usd',
      withdrawals: 'count',
      paid_out: 'usd',
      came_back: 'usd',
      fees: 'usd',
      net: 'usd',
    },
    chart: { kind: 'bars', name: 'day', up: 'paid_in', down: 'paid_out' },
    hasDemo: false,
  },
  payouts: {
    columns: {
      day: 'day',
      paid: 'count',
      half: 'minutes',
      p95: 'minutes',
      longest: 'minutes',
    },
    chart: { kind: 'lines', name: 'day', usual: 'half', worst: 'p95' },
    hasDemo: false,
  },
  sign_ups: {
    columns: {
      day: 'day',
      signed_up: 'count',
      confirmed: 'count',
      tried: 'count',
      identified: 'count',
      paid_in: 'count',
      traded: 'count',
    },
    chart: { kind: 'bars', name: 'day', up: 'signed_up', down: 'paid_in' },
    hasDemo: false,
  },
  acts: {
    columns: { member: 'text', act: 'text', times: 'count', clients: 'count', last: 'instant' },
    chart: { kind: 'ranks', name: 'act', up: 'times' },
    hasDemo: false,
  },
} as const satisfies Readonly<Record<string, ReportShape>>

export type ReportName = keyof typeof reports
export const reportNames = Object.keys(reports) as [ReportName, ...ReportName[]]

/** The table, where no one row of it is meant. */
export const reportShapes: Readonly<Record<ReportName, ReportShape>> = reports

/** By column, as plain text; null: there was nothing to say it of. */
export const ReportRow = z.record(Text, z.nullable(Text))
export type ReportRow = z.infer<typeof ReportRow>

export const Report = z.object({
  report: z.enum(reportNames),
  mode: Mode,
  /** UTC days, both in it. */
  from: Text,
  to: Text,
  /** What happened after it is not in here. */
  through: Instant,
  /** The numbers of those it is of; none where there is one. */
  cells: z.array(z.number()),
  rows: z.array(ReportRow),
  /** Of the whole time, which is not always the sum of its days. */
  total: ReportRow,
})
export type Report = z.infer<typeof Report>

/** A year and a day at most. */
export const reportDaysMost = 366

const wish = {
  report: z._default(z.enum(reportNames), 'turnover'),
  mode: z._default(Mode, 'real'),
  /** The last thirty days, where they are not said. */
  from: z.optional(day('invalid')),
  to: z.optional(day('invalid')),
} as const
export const ReportQuery = z.strictObject(wish)
const FileQuery = z.strictObject({ ...wish, ...staffLanguageQuery })

/** How often one is mailed, for the day, the week from Monday, or the month that ended. */
export const reportPaces = ['day', 'week', 'month'] as const
export type ReportPace = (typeof reportPaces)[number]

export const ReportSchedule = z.object({
  id: Text,
  report: z.enum(reportNames),
  mode: Mode,
  every: z.enum(reportPaces),
  /** The member's address. */
  reader: Text,
  added_by: Text,
  added_at: Instant,
  /** When the last one was written; null: none yet. */
  sent_at: z.nullable(Instant),
})
export type ReportSchedule = z.infer<typeof ReportSchedule>

export const reportRoutes = {
  officeReport: {
    method: 'GET',
    path: '/office/reports',
    audience: 'staff',
    action: 'report.read',
    summary: 'A report of some days, at most a year; up to a minute old.',
    query: ReportQuery,
    reply: Success(Report),
  },
  officeReportCsv: {
    method: 'GET',
    path: '/office/reports/csv',
    audience: 'staff',
    action: 'report.read',
    summary: 'The same as CSV; that it was taken is in the record.',
    query: FileQuery,
    replyType: 'text/csv',
    reply: z.any(),
  },
  officeReportPdf: {
    method: 'GET',
    path: '/office/reports/pdf',
    audience: 'staff',
    action: 'report.read',
    summary: 'The same as PDF; that it was taken is in the record.',
    query: FileQuery,
    replyType: 'application/pdf',
    reply: z.any(),
  },
  officeReportSchedules: {
    method: 'GET',
    path: '/office/report-schedules',
    audience: 'staff',
    action: 'report.read',
    summary: 'Which reports are mailed to whom, and how often.',
    reply: Success(z.array(ReportSchedule)),
  },
  officeReportSchedule: {
    method: 'POST',
    path: '/office/report-schedules',
    audience: 'staff',
    action: 'report.schedule',
    summary:
      'Has a report mailed to a member who may read it, from the period on that goes on now.',
    body: z.strictObject({
      report: z.enum(reportNames, { error: 'not_listed' }),
      mode: Mode,
      every: z.enum(reportPaces, { error: 'not_listed' }),
      reader: email,
    }),
    reply: Success(z.array(ReportSchedule)),
  },
  officeReportScheduleRemoval: {
    method: 'POST',
    path: '/office/report-schedules/:id/removal',
    audience: 'staff',
    action: 'report.schedule',
    summary: 'Ends a schedule; what it stopped is in the record.',
    reply: Success(z.array(ReportSchedule)),
  },
} as const
