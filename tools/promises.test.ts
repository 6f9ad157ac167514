// A promise without a test, a sentence that changed and a test that went are each found.

import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { judgePromises, sentencesOf } from './promises.ts'

const projectRoot = join(import.meta.dirname, '..')
let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'promises-'))
  mkdirSync(join(root, 'docs'))
  for (const folder of ['contract', 'e2e', 'kernel', 'server', 'tools', 'verify', 'web'])
    symlinkSync(join(projectRoot, folder), join(root, folder))
})
afterEach(() => rmSync(root, { recursive: true }))

/** What is found once the document says `after` in place of `before`. */
function found(before: string, after: string): readonly string[] {
  const document = readFileSync(join(projectRoot, 'docs/promises.md'), 'utf8')
  expect(document).toContain(before)
  writeFileSync(join(root, 'docs/promises.md'), document.replace(before, after))
  return judgePromises(root)
}

const sentence = '- Nobody can end a break early, neither you nor we.\n'
const proof =
  '  - `server/src/trading/trades/own-limits.db.test.ts`: ' +
  'cannot be ended or made shorter, not even in the database\n'
const key = 'terms#limits Nobody can end a break early, neither you nor we.'

const absent = 'recorded markets play (skipped where ../shared/market is absent)'
const recorded = 'btc-usd-1m-2022-01.csv.gz'

it('as it stands every promise has what shows it', () => {
  expect(found(sentence + proof, sentence + proof)).toEqual([])
})

it.each([
  ['no row', '', [`${key}: has no row`]],
  ['no proof', sentence, [`${key}: nothing shows it`]],
  ['no answer yet', `${sentence}  - ?\n`, [`${key}: "?" says nothing`]],
  ['a word that is none', `${sentence}  - soon\n`, [`${key}: "soon" says nothing`]],
  [
    'a test that went',
    sentence + proof.replace('cannot be ended', 'may be ended'),
    [expect.stringContaining('has no test "may be ended or made shorter')],
  ],
  [
    'half a title',
    sentence + proof.replace('cannot be ended or', 'cannot be ended'),
    [expect.stringContaining('has no test "cannot be ended made shorter')],
  ],
  [
    'a case that is none',
    sentence + proof.replace('database\n', 'database [on Sundays]\n'),
    [expect.stringContaining('has no case "on Sundays"')],
  ],
  [
    'many cases and none named',
    `${sentence}  - \`server/src/install/operators/live.test.ts\`: %s\n`,
    [expect.stringContaining('has many cases: name one')],
  ],
  [
    'a test that may not run',
    `${sentence}  - \`server/src/trading/market/replay.feed.test.ts\`: ${absent}\n`,
    [expect.stringContaining('may not run')],
  ],
  [
    'one that stands where nothing may run',
    `${sentence}  - \`server/src/trading/market/recorded-files.test.ts\`: %s [${recorded}]\n`,
    [expect.stringContaining('may not run')],
  ],
  [
    'a file that went',
    sentence + proof.replace('own-limits', 'their-limits'),
    [expect.stringContaining('there is no server/src/trading/trades/their-limits.db.test.ts')],
  ],
  [
    'a file that is no test',
    sentence + proof.replace('own-limits.db.test.ts', 'own-use.ts'),
    [expect.stringContaining('own-use.ts')],
  ],
  [
    'another sentence',
    sentence.replace('early', 'soon') + proof,
    [`${key}: has no row`, expect.stringContaining('is said no more')],
  ],
])('a promise with %s is found', (_, after, findings) => {
  expect(found(sentence + proof, after)).toEqual(findings)
})

it('a test that stands for many sentences of a text takes a word why', () => {
  const document = readFileSync(join(projectRoot, 'docs/promises.md'), 'utf8')
  let count = 0
  const crowded = document.replace(/^ {2}- law$/gm, (line) => {
    count += 1
    return count > 7 ? line : proof.trimEnd()
  })
  writeFileSync(join(root, 'docs/promises.md'), crowded)
  expect(judgePromises(root)).toEqual([
    expect.stringMatching(/^terms: "cannot be ended .* stands for 8 sentences: say why/),
  ])
})

it('sentences are those of every kind of block, for sandboxes and live installs', () => {
  const text = [
    '- In short. And more.',
    '## Here {#here}',
    '{sandbox} Play money.',
    '{live} Real money.',
    'Term\n: its meaning',
    '| A | B |\n| --- | --- |\n| one | two |',
  ].join('\n\n')
  expect(sentencesOf(text).map(({ text }) => text)).toEqual([
    ...['In short.', 'And more.', 'Play money.', 'Term: its meaning', 'one / two', 'Real money.'],
  ])
})
