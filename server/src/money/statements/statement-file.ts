// A statement as a file: as CSV for a spreadsheet, as PDF for people. Both say whose it is, of
// which period, and what it opens and closes with.

import { figureGrouped, usdToText } from '#kernel/money.ts'
import { iso, type Millis } from '#kernel/time.ts'
import { byteOrderMark, type Cell, csvLine } from '#server/platform/csv.ts'
import { type PdfPage, pdfOf } from '#server/platform/pdf.ts'
import { linesWithin } from '#server/platform/pdf-text.ts'
import type { WholeStatement } from './read-statement.ts'
import { type Movement, type Wish, wordsOf } from './statement.ts'

export type StatementHead = {
  readonly brand: string
  readonly company: string | null
  /** The sandbox's warning. */
  readonly notice: string | null
  readonly clientNumber: string
  readonly name: string
  readonly email: string
  readonly wish: Wish
  readonly at: Millis
}

const groupWords = {
  deposits: 'Deposits',
  withdrawals: 'Withdrawals',
  corrections: 'Corrections',
  trades: 'Trades',
  play_money: 'Play money',
} as const

/** What stands above the movements: a label and its text. */
function factsOf(head: StatementHead, { period }: WholeStatement): [string, Cell][] {
  const { from, to, kind, mode } = head.wish
  return [
    ['Account', `${mode === 'real' ? 'Live' : 'Demo'} account, US dollars`],
    ['Client', head.name],
    ['E-mail', head.email],
    ['Client number', head.clientNumber],
    ['Period (UTC)', `${from ?? 'the beginning'} to ${to ?? timeOf(head.at)}`],
    ['Shown', kind === undefined ? 'All movements' : `${groupWords[kind]} only`],
    ['Opening balance', { number: usdToText(period.opening) }],
    ['Closing balance', { number: usdToText(period.closing) }],
    ['Made (UTC)', timeOf(head.at)],
  ]
}

/** "2026-11-21 12:00:00" */
function timeOf(at: Millis): string {
  return iso(at).slice(0, 19).replace('T', ' ')
}

export async function* csvOf(head: StatementHead, statement: WholeStatement) {
  yield byteOrderMark + csvLine([head.brand, 'Account statement'])
  if (head.notice !== null) yield csvLine([head.notice])
  for (const fact of factsOf(head, statement)) yield csvLine(fact)
  yield csvLine([])
  const titles = ['Number', 'Time (UTC)', 'Movement', 'Reference', 'Amount (USD)', 'Balance (USD)']
  yield csvLine(titles)
  let lines = ''
  for await (const { nr, at, kind, ref, amount, balance } of statement.movements) {
    lines += csvLine([
      ...[{ number: String(nr) }, timeOf(at), wordsOf(kind), ref],
      ...[{ number: usdToText(amount) }, { number: usdToText(balance) }],
    ])
    if (lines.length < 60_000) continue
    yield lines
    lines = ''
  }
  yield lines
}

/** Places of the page, in points from its lower left corner. */
const columns = { nr: 48, at: 84, kind: 168, ref: 298, amount: 478, balance: 547 }
const edges = { left: 48, fact: 150, right: 547, top: 800, foot: 40 }
const lineHeight = 15
const headHeight = 44
const titlesHeight = 20
/** The last row stands above this. */
const lowest = 76

type Fact = { readonly label: string; readonly lines: readonly string[] }

type Drawing = {
  readonly head: StatementHead
  readonly statement: WholeStatement
  readonly facts: readonly Fact[]
  readonly pages: number
}

export function pdfStatementOf(head: StatementHead, statement: WholeStatement) {
  const facts = factsOf(head, statement).map(([label, cell]) => ({
    label,
    lines: linesWithin(
      typeof cell === 'string' ? cell : figureGrouped(cell.number),
      edges.right - edges.fact,
      9,
    ),
  }))
  const [first, others] = [rowsBelow(factsEnd(facts)), rowsBelow(edges.top - headHeight)]
  const pages = 1 + Math.max(0, Math.ceil((statement.count - first) / others))
  const drawing = { head, statement, facts, pages }
  const title = `${head.brand}: account statement`
  return pdfOf({ title, at: head.at, pages }, (page, nr) => drawPage(page, nr, drawing))
}

function factsEnd(facts: readonly Fact[]): number {
  const lines = facts.reduce((sum, fact) => sum + fact.lines.length, 0)
  return edges.top - headHeight - lines * lineHeight - 14
}

/** How many fit, below their titles. */
function rowsBelow(y: number): number {
  return Math.floor((y - titlesHeight - lowest) / lineHeight)
}

async function drawPage(page: PdfPage, nr: number, drawing: Drawing): Promise<void> {
  const { statement, facts } = drawing
  drawFrame(page, nr, drawing)
  if (nr === 1) drawFacts(page, facts)
  const top = nr === 1 ? factsEnd(facts) : edges.top - headHeight
  drawTitles(page, top)
  let y = top - titlesHeight
  for (let rows = rowsBelow(top); rows > 0; rows -= 1, y -= lineHeight) {
    const { done, value } = await statement.movements.next()
    if (done) break
    drawMovement(page, y, value)
  }
  if (statement.count === 0) page.text(edges.left, y, 'No movements in this period.', { size: 9 })
}

/** What stands above and below on each page. */
function drawFrame(page: PdfPage, nr: number, { head, pages }: Drawing): void {
  const { left, right, top, foot } = edges
  page.text(left, top, head.brand, { size: 15, isBold: true })
  page.text(right, top, 'Account statement', { size: 10, align: 'right' })
  if (head.notice !== null) page.text(left, top - 18, head.notice, { size: 9, isBold: true })
  const company = head.company === null ? '' : `${head.company}   `
  page.text(left, foot, `${company}Amounts in US dollars, times in UTC.`, { size: 8 })
  page.text(right, foot, `Page ${nr} of ${pages}`, { size: 8, align: 'right' })
}

function drawFacts(page: PdfPage, facts: readonly Fact[]): void {
  let y = edges.top - headHeight
  for (const { label, lines } of facts) {
    page.text(edges.left, y, label, { size: 9, isBold: true })
    for (const line of lines) {
      page.text(edges.fact, y, line, { size: 9 })
      y -= lineHeight
    }
  }
}

function drawTitles(page: PdfPage, y: number): void {
  const look = { size: 8, isBold: true }
  page.text(columns.nr, y, 'No.', look)
  page.text(columns.at, y, 'Time (UTC)', look)
  page.text(columns.kind, y, 'Movement', look)
  page.text(columns.ref, y, 'Reference', look)
  page.text(columns.amount, y, 'Amount', { ...look, align: 'right' })
  page.text(columns.balance, y, 'Balance', { ...look, align: 'right' })
  page.line(edges.left, y - 6, edges.right)
}

function drawMovement(page: PdfPage, y: number, movement: Movement): void {
  const { nr, at, kind, ref, amount, balance } = movement
  page.text(columns.nr, y, String(nr), { size: 8 })
  page.text(columns.at, y, timeOf(at), { size: 8 })
  page.text(columns.kind, y, wordsOf(kind), { size: 8 })
  page.text(columns.ref, y, ref, { size: 6.5 })
  const figure = { size: 8, align: 'right' } as const
  page.text(columns.amount, y, figureGrouped(usdToText(amount)), figure)
  page.text(columns.balance, y, figureGrouped(usdToText(balance)), figure)
}
