// A requirement without its answer, an answer to none, and whatever an answer names that is not
// there are each found; and our list is that of the standard.

import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, test as check, describe, expect } from 'vitest'
import * as z from 'zod/mini'
import { type Answer, code, line, met, notMet, notOurs, page, partly, test } from './asvs/answer.ts'
import { chapters } from './asvs/chapters.ts'
import { type Kind, requirements } from './asvs/requirements.ts'
import { asvsTables, judgeAnswers } from './asvs.ts'

const projectRoot = join(import.meta.dirname, '..')
let root: string

const files: Readonly<Record<string, string>> = {
  'server/src/a.test.ts': `it('does it', () => {})\nit.skip('does it not', () => {})\n`,
  'server/src/a.ts': 'export function does(): void {}\n// const named = 1\n',
  'docs/a.md': '# A\n\n## How it is\n\nHow it was\n',
  'deploy/a.cfg': 'global\n    tls on\n',
}
const a = 'server/src/a.test.ts'

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'asvs-'))
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
})
afterAll(() => rmSync(root, { recursive: true }))

function found(kind: Kind, answers: Readonly<Record<string, Answer>>): readonly string[] {
  return judgeAnswers(
    root,
    [{ number: 1, title: 'One', answers }],
    [{ id: '1.1.1', level: 1, kind }],
  )
}

check('as they stand all have what answers them', () => {
  expect(judgeAnswers(projectRoot)).toEqual([])
})

describe('an answer', () => {
  check.each<[Kind, Answer]>([
    ['test', met('it does', test(a, 'does it'))],
    ['test', met('it does', code('server/src/a.ts', 'does', 'it is short'))],
    ['test', partly('it does', 'not on Sundays', test(a, 'does it'))],
    ['test', notMet('it does', 'it does not')],
    ['document', met('it is written down', page('docs/a.md', 'How it is'))],
    ['deployment', met('it speaks TLS', line('a.cfg', 'tls on'))],
    ['none', notOurs('it does', 'there is none')],
  ])('of the kind "%s" may stand', (kind, answer) => {
    expect(found(kind, { '1.1.1': answer })).toEqual([])
  })

  check.each<[string, Kind, Answer]>([
    [`${a} has no test "does"`, 'test', met('it does', test(a, 'does'))],
    [`"does it not" of ${a} may not run`, 'test', met('it does', test(a, 'does it not'))],
    [
      'there is no server/src/b.test.ts',
      'test',
      met('it', test('server/src/b.test.ts', 'does it')),
    ],
    ['server/src/a.ts has no named', 'test', met('it', code('server/src/a.ts', 'named', 'so'))],
    ['there is no server/src/b.ts', 'test', met('it', code('server/src/b.ts', 'does', 'so'))],
    ['nothing shows it', 'test', met('it does')],
    [
      'docs/a.md has no heading "How it was"',
      'document',
      met('it', page('docs/a.md', 'How it was')),
    ],
    ['deploy/a.cfg has no line "tls"', 'deployment', met('it', line('a.cfg', 'tls'))],
    [
      'a page does not answer what is of the kind "test"',
      'test',
      met('it', page('docs/a.md', 'How it is')),
    ],
    ['is of the kind "test"', 'test', notOurs('it does', 'there is none')],
    ['is of the kind "none"', 'none', met('it does', test(a, 'does it'))],
  ])('is found: %s', (what, kind, answer) => {
    expect(found(kind, { '1.1.1': answer })).toEqual([`1.1.1: ${what}`])
  })

  check('that is missing, or that nobody asks for, is found', () => {
    expect(found('test', {})).toEqual(['1.1.1: has no answer'])
    const answer = met('it does', test(a, 'does it'))
    expect(found('test', { '1.1.1': answer, '2.1.1': answer })).toEqual([
      '2.1.1: nobody asks for it',
      '2.1.1: stands in chapter 1',
    ])
  })
})

describe('the requirements', () => {
  check('are 253: 161 for tests, 20 for documents, 15 for machines, 57 of what is not here', () => {
    const count = (kind: Kind) => requirements.filter((it) => it.kind === kind).length
    const kinds = ['test', 'document', 'deployment', 'none'] as const
    expect(kinds.map(count)).toEqual([161, 20, 15, 57])
    expect(new Set(requirements.map(({ id }) => id)).size).toBe(253)
  })

  check('are each told once, in their order', () => {
    const told = [...asvsTables().matchAll(/^\| (\d+\.\d+\.\d+) \|/gm)].map(([, id]) => id)
    expect(new Set(told)).toEqual(new Set(requirements.map(({ id }) => id)))
    expect(told).toHaveLength(253)
    expect(told.indexOf('1.3.9')).toBeLessThan(told.indexOf('1.3.10'))
  })

  check('are answered in one wording each', () => {
    const asked = chapters.flatMap(({ answers }) => Object.values(answers).map(({ asks }) => asks))
    const twice = asked.filter((asks, index) => asked.indexOf(asks) !== index)
    expect(twice).toEqual([])
  })
})

/** The standard's own list lies beside the project where it was looked through. */
const shared = join(projectRoot, '../shared/data/asvs-5.0.0-L2-applicability.json')
const List = z.object({
  items: z.array(z.object({ id: z.string(), level: z.number(), status: z.string() })),
})

check.skipIf(!existsSync(shared))(
  'our list is that of the standard (skipped where that is absent)',
  () => {
    const { items } = List.parse(JSON.parse(readFileSync(shared, 'utf8')))
    const kinds: Readonly<Record<string, Kind>> = {
      test: 'test',
      doc: 'document',
      deploy: 'deployment',
      na: 'none',
    }
    const theirs = items.map(({ id, level, status }) => `${id.slice(1)} ${level} ${kinds[status]}`)
    const ours = requirements.map(({ id, level, kind }) => `${id} ${level} ${kind}`)
    expect(ours.sort()).toEqual(theirs.sort())
  },
)
