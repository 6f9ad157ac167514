// A file or function that a document names and that is not there is found, and a walk that goes
// back without saying so.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { wrongNames } from './named-files.ts'

const projectRoot = join(import.meta.dirname, '..')
let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'named-files-'))
  mkdirSync(join(root, 'docs/decisions'), { recursive: true })
  put(
    'server/src/money/pay.ts',
    "import { ask } from './ask.ts'\nexport function pay() {\n  settle(ask)\n}\nfunction settle() {}\n",
  )
  put('server/src/money/ask.ts', 'export const ask = 1\nexport const payMost = 2\n')
})
afterEach(() => rmSync(root, { recursive: true }))

function put(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}

it('our own documents name what is there', () => {
  expect(wrongNames(projectRoot)).toEqual([])
})

describe('a document', () => {
  it.each([
    ['a file by its last name', '`pay.ts`', []],
    ['a file by its path', '`money/pay.ts` and `server/src/money/pay.ts`', []],
    ['an example', '`x.routes.test.ts`, `*.store.ts`, `verb-noun.ts`', []],
    ['a file that moved', '`cash/pay.ts`', ['there is no file cash/pay.ts']],
    ['a part of a name', '`ay.ts`', ['there is no file ay.ts']],
    ['a link', '[pay](../server/src/money/pay.ts) [out](https://example.com/x.ts)', []],
    ['a link to nothing', '[pay](../server/src/pay.ts)', ['../server/src/pay.ts leads nowhere']],
    ['what is in a file', '[pay](../server/src/money/pay.ts) `pay`, `settle`: pays', []],
    [
      'what is not in a file',
      '[pay](../server/src/money/pay.ts) `refund`',
      ['server/src/money/pay.ts does not make refund'],
    ],
    ['a function of some file', '`settle` and `askMore`', ['the code knows no askMore']],
    ['a table that is gone', '`pay_steps`', ['the code knows no pay_steps']],
    ['a setting as staff write it', '`pay_most`', []],
    [
      'what a file only takes from another',
      '[pay](../server/src/money/pay.ts) `ask`',
      ['server/src/money/pay.ts does not make ask'],
    ],
    [
      'what is not in a file, on its next line',
      '[pay](../server/src/money/pay.ts) `pay`,\n   `refund`',
      ['server/src/money/pay.ts does not make refund'],
    ],
    [
      'what is read from below to above',
      '[pay](../server/src/money/pay.ts) `settle`, `pay`',
      ['server/src/money/pay.ts has pay further up'],
    ],
  ])('that names %s', (_, words, wrong) => {
    put('docs/money.md', `# Money\n\n${words}\n`)
    expect(wrongNames(root)).toEqual(wrong.map((what) => `docs/money.md:3: ${what}`))
  })

  it('may tell of what is gone where it is replaced, and nowhere else', () => {
    put('docs/decisions/0002-b.md', '# 2. B\n\n*Ledger. In force.*\n\n`gone.ts`\n')
    put(
      'docs/decisions/0001-a.md',
      '# 1. A\n\n*Ledger. Replaced by [2](0002-b.md).*\n\n`gone.ts`\n',
    )
    expect(wrongNames(root)).toEqual(['docs/decisions/0002-b.md:5: there is no file gone.ts'])
  })
})

describe('a walk', () => {
  const step = (file: string, back = '') => `1. ${back}[${file}](../server/src/money/${file}): it`
  const walk = (...steps: readonly string[]) => {
    put('docs/walks.md', ['# Walks', '## One', ...steps, '## Two', step('pay.ts')].join('\n'))
    return wrongNames(root)
  }

  it('opens each file once', () => {
    expect(walk(step('ask.ts'), step('pay.ts'))).toEqual([])
  })

  it('says where it goes back', () => {
    expect(walk(step('ask.ts'), step('pay.ts'), step('ask.ts', 'back to '))).toEqual([])
    const [wrong, ...more] = walk(step('ask.ts'), step('pay.ts'), step('ask.ts'))
    expect(wrong).toMatch(/^docs\/walks.md:5: .*ask.ts was opened before: say "back to"$/)
    expect(more).toEqual([])
  })

  it('does not go back to where it was not', () => {
    const [wrong] = walk(step('ask.ts'), step('pay.ts', 'back to '))
    expect(wrong).toMatch(/^docs\/walks.md:4: .*pay.ts was not opened before$/)
  })
})
