import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { languages } from '#contract/shared/languages.ts'
import type { AccountId } from '#kernel/ids.ts'
import { zeroUsd } from '#kernel/money.ts'
import { millis } from '#kernel/time.ts'
import { widthOf } from '#server/platform/pdf-text.ts'
import { fileWordsIn, pdfLanguageOf } from './file-language.ts'
import { columns, edges, pdfStatementOf, type StatementHead } from './statement-file.ts'

const head: StatementHead = {
  brand: 'Nordwind',
  company: null,
  isSandbox: false,
  clientNumber: '7',
  name: 'Ann Lee',
  email: 'ann@example.org',
  language: 'en',
  wish: { mode: 'real' },
  at: millis(Date.UTC(2026, 10, 21)),
}

async function firstPage(logo: StatementHead['logo']): Promise<{ all: string; page: string }> {
  const movements = (async function* () {})()
  const ends = { account: 1n as AccountId, before: 0n, last: 0n }
  const period = { ...ends, opening: zeroUsd, closing: zeroUsd }
  const statement = { period, movements, count: 0 }
  const parts: Buffer[] = []
  for await (const part of pdfStatementOf({ ...head, logo }, statement)) parts.push(part)
  const pdf = Buffer.concat(parts)
  const all = pdf.toString('latin1')
  const found = /\/Length (\d+) \/Filter \/FlateDecode >>\nstream\n/.exec(all)
  const start = (found?.index ?? 0) + (found?.[0].length ?? 0)
  return { all, page: inflateSync(pdf.subarray(start, start + Number(found?.[1]))).toString() }
}

test('the logo stands before the brand, which makes room for it; without one nothing does', async () => {
  const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xd9])
  const logo = { jpeg, pixelsWide: 400, pixelsHigh: 100, width: 112, height: 28 }
  const plain = await firstPage(undefined)
  expect(plain.page).toContain('48.00 800 Td (Nordwind) Tj')
  expect(plain.all).not.toContain('/XObject')
  const shown = await firstPage(logo)
  expect(shown.page).toContain('q 112 0 0 28 48 791 cm /L Do Q')
  expect(shown.page).toContain('168.00 800 Td (Nordwind) Tj')
  expect(shown.all).toContain('/Width 400 /Height 100')
})

const drawnIn = languages.filter((language) => pdfLanguageOf(language) === language)

test('nine languages are written in Latin letters; who reads others gets English', () => {
  expect(drawnIn).toEqual(['en', 'nl', 'de', 'fr', 'es', 'pt', 'it', 'pl', 'tr'])
  expect(languages.filter((one) => pdfLanguageOf(one) !== one)).toEqual(['ar', 'he', 'ja'])
})

test.each(drawnIn)('in %s no words run into the next column', (language) => {
  const words = fileWordsIn(language)
  const room = { kind: columns.ref - columns.kind, fact: edges.fact - edges.left }
  for (const kind of Object.values(words.movements)) {
    expect(widthOf(kind, 8, false), kind).toBeLessThan(room.kind)
  }
  const { account, client, email, clientNumber, period, shown, opening, closing, made } = words
  for (const fact of [
    account,
    client,
    email,
    clientNumber,
    period,
    shown,
    opening,
    closing,
    made,
  ]) {
    expect(widthOf(fact, 9, true), fact).toBeLessThan(room.fact)
  }
  expect(widthOf(words.notice, 9, true)).toBeLessThan(edges.right - edges.left)
})
