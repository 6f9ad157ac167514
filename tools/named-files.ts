// Documents name files and what is in them; code moves. Here each such name is looked up: links
// and names of files lead somewhere, what stands behind a link as read there is there, tables and
// functions are somewhere in the code, and a walk opens no file twice without saying so.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { readDecisions } from './decisions.ts'

const parts = [
  'kernel',
  'verify',
  'contract',
  'server',
  'ui',
  'browser',
  'web',
  'e2e',
  'tools',
  'docs',
]

const byHand = /^(\w+|docs\/[\w-]+)\.md$/
/** The log of changes tells of what was; `tools/promises.ts` looks after its own. */
const others = /^(CHANGELOG|docs\/promises)\.md$/

/** Examples of names: `x.test.ts`, `verb-noun.ts`, `*.store.ts`. */
const example = /(^|\/)(x|nouns?|verb-noun)\.|[*<>]/

/** What is wrong with what documents name, as `file:line: what`. */
export function wrongNames(root: string): string[] {
  const files = [...filesOf(root, '', false), ...parts.flatMap((part) => filesOf(root, part, true))]
  const words = wordsOf(root, files)
  return documentsOf(root, files).flatMap((document) => {
    const text = readFileSync(join(root, document), 'utf8')
    const unknown = byHand.test(document) ? unknownIn(text, words) : []
    const told = [...wrongIn(root, document, text, files), ...unknown].map(({ at, what }) => {
      return `${document}:${text.slice(0, at).split('\n').length}: ${what}`
    })
    return document === walks ? [...told, ...returnsUnsaid(text.split('\n'))] : told
  })
}

function filesOf(root: string, folder: string, recursive: boolean): string[] {
  const path = join(root, folder)
  if (!existsSync(path)) return []
  const names = readdirSync(path, { recursive, encoding: 'utf8' })
  return names.map((name) => join(folder, name))
}

/** Records that were replaced, or are of another time, may name what is gone. */
function documentsOf(root: string, files: readonly string[]): string[] {
  const holding = readDecisions(root).flatMap(({ file, holds }) =>
    holds ? [`docs/decisions/${file}`] : [],
  )
  return [...files.filter((file) => byHand.test(file) && !others.test(file)), ...holding]
}

const named = /`([\w./*<>+@-]+\.(?:tsx?|mjs|sql|css|md))`/g
const linked = /\[[^\]]*\]\(([^)\s#]+)(?:#[^)]*)?\)((?:,?\s+`\w+`)*)/g

type Wrong = { readonly at: number; readonly what: string }

/** Not the migrations: they name what is gone, and the schema what is there. */
const code = /^(?!server\/migrations\/).*\.(tsx?|mjs|sql)$/

function wordsOf(root: string, files: readonly string[]): ReadonlySet<string> {
  const sources = files.filter((file) => code.test(file))
  return new Set(
    sources.flatMap((file) => readFileSync(join(root, file), 'utf8').match(/\w+/g) ?? []),
  )
}

/** Of several words in one: tables, flows, functions. PostgreSQL's own programs are not ours. */
const compound = /`(?!pg_)([a-z]+_[a-z_]+|[a-z]+[A-Z]\w*)`/g

/** Settings are named by staff with underscores, which the code makes of their names. */
function unknownIn(text: string, words: ReadonlySet<string>): Wrong[] {
  return [...text.matchAll(compound)].flatMap(({ index: at, 1: name = '' }) => {
    const inCode = name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
    const isKnown = words.has(name) || words.has(inCode)
    return isKnown ? [] : [{ at, what: `the code knows no ${name}` }]
  })
}

function wrongIn(root: string, document: string, text: string, files: readonly string[]): Wrong[] {
  const lost = [...text.matchAll(named)].flatMap(({ index: at, 1: name = '' }) => {
    const isThere = files.some((file) => file === name || file.endsWith(`/${name}`))
    return isThere || example.test(name) ? [] : [{ at, what: `there is no file ${name}` }]
  })
  const misled = [...text.matchAll(linked)].flatMap(({ index: at, 1: target = '', 2: names }) => {
    if (/^\w+:/.test(target)) return []
    const path = normalize(join(dirname(document), target))
    if (!existsSync(join(root, path))) return [{ at, what: `${target} leads nowhere` }]
    const wanted = names?.match(/\w+/g) ?? []
    if (wanted.length === 0) return []
    const told = [...notInOrder(path, readFileSync(join(root, path), 'utf8'), wanted)]
    return told.map((what) => ({ at, what }))
  })
  return [...lost, ...misled]
}

/** What is named behind a file is made in it, and stands there in the order in which it is read. */
function* notInOrder(path: string, text: string, names: readonly string[]): Generator<string> {
  const own = text.replace(/^import\b[^']*'[^']*'$/gm, '')
  let before = -1
  for (const name of names) {
    const at = own.search(new RegExp(`\\b(function\\*?|const|type) ${name}\\b`))
    if (at < 0) yield `${path} does not make ${name}`
    else if (at < before) yield `${path} has ${name} further up`
    before = Math.max(before, at)
  }
}

const walks = 'docs/walks.md'
const step = /^\d+\. (back to )?\[[^\]]*\]\(([^)]+)\)/

/** Within a walk, a file that is opened a second time says "back to". */
function returnsUnsaid(lines: readonly string[]): string[] {
  let opened = new Set<string>()
  return lines.flatMap((line, index) => {
    if (line.startsWith('## ')) opened = new Set()
    const [, back, file = ''] = step.exec(line) ?? []
    if (file === '') return []
    const isSaid = opened.has(file) === (back !== undefined)
    opened.add(file)
    const what = back ? 'was not opened before' : 'was opened before: say "back to"'
    return isSaid ? [] : [`${walks}:${index + 1}: ${file} ${what}`]
  })
}
