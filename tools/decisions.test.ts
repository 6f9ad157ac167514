// A record that does not say what it is about or how it stands is found, and so is one that leads
// to no decision.

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { decisionsIndex, indexFile, readDecisions } from './decisions.ts'

const projectRoot = join(import.meta.dirname, '..')
let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'decisions-'))
  mkdirSync(join(root, 'docs/decisions'), { recursive: true })
  record('0003-later.md', '# 3. Later\n\n*Ledger, Trading. In force.*\n\nSo.\n')
})
afterEach(() => rmSync(root, { recursive: true }))

function record(file: string, text: string): void {
  writeFileSync(join(root, 'docs/decisions', file), text)
}

describe('a record', () => {
  it.each([
    ['In force.', true],
    ['In force; amended by [3](0003-later.md).', true],
    ['Replaced by [3](0003-later.md).', false],
    ['Historical: it was measured on a machine that is gone.', false],
  ])('stands as it says: %s', (state, holds) => {
    record('0002-earlier.md', `# 2. Earlier\n\n*Ledger. ${state}*\n\nSo.\n`)
    const [earlier] = readDecisions(root)
    expect(earlier).toMatchObject({ number: 2, title: 'Earlier', subjects: ['Ledger'], state })
    expect(earlier?.holds).toBe(holds)
  })

  it.each([
    ['without a state', '# 2. Earlier\n\nSo.\n', 'the third line says what it is about'],
    ['about nothing we know', '# 2. Earlier\n\n*Bridge. In force.*\n', 'the third line says'],
    ['in no state there is', '# 2. Earlier\n\n*Ledger. Forgotten.*\n', 'its state is `In force.`'],
    ['of another number', '# 4. Earlier\n\n*Ledger. In force.*\n', 'opens with "# 2. "'],
    [
      'replaced by nothing',
      '# 2. Earlier\n\n*Ledger. Replaced by [9](0009-none.md).*\n',
      '[9](0009-none.md) leads to no such decision',
    ],
    [
      'replaced by itself',
      '# 2. Earlier\n\n*Ledger. Replaced by [2](0002-earlier.md).*\n',
      '[2](0002-earlier.md) leads to no such decision',
    ],
    [
      'replaced by another than it shows',
      '# 2. Earlier\n\n*Ledger. Replaced by [5](0003-later.md).*\n',
      '[5](0003-later.md) leads to no such decision',
    ],
  ])('%s is told', (_, text, problem) => {
    record('0002-earlier.md', text)
    expect(() => readDecisions(root)).toThrow(`docs/decisions/0002-earlier.md: ${problem}`)
  })
})

it('the index has each record under its subjects, and in its order', () => {
  record('0002-earlier.md', '# 2. Earlier\n\n*Ledger. Replaced by [3](0003-later.md).*\n')
  const lines = decisionsIndex(readDecisions(root)).split('\n')
  const both = '[2](0002-earlier.md) [3](0003-later.md)'
  expect(lines).toContain(`| Ledger | movements, balances, statements | ${both} |`)
  expect(lines).toContain('| Trading | orders, lanes, settlement | [3](0003-later.md) |')
  expect(lines.slice(-3)).toEqual([
    '| [2](0002-earlier.md) | Earlier | Ledger | Replaced by [3](0003-later.md) |',
    '| [3](0003-later.md) | Later | Ledger, Trading | In force |',
    '',
  ])
})

it('our own index is made of our own records', () => {
  const index = readFileSync(join(projectRoot, indexFile), 'utf8')
  expect(index).toBe(decisionsIndex(readDecisions(projectRoot)))
})
