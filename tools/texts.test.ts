// What is planted is found, and what is well made is not.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest'
import { literalFindings, twinFindings, wordFindings } from './texts.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'texts-'))
  for (const part of ['browser/src', 'web/src', 'office/src', 'contract/src', 'server/src'])
    mkdirSync(join(root, part), { recursive: true })
})
afterEach(() => rmSync(root, { recursive: true }))

const messages = 'web/src/lib/i18n/messages/a.ts'
const twin = 'web/src/lib/i18n/messages/nl/a.ts'

function write(file: string, code = ''): void {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), code)
}

describe('twins', () => {
  it.each([
    messages,
    'web/src/lib/i18n/messages/b-c.ts',
    'browser/src/i18n/messages/b.ts',
    'contract/src/client/a-words.ts',
    'web/src/lib/i18n/wire-words.ts',
    'server/src/platform/messages/a.ts',
  ])('%s needs one in each language', (file) => {
    write(file, `export const a = { b: 'C' }`)
    write('web/src/features/a/order.ts')
    const twins = ['nl', 'pl'].map((language) => file.replace(/[^/]+$/, `${language}/$&`))
    expect(twinFindings(root, ['en', 'nl', 'pl']).map((one) => one.file)).toEqual(twins)
  })

  it.each(['office/src/words/a.ts', 'contract/src/staff/a-words.ts'])(
    '%s is for staff, and needs one in each of theirs',
    (file) => {
      write(file, `export const a = { b: 'C' }`)
      const twins = [file.replace(/[^/]+$/, 'nl/$&')]
      expect(twinFindings(root, ['en', 'nl', 'pl']).map((one) => one.file)).toEqual(twins)
    },
  )

  it('have the type of what they translate', () => {
    write(messages)
    write(twin, `export const a = { b: 'D' }`)
    expect(twinFindings(root, ['en', 'nl'])).toMatchObject([
      { file: twin, rule: expect.stringContaining('Messages<typeof') },
    ])
    write(twin, `export const a: Messages<typeof english> = { b: 'D' }`)
    expect(twinFindings(root, ['en', 'nl'])).toEqual([])
  })
})

const own = (count: number) => `${count} uur, ${count === 1 ? 'alleen' : 'samen'}`
const words = (from: unknown, to: unknown) =>
  wordFindings(twin, { a: from }, { a: to }).map(({ rule }) => rule)

test.each<[what: string, from: unknown, to: unknown, rule: string]>([
  [
    'a part is missing',
    { b: 'Hours', c: 'More' },
    { b: 'Uren' },
    'the translation lacks a.c: string',
  ],
  [
    'a part is its own',
    { b: 'Hours' },
    { b: 'Uren', c: '' },
    'the translation alone has a.c: string',
  ],
  ['nothing is said', { b: 'Hours' }, { b: ' ' }, 'a.b says nothing'],
  [
    'it is left English',
    { b: ['Some hours'] },
    { b: ['Some hours'] },
    'a.b.0 is English: Some hours',
  ],
  [
    'it is left English by a function',
    { b: () => ({ c: 'Hours' }) },
    { b: () => ({ c: 'Hours' }) },
    'a.b(9871).c is English: Hours',
  ],
  [
    'it is filled in with other details',
    { b: 'Wait {seconds}.' },
    { b: 'Wacht {minutes}.' },
    'a.b is filled in with other details',
  ],
  [
    'what was given is not said',
    { b: (count: number, of: number) => `${count} hours of ${of}` },
    { b: own },
    'a.b(9871) does not say all that it is given',
  ],
])('it is found that %s', (_, from, to, rule) => {
  expect(words(from, to)).toContain(rule)
})

it('words of its own, names and figures are no findings', () => {
  const from = { b: 'Hours', c: own, d: 'Bitcoin', e: '# 5', f: '15 min', g: ['UTC 4'] }
  const to = { b: 'Uren', c: (count: number) => own(count).toUpperCase(), d: 'Bitcoin' }
  expect(words(from, { ...to, e: '# 5', f: '15 min', g: ['UTC 4'] })).toEqual([])
})

const rule = 'what people read stands in messages'
const literals = (code: string) => literalFindings('a.tsx', `\nconst a = ${code}`)

test.each([
  '<p>Hours</p>',
  '<p>{b} UTC</p>',
  '<p>&amp; more</p>',
  `<p>{'Hours'}</p>`,
  '<p>{`hours`}</p>',
  `<p>{b ? c : 'Hours'}</p>`,
  `<p>{b && 'Hours'}</p>`,
  `<>{'Hours'}</>`,
  '<input placeholder="Hours" />',
  '<img alt="Hours" src={b} />',
  '<B title={`hours`} />',
  `<B aria-label={b ? 'Hours' : c} />`,
])('%s has its words in the code', (code) => {
  expect(literals(code)).toContainEqual({ file: 'a.tsx', line: 2, rule })
})

test.each([
  '<p>{t.a.hours(4)}</p>',
  '<p>&amp; \u00b7 4</p>',
  '<input name="hours" type="text" placeholder={t.a.hours} />',
  '<B className={`a`} to={`/user`}>{b}</B>',
])('%s has none', (code) => {
  expect(literals(code)).toEqual([])
})
