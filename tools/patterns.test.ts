// Patterns that were found by attack are found by the judge, and none of ours is left.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { judgePatterns } from './patterns.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'patterns-'))
  for (const part of ['kernel', 'verify', 'contract', 'server/src', 'tools/staff'])
    mkdirSync(join(root, part), { recursive: true })
})
afterEach(() => rmSync(root, { recursive: true }))

const gap = '[\\s\\u2010-\\u2015-]'
const within = '\\w|\\w-|\\d\\.|\\+(?!\\d{16})|\\b[A-Z]{2}\\d{2} (?:[A-Z\\d]{4} ){0,6}'

it.each([
  ['of card numbers', `/(?<!${within})\\d(?:${gap}{0,2}\\d){12,}(?![\\w-]|\\.\\d)/g`],
  ['of texts in JSON', '/"(?:[^"\\\\]|\\\\.)*"/g'],
  ['of slashes at the end', '/(?<=.)\\/+$/'],
  ['that takes all of time', '/^(a+)+$/'],
])('finds the pattern %s', (_, pattern) => {
  writeFileSync(join(root, 'kernel/a.ts'), `\nexport const found = ${pattern}\n`)
  const { looked, findings } = judgePatterns(root, {})
  expect(looked).toBe(1)
  expect(findings).toEqual([expect.stringContaining(`kernel/a.ts:2: may take more`)])
  expect(findings[0]).toContain(pattern)
})

it.each(['new RegExp(parts)', "RegExp('a+')"])('wants patterns written out: %s', (code) => {
  writeFileSync(join(root, 'server/src/a.ts'), `export const found = ${code}\n`)
  expect(judgePatterns(root, {}).findings).toEqual([
    'server/src/a.ts:1: a pattern is written out, so that it can be judged',
  ])
})

it('excuses a pattern as long as it is there', () => {
  const excuses = { '/a+$/': 'short' }
  expect(judgePatterns(root, excuses).findings).toEqual(['excused, but nowhere: /a+$/'])
  writeFileSync(join(root, 'contract/a.ts'), 'export const found = /a+$/\n')
  expect(judgePatterns(root, excuses).findings).toEqual([])
  expect(judgePatterns(root, {}).findings).toHaveLength(1)
})
