// What the address of the screen asks for: which report, of which days, of which account.

import { type ReportName, reportNames, reportShapes } from '#contract/staff/reports.ts'

export const wishNames = ['report', 'period', 'from', 'to', 'mode'] as const

export type Asked = Readonly<Partial<Record<(typeof wishNames)[number], string>>>

/** What the call takes: of days that are not said the server takes the last thirty. */
export type Wish = {
  readonly report: ReportName
  readonly mode: 'real' | 'demo'
  readonly from?: string
  readonly to?: string
}

const dayMs = 86_400_000
const shown = /^\d{4}-\d\d-\d\d$/

export function isReport(name: string): name is ReportName {
  return (reportNames as readonly string[]).includes(name)
}

export function wishOf(asked: Asked, now: number): Wish {
  const report = asked.report && isReport(asked.report) ? asked.report : 'turnover'
  const isDemo = asked.mode === 'demo' && reportShapes[report].hasDemo
  return { report, mode: isDemo ? 'demo' : 'real', ...daysOf(asked, now) }
}

function daysOf({ period, from, to }: Asked, now: number): Pick<Wish, 'from' | 'to'> {
  const today = dayOf(now)
  if (period === 'today') return { from: today, to: today }
  if (period === 'week') {
    const sinceMonday = (new Date(now).getUTCDay() + 6) % 7
    return { from: dayOf(now - sinceMonday * dayMs), to: today }
  }
  if (period === 'month') return { from: `${today.slice(0, 8)}01`, to: today }
  return {
    ...(from !== undefined && shown.test(from) && { from }),
    ...(to !== undefined && shown.test(to) && { to }),
  }
}

/** UTC */
function dayOf(now: number): string {
  return new Date(now).toISOString().slice(0, 10)
}
