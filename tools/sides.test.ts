// Styles that name a side are found, and those that are mirrored are not.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sideFindings, sidesIn } from './sides.ts'

const deep = { recursive: true } as const

test.each([
  'margin-left: 4px;',
  '  padding-right: var(--s-2);',
  'border-right-color: red;',
  'border-top-left-radius: 4px;',
  'left: 0;',
  '.a { right: 0; }',
  'text-align: left;',
  'float: right;',
  'padding: 0 8px 0 12px;',
  'inset: 0 auto auto 0;',
  'margin: 0 calc(1px + 2px) 0 calc(1px + 3px);',
])('%s names a side', (code) => {
  expect(sidesIn(`.a {\n${code}\n}`)).toEqual([2])
})

test.each([
  'margin-inline-start: 4px;',
  'inset-inline: 0 auto;',
  'text-align: start;',
  'padding: 0 8px 4px;',
  'padding: 1px 8px 2px 8px;',
  'margin: 0 calc(1px + 2px) 4px calc(1px + 2px);',
  '.left { color: red; }',
  'grid-area: left;',
  'border-radius: 4px 4px 0 0;',
])('%s does not', (code) => {
  expect(sidesIn(`.a {\n${code}\n}`)).toEqual([])
})

test('styles are looked at where they lie', () => {
  const root = mkdtempSync(join(tmpdir(), 'sides-'))
  for (const part of ['web', 'ui', 'browser', 'office']) mkdirSync(join(root, part, 'src'), deep)
  writeFileSync(join(root, 'ui/src/a.css'), '.a {\n  color: red;\n  left: 0;\n}\n')
  expect(sideFindings(root)).toMatchObject([{ file: 'ui/src/a.css', line: 3 }])
  rmSync(root, deep)
})
