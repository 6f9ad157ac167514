import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { calibrationNotes, notesText } from '#contract/public/calibration-notes.ts'
import { Details } from '#contract/shared/wire.ts'
import { figuresOf, tablesOf, withTables } from './documents.ts'
import type { Calibration } from './replay.ts'
import { type Row, summaryOf } from './tally.ts'

const row: Row = {
  file: 'a.csv',
  horizon_s: 300,
  strike_rate: '218/218',
  side: 'Buy',
  priced: 0.3,
  seen: 0.3149,
  ci_low: 0.28,
  ci_high: 0.35,
  n: 9_000,
  n_independent: 500,
  realised_margin: 0.03125,
  draw_rate: 0.01,
  void_rate: 0,
}
const calibration: Calibration = {
  rows: [row],
  summary: summaryOf('a.csv', [row], [{ code: 'days', details: { length: '9' } }]),
}
const short: Calibration = { rows: [], summary: summaryOf('b.csv', [], [{ code: 'too_little' }]) }

it('replaces what stands between the markers and nothing else', () => {
  const document = readFileSync(join(import.meta.dirname, '../../docs/pricing.md'), 'utf8')
  const once = withTables(document, '| new |')
  expect(once).toContain('| new |')
  expect(once.split('<!--')[0]).toBe(document.split('<!--')[0])
  expect(once.split('-->').at(-1)).toBe(document.split('-->').at(-1))
  expect(withTables(once, '| new |')).toBe(once)
  expect(() => withTables('no markers', '')).toThrow(/marker/)
})

it('tells of each file, and where a file is too short', () => {
  const tables = tablesOf([calibration, short], [calibration, short])
  expect(tables).toContain('| `a.csv` | 9 days | 1.49 | 1.49 | 3.13 % | 100.00 % | 1.00 % |')
  expect(tables).toContain('| 5 min | +1.49 | 500 |')
  expect(tables).toContain(
    '### `b.csv`: too short, or too quiet, to price anything\n\nNothing can be priced.',
  )
})

const noteCodes = Object.keys(calibrationNotes) as (keyof typeof calibrationNotes)[]

const Figures = z.object({
  margin: z.number(),
  columns: z.array(z.string()),
  files: z.array(
    z.object({
      file: z.string(),
      notes: z.array(z.object({ code: z.enum(noteCodes), details: z.optional(Details) })),
      worst: z.nullable(z.number()),
      realised_margin: z.nullable(z.number()),
      rows: z.array(z.array(z.union([z.number(), z.string()]))),
    }),
  ),
})

it('writes figures that a page can read', () => {
  const figures = Figures.parse(JSON.parse(figuresOf([calibration, short])))
  expect(figures.files.map((it) => it.rows.length)).toEqual([1, 0])
  const cells = figures.files[0]!.rows[0]!
  expect(cells[figures.columns.indexOf('seen')]).toBe(0.3149)
  expect(cells).toHaveLength(figures.columns.length)
})

it('the figures of the page and the tables of the document are of one run', () => {
  const root = join(import.meta.dirname, '../..')
  const document = readFileSync(join(root, 'docs/pricing.md'), 'utf8')
  const seed = readFileSync(join(root, 'server/seed/calibration.json'), 'utf8')
  for (const { file, notes, worst, realised_margin } of Figures.parse(JSON.parse(seed)).files) {
    const note = notesText(notes)
    expect(document).toContain(`| \`${file}\` | ${note} |`)
    if (worst !== null) expect(document).toContain(`| \`${file}\` | ${note} | ${worst.toFixed(2)}`)
    if (realised_margin !== null)
      expect(document).toContain(`${(100 * realised_margin).toFixed(2)} %`)
  }
})
