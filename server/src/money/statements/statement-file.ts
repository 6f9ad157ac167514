// A statement as a file: as CSV for a spreadsheet, as PDF for people. Both say whose it is, of
// which period, and what it opens and closes with, in the client's language.

import type { Language } from '#contract/shared/languages.ts'
import { writing } from '#contract/shared/writing.ts'
import { usdToText } from '#kernel/money.ts'
import { iso, type Millis } from '#kernel/time.ts'
import { byteOrderMark, type Cell, csvLine } from '#server/platform/csv.ts'
import { dayIn, figureIn } from '#server/platform/figures.ts'
import { type PdfPage, type PdfPicture, pdfOf } from '#server/platform/pdf.ts'
import { linesWithin } from '#server/platform/pdf-text.ts'
import { type FileWords, fileWordsIn, pdfLanguageOf } from './file-language.ts'
import type { WholeStatement } from './read-statement.ts'
import { type Movement, type Wish, wordsOf } from './statement.ts'

export type StatementHead = {
  readonly brand: string
  readonly logo?: PdfPicture | undefined
  readonly company: string | null
  /** It warns of it. */
  readonly isSandbox: boolean
  readonly clientNumber: string
  readonly name: string
  readonly email: string
  readonly language: Language
  readonly wish: Wish
  readonly at: Millis
}

type Fact = readonly [label: string, cell: Cell]

/** What stands above the movements; `dayOf` writes a text that begins with a day. */
function factsOf(
  head: StatementHead,
  { period }: WholeStatement,
  dayOf: (text: string) => string,
): Fact[] {
  const words = fileWordsIn(head.language)
  const { from, to, kind, mode } = head.wish
  const made = dayOf(timeOf(head.at))
  const first = from === undefined ? words.beginning : dayOf(from)
  return [
    [words.account, words.accounts[mode]],
    [words.client, head.name],
    [words.email, head.email],
    [words.clientNumber, head.clientNumber],
    [words.period, words.fromTo(first, to === undefined ? made : dayOf(to))],
    [words.shown, kind === undefined ? words.all : words.only(words.groups[kind])],
    [words.opening, { number: usdToText(period.opening) }],
    [words.closing, { number: usdToText(period.closing) }],
    [words.made, made],
  ]
}

/** "2026-11-21 12:00:00" */
function timeOf(at: Millis): string {
  return iso(at).slice(0, 19).replace('T', ' ')
}

/** Days stay year first, which spreadsheets of every language take for days. */
export async function* csvOf(head: StatementHead, statement: WholeStatement) {
  const words = fileWordsIn(head.language)
  const line = (...cells: Cell[]) => csvLine(cells, writing[head.language].decimal)
  yield byteOrderMark + line(head.brand, words.title)
  if (head.isSandbox) yield line(words.notice)
  for (const fact of factsOf(head, statement, (text) => text)) yield line(...fact)
  yield line()
  const { number, at, kind, reference, amountInDollars, balanceInDollars } = words
  yield line(number, at, kind, reference, amountInDollars, balanceInDollars)
  let lines = ''
  for await (const { nr, at, kind, ref, amount, balance } of statement.movements) {
    lines += line(
      { number: String(nr) },
      timeOf(at),
      wordsOf(kind, words.movements),
      ref,
      { number: usdToText(amount) },
      { number: usdToText(balance) },
    )
    if (lines.length < 60_000) continue
    yield lines
    lines = ''
  }
  yield lines
}

/** Places of the page, in points from its lower left corner. */
export const columns = { nr: 48, at: 80, kind: 159, ref: 298, amount: 478, balance: 547 }
export const edges = { left: 48, fact: 150, right: 547, top: 800, foot: 40 }
const lineHeight = 15
const headHeight = 44
const titlesHeight = 20
/** The last row stands above this. */
const lowest = 76

type DrawnFact = { readonly label: string; readonly lines: readonly string[] }

type Drawing = {
  readonly head: StatementHead
  readonly statement: WholeStatement
  readonly facts: readonly DrawnFact[]
  readonly pages: number
}

