// How the columns of a report are called and shown.

import { amount, date, dateMinute, grouped, percent, plain } from '#browser/format/format.ts'
import {
  type ColumnKind,
  type ReportName,
  type ReportRow,
  reportShapes,
} from '#contract/staff/reports.ts'
import { eventName } from '../lib/event-name.ts'
import { reports as t } from '../words/reports.ts'

export type Column = {
  readonly key: string
  readonly kind: ColumnKind
  readonly title: string
  readonly isNumber: boolean
}

export function titleOf(report: ReportName, key: string): string {
  return t.others[`${report}.${key}`] ?? t.columns[key] ?? key
}

export function columnsOf(report: ReportName): Column[] {
  return Object.entries(reportShapes[report].columns).map(([key, kind]) => ({
    key,
    kind,
    title: titleOf(report, key),
    isNumber: kind === 'count' || kind === 'usd' || kind === 'share' || kind === 'minutes',
  }))
}

/** Figures to look at: nothing is reckoned with them. */
const shown: Readonly<Record<ColumnKind, (value: string) => string>> = {
  day: date,
  count: (value) => grouped(value, ''),
  usd: (value) => amount(Number(value)),
  share: (value) => percent(Number(value)),
  minutes: (value) => plain(Number(value), 1),
  instant: dateMinute,
  text: (value) => value,
}

export function cellOf(row: ReportRow, { key, kind }: Pick<Column, 'key' | 'kind'>): string {
  const value = row[key] ?? null
  if (value === null) return '–'
  return key === 'act' ? eventName(value) : shown[kind](value)
}
