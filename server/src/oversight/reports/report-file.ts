// A report as a file: as CSV for a spreadsheet, which takes nothing in it for a formula, and as PDF
// for people. Both say of which days it is and up to when it knows.

import { sandboxNotice as dutchNotice } from '#contract/public/nl/sandbox-words.ts'
import { sandboxNotice } from '#contract/public/sandbox-words.ts'
import type { StaffLanguage } from '#contract/shared/languages.ts'
import type { Messages } from '#contract/shared/messages.ts'
import { writing } from '#contract/shared/writing.ts'
import * as dutch from '#contract/staff/nl/report-words.ts'
import * as english from '#contract/staff/report-words.ts'
import {
  type ColumnKind,
  type Report,
  type ReportRow,
  reportShapes,
} from '#contract/staff/reports.ts'
import { figureGrouped } from '#kernel/money.ts'
import { iso, type Millis } from '#kernel/time.ts'
import { byteOrderMark, type Cell, csvLine } from '#server/platform/csv.ts'
import { type PdfPage, type PdfPicture, pdfOf } from '#server/platform/pdf.ts'
import { linesWithin, widthOf } from '#server/platform/pdf-text.ts'

export type ReportHead = {
  readonly brand: string
  readonly logo?: PdfPicture | undefined
  /** It warns of it. */
  readonly isSandbox: boolean
  readonly language: StaffLanguage
  readonly at: Millis
}

const inEnglish = { ...english.reportWords, ...english.reportFileWords, notice: sandboxNotice }
type Words = Messages<typeof inEnglish>
const fileWords: Readonly<Record<StaffLanguage, Words>> = {
  en: inEnglish,
  nl: { ...dutch.reportWords, ...dutch.reportFileWords, notice: dutchNotice },
}

type Column = { readonly key: string; readonly kind: ColumnKind; readonly title: string }

function columnsOf({ report }: Report, words: Words): Column[] {
  return Object.entries(reportShapes[report].columns).map(([key, kind]) => ({
    key,
    kind,
    title: words.others[`${report}.${key}`] ?? words.columns[key] ?? key,
  }))
}

type Fact = readonly [label: string, text: string]

function factsOf(report: Report, head: ReportHead): Fact[] {
  const words = fileWords[head.language]
  const { hasDemo } = reportShapes[report.report]
  return [
    ...(hasDemo ? [[words.account, words.modes[report.mode]] as const] : []),
    [words.period, words.fromTo(report.from, report.to)],
    ...(report.cells.length > 0 ? [[words.cells, report.cells.join(', ')] as const] : []),
    [words.through, timeOf(report.through)],
    [words.made, timeOf(iso(head.at))],
  ]
}

/** "2026-11-21 12:00:00" */
function timeOf(instant: string): string {
  return instant.slice(0, 19).replace('T', ' ')
}

/** Days stay year first, which spreadsheets of every language take for days. */
export function csvReportOf(report: Report, head: ReportHead): string {
  const words = fileWords[head.language]
  const columns = columnsOf(report, words)
  const line = (...cells: Cell[]) => csvLine(cells, writing[head.language].decimal)
  const lines = [
    line(head.brand, words.names[report.report]),
    ...(head.isSandbox ? [line(words.notice)] : []),
    ...factsOf(report, head).map((fact) => line(...fact)),
    line(words.inDollars),
    line(),
    line(...columns.map(({ title }) => title)),
    ...report.rows.map((row) => line(...columns.map((column) => cellOf(row, column)))),
    line(...totalCells(report, columns, words)),
  ]
  return byteOrderMark + lines.join('')
}

function totalCells({ total }: Report, columns: readonly Column[], { total: label }: Words) {
  return columns.map((column, index) => (index === 0 ? label : cellOf(total, column)))
}

function cellOf(row: ReportRow, { key, kind }: Column): Cell {
  const value = row[key] ?? null
  if (value === null) return ''
  if (kind === 'instant') return timeOf(value)
  return kind === 'day' || kind === 'text' ? value : { number: value }
}

const edges = { left: 40, right: 555, top: 800, foot: 40, lowest: 64 }
const rowHeight = 14

type Drawing = {
  readonly report: Report
  readonly head: ReportHead
  readonly columns: readonly (Column & { readonly x: number; readonly width: number })[]
  readonly rows: readonly (readonly string[])[]
  readonly pages: number
}