export function pdfStatementOf(asked: StatementHead, statement: WholeStatement) {
  const language = pdfLanguageOf(asked.language)
  const head = { ...asked, language }
  const facts = factsOf(head, statement, (text) => dayIn(language, text)).map(([label, cell]) => ({
    label,
    lines: linesWithin(
      typeof cell === 'string' ? cell : figureIn(language, cell.number),
      edges.right - edges.fact,
      9,
    ),
  }))
  const [first, others] = [rowsBelow(factsEnd(facts)), rowsBelow(edges.top - headHeight)]
  const pages = 1 + Math.max(0, Math.ceil((statement.count - first) / others))
  const drawing = { head, statement, facts, pages }
  const title = fileWordsIn(language).titleOf(head.brand)
  return pdfOf({ title, language, at: head.at, pages, picture: head.logo }, (page, nr) =>
    drawPage(page, nr, drawing),
  )
}

function factsEnd(facts: readonly DrawnFact[]): number {
  const lines = facts.reduce((sum, fact) => sum + fact.lines.length, 0)
  return edges.top - headHeight - lines * lineHeight - 14
}

/** How many fit, below their titles. */
function rowsBelow(y: number): number {
  return Math.floor((y - titlesHeight - lowest) / lineHeight)
}

async function drawPage(page: PdfPage, nr: number, drawing: Drawing): Promise<void> {
  const { statement, facts, head } = drawing
  const words = fileWordsIn(head.language)
  drawFrame(page, nr, drawing)
  if (nr === 1) drawFacts(page, facts)
  const top = nr === 1 ? factsEnd(facts) : edges.top - headHeight
  drawTitles(page, top, words)
  let y = top - titlesHeight
  for (let rows = rowsBelow(top); rows > 0; rows -= 1, y -= lineHeight) {
    const { done, value } = await statement.movements.next()
    if (done) break
    drawMovement(page, y, value, head.language)
  }
  if (statement.count === 0) page.text(edges.left, y, words.empty, { size: 9 })
}

/** What stands above and below on each page. */
function drawFrame(page: PdfPage, nr: number, { head, pages }: Drawing): void {
  const { left, right, top, foot } = edges
  const words = fileWordsIn(head.language)
  const { width = 0, height = 0 } = head.logo ?? {}
  page.picture(left, top + 5 - height / 2)
  const afterLogo = width === 0 ? left : left + width + 8
  page.text(afterLogo, top, head.brand, { size: 15, isBold: true })
  page.text(right, top, words.title, { size: 10, align: 'right' })
  if (head.isSandbox) page.text(left, top - 18, words.notice, { size: 9, isBold: true })
  const company = head.company === null ? '' : `${head.company}   `
  page.text(left, foot, `${company}${words.foot}`, { size: 8 })
  page.text(right, foot, words.page(nr, pages), { size: 8, align: 'right' })
}

function drawFacts(page: PdfPage, facts: readonly DrawnFact[]): void {
  let y = edges.top - headHeight
  for (const { label, lines } of facts) {
    page.text(edges.left, y, label, { size: 9, isBold: true })
    for (const line of lines) {
      page.text(edges.fact, y, line, { size: 9 })
      y -= lineHeight
    }
  }
}

function drawTitles(page: PdfPage, y: number, words: FileWords): void {
  const look = { size: 8, isBold: true }
  page.text(columns.nr, y, words.nr, look)
  page.text(columns.at, y, words.at, look)
  page.text(columns.kind, y, words.kind, look)
  page.text(columns.ref, y, words.reference, look)
  page.text(columns.amount, y, words.amount, { ...look, align: 'right' })
  page.text(columns.balance, y, words.balance, { ...look, align: 'right' })
  page.line(edges.left, y - 6, edges.right)
}

function drawMovement(page: PdfPage, y: number, movement: Movement, language: Language): void {
  const { nr, at, kind, ref, amount, balance } = movement
  page.text(columns.nr, y, String(nr), { size: 8 })
  page.text(columns.at, y, dayIn(language, timeOf(at)), { size: 8 })
  page.text(columns.kind, y, wordsOf(kind, fileWordsIn(language).movements), { size: 8 })
  page.text(columns.ref, y, ref, { size: 6.5 })
  const figure = { size: 8, align: 'right' } as const
  page.text(columns.amount, y, figureIn(language, usdToText(amount)), figure)
  page.text(columns.balance, y, figureIn(language, usdToText(balance)), figure)
}
