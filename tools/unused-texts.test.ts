// A text that no screen names is found, and none that is looked up or named.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { unusedFindings } from './unused-texts.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'unused-'))
  for (const part of ['browser/src', 'web/src', 'office/src'])
    mkdirSync(join(root, part), { recursive: true })
})
afterEach(() => rmSync(root, { recursive: true }))

function write(file: string, code: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), code)
}

const messages = `export const deposits = {
  title: 'Deposits',
  old: 'Pay in',
  states: { open: 'Open', gone: 'Gone' },
  columns: { day: 'Day', kind: 'Kind' },
}`

test.each<[what: string, code: string, unused: readonly string[]]>([
  ['parts by name', 't.deposits.title + t.deposits.states.open + t.deposits.columns.day', rest()],
  [
    'a table by code',
    'const words = t.deposits\nwords.title + words.states[state] + words.columns.day',
    ['deposits.old', 'deposits.columns.kind'],
  ],
  [
    'a table that is given to somebody',
    't.deposits.title + told(t.deposits.states) + head(t.deposits.columns)',
    ['deposits.old'],
  ],
  [
    'parts taken out',
    'const { title } = t.deposits\nconst { open } = t.deposits.states\ntitle + open',
    ['deposits.old', 'deposits.states.gone', 'deposits.columns'],
  ],
  ['nothing of it', 't.withdrawals.title', all()],
])('where code shows %s', async (_, code, unused) => {
  write('web/src/lib/i18n/messages/deposits.ts', messages)
  write('web/src/features/deposits/Page.tsx', `import * as t from '#i18n.ts'\n${code}\n`)
  const findings = await unusedFindings(root)
  expect(findings.map(({ rule }) => rule)).toEqual(unused.map((part) => `nobody shows ${part}`))
})

function rest(): string[] {
  return ['deposits.old', 'deposits.states.gone', 'deposits.columns.kind']
}

function all(): string[] {
  return ['title', 'old', 'states', 'columns'].map((part) => `deposits.${part}`)
}

test('in the office too, where words are imported by themselves', async () => {
  write('office/src/words/deposits.ts', messages)
  write(
    'office/src/deposits/Page.tsx',
    `import { deposits as t } from '../words/deposits.ts'\nt.title + t.states[state] + t.columns.day\n`,
  )
  const findings = await unusedFindings(root)
  expect(findings.map(({ rule }) => rule)).toEqual([
    'nobody shows deposits.old',
    'nobody shows deposits.columns.kind',
  ])
})
