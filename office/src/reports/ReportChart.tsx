// The chart of a report, as its row of the table of reports says.

import { amount, grouped } from '#browser/format/format.ts'
import { type Report, type ReportRow, reportShapes } from '#contract/staff/reports.ts'
import { Bars } from '../charts/Bars.tsx'
import { Lines } from '../charts/Lines.tsx'
import { Ranks } from '../charts/Ranks.tsx'
import { lengthOf } from '../charts/scale.ts'
import { eventName } from '../lib/event-name.ts'
import { reports as t } from '../words/reports.ts'
import { titleOf } from './columns.ts'

const width = 760
const ranksMost = 12

export function ReportChart({ report }: { readonly report: Report }) {
  const { chart, columns } = reportShapes[report.report]
  const title = (key: string) => titleOf(report.report, key)
  const says = t.says[report.report]
  const isGoing = report.rows.at(-1)?.day === report.through.slice(0, 10)
  if (chart.kind === 'ranks') return <Ranks says={says} ranks={ranksOf(report.rows, chart)} />
  if (chart.kind === 'lines') {
    return (
      <Lines
        {...{ says, width }}
        isBesideTable
        titles={[title(chart.name), title(chart.usual), title(chart.worst)]}
        points={report.rows.map((row) => ({
          name: nameOf(row, chart.name),
          usual: figureOf(row, chart.usual),
          worst: figureOf(row, chart.worst),
        }))}
      />
    )
  }
  const { up, down } = chart
  return (
    <Bars
      {...{ says, width, isGoing }}
      height={200}
      isBesideTable
      titles={[title(chart.name), title(up)]}
      shown={columns[up] === 'usd' ? amount : (count) => grouped(String(Math.round(count)), '')}
      bars={report.rows.map((row) => {
        const value = figureOf(row, up) ?? 0
        // What is below zero hangs below the line.
        const below = down === undefined ? -value : (figureOf(row, down) ?? 0)
        return {
          name: nameOf(row, chart.name),
          up: Math.max(0, value),
          down: Math.max(0, below),
        }
      })}
    />
  )
}

function nameOf(row: ReportRow, key: string): string {
  return row[key] ?? ''
}

function figureOf(row: ReportRow, key: string): number | null {
  const text = row[key] ?? null
  return text === null ? null : lengthOf(text)
}

function ranksOf(rows: readonly ReportRow[], { name, up }: { name: string; up: string }) {
  const counts = new Map<string, number>()
  for (const row of rows) {
    const key = nameOf(row, name)
    counts.set(key, (counts.get(key) ?? 0) + (figureOf(row, up) ?? 0))
  }
  return [...counts]
    .map(([key, count]) => ({ name: name === 'act' ? eventName(key) : key, count }))
    .toSorted((one, other) => other.count - one.count)
    .slice(0, ranksMost)
}
