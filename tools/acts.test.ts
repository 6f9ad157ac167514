// The printed acts are all there are: nobody makes one elsewhere, and whatever the app can be told,
// some act tells.

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { clientEvents } from '#contract/client/event-kinds.ts'
import { noticeKinds } from '#contract/shared/notice-kinds.ts'
import { letterOf, listActs } from './acts.ts'
import { filesIn } from './sources.ts'

const acts = await listActs('.')

test('each stands in the document', () => {
  const document = readFileSync('docs/acts.md', 'utf8')
  expect(acts.filter(({ name }) => !document.includes(`| \`${name}\` |`))).toEqual([])
  expect(document.match(/^\| `/gm)).toHaveLength(acts.length)
})

test('each is told somewhere, and none is made but in its table', () => {
  const sources = filesIn('.', 'server/src')
    .filter((file) => !/\.test\.ts$/.test(file))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
  const makers = sources.filter(({ text }) =>
    /^import \{[^}]*\bact\b[^}]*\} from '[^']*\/told-act\.ts'$/m.test(text),
  )
  const tables = new Set(acts.map(({ file }) => file))
  expect(new Set(makers.map(({ file }) => file))).toEqual(tables)
  const callers = sources.filter(({ file }) => !tables.has(file)).map(({ text }) => text)
  const untold = acts.filter(({ name }) => {
    const [table = '', key = ''] = name.split('.')
    // As `table.key`, `{ key: act } = table`, or by its kind: `table[kind]`.
    const named = new RegExp(`(\\.|\\{ )${key}\\b`)
    const isTold = (text: string) => text.includes(`${table}[`) || named.test(text)
    return !callers.some((text) => text.includes(table) && isTold(text))
  })
  expect(untold).toEqual([])
})

test('each notice is told by an act, each letter has a name, each event its sentence', () => {
  const told = new Set(acts.flatMap(({ act }) => act.notice?.kind ?? []))
  expect([...told].sort()).toEqual([...noticeKinds].sort())
  const written = acts.filter(({ act }) => act.letter)
  expect(written.filter((one) => letterOf(one) === undefined)).toEqual([])
  const kinds = acts.flatMap(({ act }) => act.event ?? [])
  expect(kinds.filter((kind) => !Object.hasOwn(clientEvents, kind))).toEqual([])
})
