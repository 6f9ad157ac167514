// A calibration as text for a terminal.

import { notesText } from '#contract/public/calibration-notes.ts'
import { isJudged, isWithinAnHour, judgedFrom, type Row, type Summary } from './tally.ts'

const heading =
  '  duration  strike rate    priced     seen   95 % interval   points' +
  '  margin   draws  voids       n'

export function printRows(rows: readonly Row[]): void {
  const files = new Set(rows.map((row) => row.file))
  for (const file of files) {
    console.log(`\n${file}`)
    console.log(heading)
    for (const row of rows) if (row.file === file) console.log(textOf(row))
  }
}

function textOf(row: Row): string {
  const cells = [
    lengthText(row.horizon_s).padStart(8),
    `${row.strike_rate} ${row.side}`.padEnd(13),
    percent(row.priced, 2).padStart(7),
    percent(row.seen, 2).padStart(7),
    `${percent(row.ci_low)} to ${percent(row.ci_high)}`.padStart(14),
    signed(100 * (row.seen - row.priced)).padStart(7),
    percent(row.realised_margin).padStart(6),
    percent(row.draw_rate).padStart(6),
    percent(row.void_rate).padStart(5),
    String(row.n).padStart(7),
    isJudged(row) || !isWithinAnHour(row.horizon_s) ? '' : ' too few to judge',
  ]
  return `  ${cells.join('  ')}`.trimEnd()
}

export function printSummaries(summaries: readonly Summary[]): void {
  console.log(`\nSummary of 1 minute to 1 hour, rows with at least ${judgedFrom} trades apart`)
  console.log('    worst   mean error  margin  inside   draws   voids  file')
  for (const it of summaries) {
    const cells = [
      it.worst === null ? 'no row' : `${it.worst.toFixed(2)} pt`,
      it.mean_error === null ? '' : `${it.mean_error.toFixed(2)} pt`,
      it.realised_margin === null ? '' : percent(it.realised_margin, 2),
      it.inside_interval === null ? '' : percent(it.inside_interval, 0),
      it.draw_rate === null ? '' : percent(it.draw_rate),
      it.void_rate === null ? '' : percent(it.void_rate),
    ]
    const widths = [7, 11, 6, 6, 6, 6]
    const figures = cells.map((cell, index) => cell.padStart(widths[index]!)).join('  ')
    console.log(`  ${figures}  ${it.file} (${notesText(it.notes)})`)
  }
}

export function lengthText(seconds: number): string {
  if (seconds >= 86_400) return `${seconds / 86_400} day`
  return seconds >= 3_600 ? `${seconds / 3_600} h` : `${seconds / 60} min`
}

export function percent(fraction: number, decimals = 1): string {
  return (100 * fraction).toFixed(decimals).replace('-', '−')
}

export function signed(points: number): string {
  return `${points < 0 ? '−' : '+'}${Math.abs(points).toFixed(2)}`
}
