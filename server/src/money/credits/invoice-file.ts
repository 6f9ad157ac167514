// An invoice of credits, or a credit note, as PDF: one page, made of what was written down when it
// was issued.

import * as ar from '#contract/client/ar/invoice-words.ts'
import * as de from '#contract/client/de/invoice-words.ts'
import * as es from '#contract/client/es/invoice-words.ts'
import * as fr from '#contract/client/fr/invoice-words.ts'
import * as he from '#contract/client/he/invoice-words.ts'
import * as en from '#contract/client/invoice-words.ts'
import * as it from '#contract/client/it/invoice-words.ts'
import * as ja from '#contract/client/ja/invoice-words.ts'
import * as nl from '#contract/client/nl/invoice-words.ts'
import * as pl from '#contract/client/pl/invoice-words.ts'
import * as pt from '#contract/client/pt/invoice-words.ts'
import * as tr from '#contract/client/tr/invoice-words.ts'
import type { Language } from '#contract/shared/languages.ts'
import type { Messages } from '#contract/shared/messages.ts'
import { type Eur, minus, usdToText } from '#kernel/money.ts'
import { iso } from '#kernel/time.ts'
import { dayIn, dollarsIn, figureIn } from '#server/platform/figures.ts'
import { type PdfPage, pdfOf } from '#server/platform/pdf.ts'
import { linesWithin } from '#server/platform/pdf-text.ts'
import { wordingIn } from '#server/platform/wording.ts'
import { pdfLanguageOf } from '../statements/file-language.ts'
import type { Invoice } from './invoices.store.ts'

type Words = Messages<typeof en.invoiceWords>

const words: Readonly<Record<Language, Words>> = {
  en: en.invoiceWords,
  nl: nl.invoiceWords,
  de: de.invoiceWords,
  fr: fr.invoiceWords,
  es: es.invoiceWords,
  pt: pt.invoiceWords,
  it: it.invoiceWords,
  pl: pl.invoiceWords,
  tr: tr.invoiceWords,
  ar: ar.invoiceWords,
  he: he.invoiceWords,
  ja: ja.invoiceWords,
}

function wordsIn(language: Language): Words {
  return words[language]
}

export type InvoiceHead = {
  readonly brand: string
  readonly isSandbox: boolean
  readonly language: Language
  /** Of a credit note: what the invoice is called. */
  readonly ofInvoice: string | null
}

/** "2026-000012" */
export function nameOf({ series, number }: Pick<Invoice, 'series' | 'number'>): string {
  return `${series}-${String(number).padStart(6, '0')}`
}

export function invoicePdfOf(asked: InvoiceHead, invoice: Invoice) {
  const head = { ...asked, language: pdfLanguageOf(asked.language) }
  const title = wordsIn(head.language).titleOf(head.brand, nameOf(invoice))
  return pdfOf({ title, language: head.language, at: invoice.issuedAt, pages: 1 }, (page) =>
    draw(page, head, invoice),
  )
}

/** Places of the page, in points from its lower left corner. */
const edges = { left: 48, middle: 300, right: 547, top: 790, foot: 40 }
const lineHeight = 15

function draw(page: PdfPage, head: InvoiceHead, invoice: Invoice): void {
  const t = wordsIn(head.language)
  const { left, right, top, foot } = edges
  const title = invoice.isCreditNote ? t.creditNote : t.invoice
  page.text(left, top, head.brand, { size: 15, isBold: true })
  page.text(right, top, title, { size: 15, isBold: true, align: 'right' })
  if (head.isSandbox)
    page.text(left, top - 18, wordingIn(head.language).sandboxNotice, { size: 9, isBold: true })
  const below = drawFacts(page, top - 52, factsOf(head, invoice, t))
  const sides = drawParties(page, below - 14, invoice, t)
  drawSums(page, sides - 20, head.language, invoice)
  page.text(left, foot, t.foot, { size: 8 })
}

function factsOf(head: InvoiceHead, invoice: Invoice, t: Words): [string, string][] {
  const day = dayIn(head.language, iso(invoice.issuedAt).slice(0, 10))
  return [
    [t.number, nameOf(invoice)],
    [t.date, day],
    [t.delivered, day],
    ...(head.ofInvoice === null ? [] : [[t.of, head.ofInvoice] as [string, string]]),
  ]
}

/** Where the next thing stands. */
function drawFacts(page: PdfPage, from: number, facts: readonly [string, string][]): number {
  let y = from
  for (const [label, text] of facts) {
    page.text(edges.left, y, label, { size: 9, isBold: true })
    page.text(150, y, text, { size: 9 })
    y -= lineHeight
  }
  return y
}

function drawParties(page: PdfPage, from: number, { seller, buyer }: Invoice, t: Words): number {
  const width = edges.middle - edges.left - 20
  const sides = [
    { x: edges.left, label: t.from, text: seller },
    { x: edges.middle, label: t.to, text: buyer === '' ? t.erased : buyer },
  ]
  const ends = sides.map(({ x, label, text }) => {
    page.text(x, from, label, { size: 9, isBold: true })
    const lines = text.split('\n').flatMap((line) => linesWithin(line, width, 9))
    const shown = lines.slice(0, linesMost)
    for (const [nr, line] of shown.entries()) {
      page.text(x, from - (nr + 1) * lineHeight, line, { size: 9 })
    }
    return from - (shown.length + 1) * lineHeight
  })
  return Math.min(...ends)
}

/** So that the sums stay on the page, whatever an address is. */
const linesMost = 22

function drawSums(page: PdfPage, from: number, language: Language, invoice: Invoice): void {
  const t = wordsIn(language)
  const { credits, gross, vat, vatBp, country, paid, rate, isCreditNote } = invoice
  const euros = (amount: Eur) => `€ ${figureIn(language, signed(amount, isCreditNote))}`
  const figure = (text: string) => figureIn(language, text)
  const what = isCreditNote ? t.returned : t.credits
  const rows: [string, string, boolean][] = [
    [what(figure(usdToText(credits))), euros(minus(gross, vat)), false],
    [t.net, euros(minus(gross, vat)), false],
    [t.vat(figure(String(vatBp / 100)), country), euros(vat), false],
    [t.total, euros(gross), true],
  ]
  page.text(edges.left, from, t.description, { size: 8, isBold: true })
  page.line(edges.left, from - 6, edges.right)
  let y = from - 22
  for (const [label, amount, isBold] of rows) {
    page.text(edges.left, y, label, { size: 9, isBold })
    page.text(edges.right, y, amount, { size: 9, isBold, align: 'right' })
    y -= lineHeight
  }
  const paying = isCreditNote ? t.repaid : t.paid
  const dollars = (text: string) => dollarsIn(language, text)
  page.text(edges.left, y - 8, paying(dollars(usdToText(paid)), dollars(String(rate))), { size: 9 })
}

function signed(amount: Eur, isNegative: boolean): string {
  const text = usdToText(amount)
  return isNegative && (amount as bigint) !== 0n ? `-${text}` : text
}
