// What a member is told with a report that they get by mail: the figures of the whole time, the
// days as a PDF that goes along, and where the office shows it.

import { reportWords } from '#contract/staff/report-words.ts'
import { type Report, reportShapes } from '#contract/staff/reports.ts'
import { figureGrouped } from '#kernel/money.ts'
import type { Letter } from '#server/platform/mail.ts'

export function reportLetter(officeUrl: string, report: Report): Letter {
  const { report: name, mode, from, to, cells, total } = report
  const days = from === to ? from : `${from} to ${to}`
  const { columns, hasDemo } = reportShapes[name]
  const figures = Object.entries(columns).flatMap(([key, kind]) => {
    const value = total[key] ?? null
    if (value === null || !/count|usd|share|minutes/.test(kind)) return []
    const title = reportWords.others[`${name}.${key}`] ?? reportWords.columns[key] ?? key
    return [`${title}: ${shown(value, kind)}`]
  })
  const query = new URLSearchParams({ report: name, from, to, ...(hasDemo ? { mode } : {}) })
  return {
    language: 'en',
    subject: `${reportWords.names[name].replace('’', "'")}, ${days}`,
    greeting: 'Hello,',
    paragraphs: [
      hasDemo ? `${reportWords.modes[mode]}, ${days} (UTC).` : `${days} (UTC).`,
      ...(cells.length > 0 ? [`${reportWords.cells}: ${cells.join(', ')}.`] : []),
      ...(figures.length > 0 ? [figures.join('\n')] : []),
      `Day by day it is in the PDF with this mail, and in the office:`,
      `${officeUrl}/reports?${query}`,
    ],
    closing: ['You get it because a member of staff has it mailed to you; the office ends that.'],
  }
}

function shown(value: string, kind: string): string {
  if (kind === 'share') return `${(Number(value) * 100).toFixed(1)} %`
  if (kind === 'usd') return figureGrouped(value).replace(/^-?/, (sign) => `${sign}$`)
  return kind === 'count' ? figureGrouped(value) : value
}
