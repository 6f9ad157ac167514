// The two files of a statement, read the way their reader reads them: the figures of the CSV are
// added up, and the text of the PDF is looked at.

import { readFile } from 'node:fs/promises'
import { inflateSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Dollars as text with two decimals, and no commas: "10400.00". */
export type Figure = string

/** Downloads both; each of them adds up to the balance that the client sees. */
export async function seeFiles(page: Page, balance: Figure): Promise<void> {
  const csv = await downloaded(page, 'CSV')
  seeSum(csv.toString('utf8'), balance)
  const pdf = await downloaded(page, 'PDF')
  expect(pdf.subarray(0, 5).toString('latin1')).toBe('%PDF-')
  const text = textOf(pdf)
  const shown = balance.replace(/\B(?=(\d{3})+(?!\d))/g, ',')
  expect(text.slice(text.indexOf('Closing balance')).slice(0, 2)).toEqual([
    ...['Closing balance', shown],
  ])
}

async function downloaded(page: Page, kind: 'CSV' | 'PDF'): Promise<Buffer> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: `Download ${kind}` }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(new RegExp(`^statement-real-.*\\.${kind}$`, 'i'))
  return readFile(await file.path())
}

/** Each balance is the one before and its movement; the last one is the closing balance. */
function seeSum(csv: string, balance: Figure): void {
  const rows = csv
    .replace('\ufeff', '')
    .split('\r\n')
    .map((line) => [...line.matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell]) => cell ?? ''))
  const fact = (label: string) => rows.find(([first]) => first === label)?.[1] ?? ''
  expect(fact('Closing balance')).toBe(balance)
  const movements = rows.slice(rows.findIndex(([first]) => first === 'Number') + 1)
  let sum = centsOf(fact('Opening balance'))
  let count = 0
  for (const [nr, , , , amount = '', after = ''] of movements.filter((row) => row.length > 1)) {
    count += 1
    sum += centsOf(amount)
    expect([nr, sum]).toEqual([String(count), centsOf(after)])
  }
  expect(sum).toBe(centsOf(balance))
}

function centsOf(figure: Figure): bigint {
  expect(figure).toMatch(/^-?\d+\.\d\d$/)
  return BigInt(figure.replace('.', ''))
}

/** What is drawn on its pages, in the order of drawing. */
function textOf(pdf: Buffer): string[] {
  const whole = pdf.toString('latin1')
  const streams = [...whole.matchAll(/stream\n(.*?)\nendstream/gs)].map(([, packed]) =>
    inflateSync(Buffer.from(packed ?? '', 'latin1')).toString('latin1'),
  )
  return streams.flatMap((drawn) =>
    [...drawn.matchAll(/\((.*?)\) Tj/g)].map(([, text]) => text ?? ''),
  )
}
