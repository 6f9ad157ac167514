// A statement as a file: as CSV for a spreadsheet, as PDF for people. Both say whose it is, of
// which period, and what it opens and closes with.

import { usdToText } from '#kernel/money.ts'
import { iso, type Millis } from '#kernel/time.ts'
import { byteOrderMark, type Cell, csvLine } from '#server/platform/csv.ts'
import { type PdfPage, pdfOf } from '#server/platform/pdf.ts'
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
    ['Client', `${head.name}, ${head.email}, number ${head.clientNumber}`],
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

const firstRows = 34
const otherRows = 44
const right = { amount: 465, balance: 547 }

export function pdfStatementOf(head: StatementHead, statement: WholeStatement) {
  const { count } = statement
  const pages = 1 + Math.max(0, Math.ceil((count - firstRows) / otherRows))
  const title = `${head.brand}: account statement`
  return pdfOf({ title, at: head.at, pages }, (page, nr) =>
    drawPage(page, { head, statement, nr, pages }),
  )
}

type Drawing = {
  readonly head: StatementHead
  readonly statement: WholeStatement
  readonly nr: number
  readonly pages: number
}

async function drawPage(page: PdfPage, { head, statement, nr, pages }: Drawing): Promise<void> {
  page.text(48, 800, head.brand, { size: 15, isBold: true })
  page.text(547, 800, 'Account statement', { size: 10, align: 'right' })
  let y = 782
  if (head.notice !== null) page.text(48, y, head.notice, { size: 9, isBold: true })
  y -= 26
  if (nr === 1) {
    for (const [label, cell] of factsOf(head, statement)) {
      page.text(48, y, label, { size: 9, isBold: true })
      page.text(150, y, typeof cell === 'string' ? cell : grouped(cell.number), { size: 9 })
      y -= 15
    }
    y -= 14
  }
  drawTitles(page, y)
  y -= 20
  const rows = nr === 1 ? firstRows : otherRows
  for (let row = 0; row < rows; row += 1, y -= 15) {
    const { done, value } = await statement.movements.next()
    if (done) break
    drawMovement(page, y, value)
  }
  if (statement.count === 0) page.text(48, y, 'No movements in this period.', { size: 9 })
  const company = head.company === null ? '' : `${head.company}   `
  page.text(48, 40, `${company}Amounts in US dollars, times in UTC.`, { size: 8 })
  page.text(547, 40, `Page ${nr} of ${pages}`, { size: 8, align: 'right' })
}

function drawTitles(page: PdfPage, y: number): void {
  const look = { size: 8, isBold: true }
  page.text(48, y, 'Nr.', look)
  page.text(88, y, 'Time (UTC)', look)
  page.text(180, y, 'Movement', look)
  page.text(285, y, 'Reference', look)
  page.text(right.amount, y, 'Amount', { ...look, align: 'right' })
  page.text(right.balance, y, 'Balance', { ...look, align: 'right' })
  page.line(48, y - 6, 547)
}

function drawMovement(page: PdfPage, y: number, movement: Movement): void {
  const { nr, at, kind, ref, amount, balance } = movement
  page.text(48, y, String(nr), { size: 8 })
  page.text(88, y, timeOf(at), { size: 8 })
  page.text(180, y, wordsOf(kind), { size: 8 })
  page.text(285, y, ref, { size: 6.5 })
  const figure = { size: 8, align: 'right' } as const
  page.text(right.amount, y, grouped(usdToText(amount)), figure)
  page.text(right.balance, y, grouped(usdToText(balance)), figure)
}

/** "12,345.00" */
function grouped(amount: string): string {
  return amount.replace(/\B(?=(\d{3})+(?!\d))/g, ',')
}