/** All of it, since a report has a year's days at most. */
export async function pdfReportOf(report: Report, head: ReportHead): Promise<Buffer> {
  const words = fileWords[head.language]
  const columns = columnsOf(report, words)
  const texts = (row: ReportRow) => columns.map((column) => shownOf(row, column, head.language))
  const whole = [words.total, ...texts(report.total).slice(1)]
  const rows = [whole, ...report.rows.map(texts)]
  const placed = placesOf(columns, rows)
  const first = rowsBelow(tableTop(report, head, 1))
  const others = rowsBelow(tableTop(report, head, 2))
  const pages = 1 + Math.max(0, Math.ceil((rows.length - first) / others))
  const drawing = { report, head, columns: placed, rows, pages }
  const title = `${head.brand}: ${words.names[report.report]}`
  const parts: Buffer[] = []
  let next = 0
  for await (const part of pdfOf(
    { title, language: head.language, at: head.at, pages, picture: head.logo },
    (page, nr) => {
      next += drawPage(page, nr, drawing, next)
    },
  )) {
    parts.push(part)
  }
  return Buffer.concat(parts)
}

function shownOf(row: ReportRow, { key, kind }: Column, language: StaffLanguage): string {
  const value = row[key] ?? null
  if (value === null) return '–'
  const { group, decimal } = writing[language]
  const figure = (text: string) =>
    figureGrouped(text).replace(/[,.]/g, (sign) => (sign === ',' ? group : decimal))
  if (kind === 'share') return `${figure((Number(value) * 100).toFixed(1))} %`
  if (kind === 'instant') return timeOf(value).slice(0, 16)
  return kind === 'day' || kind === 'text' ? value : figure(value)
}

const gap = 10
const size = 7.5

/** As wide as what stands in them, all of the page between them. */
function placesOf(columns: readonly Column[], rows: readonly (readonly string[])[]) {
  const needed = columns.map(({ title }, index) =>
    Math.max(
      widthOf(title, size, true),
      ...rows.map((row) => widthOf(row[index] ?? '', size, true)),
    ),
  )
  const all = needed.reduce((sum, width) => sum + width + gap, 0)
  const room = edges.right - edges.left
  const widths = needed.map((width) => ((width + gap) * room) / all)
  return columns.map((column, index) => {
    const x = edges.left + widths.slice(0, index).reduce((sum, width) => sum + width, 0)
    return { ...column, x, width: widths[index] ?? 0 }
  })
}

function tableTop(report: Report, head: ReportHead, nr: number): number {
  return edges.top - 44 - (nr === 1 ? (factsOf(report, head).length + 1) * rowHeight + 10 : 0)
}

function rowsBelow(top: number): number {
  return Math.floor((top - rowHeight - edges.lowest) / rowHeight)
}

/** How many rows it has. */
function drawPage(page: PdfPage, nr: number, drawing: Drawing, from: number): number {
  const { report, head, columns, rows, pages } = drawing
  const { left, right, top, foot } = edges
  const words = fileWords[head.language]
  page.text(left, top, words.names[report.report], { size: 15, isBold: true })
  page.text(right, top, head.brand, { size: 10, align: 'right' })
  const { width: logoWidth = 0, height: logoHeight = 0 } = head.logo ?? {}
  page.picture(right - widthOf(head.brand, 10, false) - 8 - logoWidth, top + 4 - logoHeight / 2)
  if (head.isSandbox) page.text(left, top - 18, words.notice, { size: 9, isBold: true })
  page.text(left, foot, words.inDollars, { size: 8 })
  page.text(right, foot, words.page(nr, pages), { size: 8, align: 'right' })
  if (nr === 1) drawFacts(page, [...factsOf(report, head), ['', words.says[report.report]]])
  const tableAt = tableTop(report, head, nr)
  drawRow(page, tableAt, columns, { cells: columns.map(({ title }) => title), isBold: true })
  page.line(left, tableAt - 5, right)
  const shown = rows.slice(from, from + rowsBelow(tableAt))
  shown.forEach((cells, index) => {
    const y = tableAt - rowHeight * (index + 1) - 3
    drawRow(page, y, columns, { cells, isBold: from + index === 0 })
  })
  if (rows.length === 1) page.text(left, tableAt - 3 * rowHeight, words.empty, { size: 9 })
  return shown.length
}

function drawFacts(page: PdfPage, facts: readonly Fact[]): void {
  facts.forEach(([label, text], index) => {
    const y = edges.top - 40 - index * rowHeight
    page.text(edges.left, y, label, { size: 9, isBold: true })
    page.text(label === '' ? edges.left : 140, y, text, { size: 9 })
  })
}

type Row = { readonly cells: readonly string[]; readonly isBold: boolean }

function drawRow(page: PdfPage, y: number, columns: Drawing['columns'], { cells, isBold }: Row) {
  columns.forEach(({ kind, x, width }, index) => {
    const isText = kind === 'day' || kind === 'text' || kind === 'instant'
    const [text = ''] = linesWithin(cells[index] ?? '', width, size)
    const look = { size, isBold, align: isText ? 'left' : 'right' } as const
    page.text(isText ? x : x + width - gap / 2, y, text, look)
  })
}
