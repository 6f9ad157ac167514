// Puts a calibration where people read it: its tables into docs/pricing.md, its figures as data for
// the product's own page. No recorded price is copied.

import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { notesText } from '#contract/public/calibration-notes.ts'
import { lengthText, percent, signed } from './print.ts'
import { type Calibration, marginBp } from './replay.ts'
import { isWithinAnHour, type Row, type Summary } from './tally.ts'

const root = join(import.meta.dirname, '../..')
const documentFile = join(root, 'docs/pricing.md')
const figuresFile = join(root, 'server/seed/calibration.json')

const begin = '<!-- calibration: written by `npm run calibrate -- --write-docs FILE...` -->'
const end = '<!-- calibration ends -->'

export async function writeDocuments(
  learned: readonly Calibration[],
  onNormal: readonly Calibration[],
): Promise<void> {
  const text = await readFile(documentFile, 'utf8')
  await writeFile(documentFile, withTables(text, tablesOf(learned, onNormal)))
  await writeFile(figuresFile, figuresOf(learned))
}

/** The document with everything between its two markers replaced. */
export function withTables(text: string, tables: string): string {
  const from = text.indexOf(begin)
  const to = text.indexOf(end)
  if (from < 0 || to < from) throw new Error(`the document has lost its marker ${begin} or ${end}`)
  return `${text.slice(0, from)}${begin}\n\n${tables}\n${text.slice(to)}`
}

export function tablesOf(
  learned: readonly Calibration[],
  onNormal: readonly Calibration[],
): string {
  const judged = learned.filter((it) => it.summary.worst !== null)
  const others = learned.filter((it) => it.summary.worst === null)
  return [
    summaryTable(learned.map((it) => it.summary)),
    ...judged.map(errorTable),
    ...others.map(shortTable),
    normalTable(judged, onNormal),
  ].join('\n')
}

function summaryTable(summaries: readonly Summary[]): string {
  const rows = summaries.map((it) => [
    `\`${it.file}\``,
    notesText(it.notes),
    ...[points(it.worst), points(it.mean_error)],
    ...[it.realised_margin, it.inside_interval, it.draw_rate, it.void_rate].map(share),
  ])
  const head =
    'file,recorded,worst (points),mean error (points),margin kept,inside 95 %,draws,voids'
  return `### Summary, 1 minute to 1 hour\n\n${table(head.split(','), rows)}`
}

/** Frequency seen less probability priced, in percentage points: a line for each duration. */
function errorTable({ rows, summary }: Calibration): string {
  const sides = rows.filter((row) => row.horizon_s === rows[0]!.horizon_s)
  const head = ['duration', ...sides.map((row) => `${row.strike_rate} ${row.side}`), 'n']
  const priced = ['*priced %*', ...sides.map((row) => `*${percent(row.priced)}*`), '']
  const lines = durationsIn(rows).map((seconds) => {
    const same = rows.filter((row) => row.horizon_s === seconds)
    const errors = same.map((row) => signed(100 * (row.seen - row.priced)))
    return [lengthText(seconds), ...errors, String(same[0]!.n_independent)]
  })
  return [
    `### \`${summary.file}\`: seen less priced, in points\n`,
    table(head, [priced, ...lines]),
    'n is the number of trades that do not overlap, of the first column.\n',
  ].join('\n')
}

/** The shortest duration of a recording too short to judge, in full. */
function shortTable({ rows, summary }: Calibration): string {
  const title = `### \`${summary.file}\`: ${notesText(summary.notes)}\n`
  if (rows.length === 0) return `${title}\nNothing can be priced.\n`
  const seconds = rows[0]!.horizon_s
  const cells = rows
    .filter((row) => row.horizon_s === seconds)
    .map((row) => [
      `${row.strike_rate} ${row.side}`,
      ...[row.priced, row.seen].map(share),
      `${percent(row.ci_low)} to ${percent(row.ci_high)}`,
      ...[row.realised_margin, row.draw_rate, row.void_rate].map(share),
      String(row.n),
    ])
  const head = 'strike rate,priced,seen,95 % interval,margin kept,draws,voids,n'.split(',')
  return `${title}\nDuration ${lengthText(seconds)}.\n\n${table(head, cells)}`
}

function normalTable(learned: readonly Calibration[], onNormal: readonly Calibration[]): string {
  const lines = learned.flatMap((it) => {
    const other = onNormal.find(({ summary }) => summary.file === it.summary.file)
    const figures = ({ rows, summary }: Calibration) => [
      points(summary.worst),
      points(summary.mean_error),
      share(longShotMargin(rows)),
    ]
    return other ? [[`\`${it.summary.file}\``, ...figures(it), ...figures(other)]] : []
  })
  const head = ['worst', 'mean error', 'margin of 218/218']
  const heads = [...head, ...head.map((name) => `normal: ${name}`)]
  const title = "### Learned quantiles against a normal distribution's"
  return `${title}\n\n${table(['file', ...heads], lines)}`
}

function longShotMargin(rows: readonly Row[]): number {
  const margins = rows
    .filter((it) => it.strike_rate === '218/218' && isWithinAnHour(it.horizon_s))
    .map((it) => it.realised_margin)
  return margins.reduce((sum, margin) => sum + margin, 0) / margins.length
}

function durationsIn(rows: readonly Row[]): number[] {
  return [...new Set(rows.map((row) => row.horizon_s))]
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`)
  return `${lines.join('\n')}\n`
}

function points(value: number | null): string {
  return value === null ? '–' : value.toFixed(2)
}

function share(value: number | null): string {
  return value === null ? '–' : `${percent(value, 2)} %`
}

const columns = [
  ...(['horizon_s', 'strike_rate', 'side', 'priced', 'seen', 'ci_low', 'ci_high'] as const),
  ...(['n', 'realised_margin', 'draw_rate', 'void_rate'] as const),
]

/** One line for each row, so that a new calibration can be read as a difference. */
export function figuresOf(calibrations: readonly Calibration[]): string {
  const files = calibrations.map(({ rows, summary }) => {
    const lines = rows.map((row) => `        ${line(columns.map((column) => row[column]))}`)
    const figures = Object.entries(summary).map(
      ([name, value]) => `      ${JSON.stringify(name)}: ${JSON.stringify(rounded(value))}`,
    )
    const list = lines.length === 0 ? '[]' : `[\n${lines.join(',\n')}\n      ]`
    return `    {\n${figures.join(',\n')},\n      "rows": ${list}\n    }`
  })
  const head = columns.map((column) => `    ${JSON.stringify(column)}`).join(',\n')
  return [
    `{\n  "margin": ${marginBp / 10_000},`,
    `  "columns": [\n${head}\n  ],`,
    `  "files": [\n${files.join(',\n')}\n  ]\n}\n`,
  ].join('\n')
}

function line(values: readonly (string | number)[]): string {
  return `[${values.map((value) => JSON.stringify(rounded(value))).join(', ')}]`
}

function rounded<T>(value: T): T | number {
  return typeof value === 'number' ? Math.round(value * 1e4) / 1e4 : value
}
