// Whatever people read on the web, or in a file of theirs, stands in a file of messages or of the
// contract's words, and each language has a twin of it: the same parts, in words of its own, which
// say all that they are given. What is written between tags or into an attribute that is read out
// would be English in every language.

import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { languages, staffLanguages } from '#contract/shared/languages.ts'
import { alikeIn } from './alike-words.ts'
import { filesIn, lineAt, type Node, nodesIn, sourceOf } from './sources.ts'

/** Of these, English has the server's own words; other languages have theirs. */
const optional = /^(claims\.says|shell\.categories)\./
/** English words that a Dutch page shows as such, and says so. */
const english = /^operatorInEnglish/

export type Finding = { readonly file: string; readonly line: number; readonly rule: string }

const clients = [
  '(browser/src|web/src/lib)/i18n/messages/(\\w+/)?[\\w-]+',
  'browser/src/i18n/(\\w+/)?(term|problem)-words',
  'web/src/lib/i18n/(\\w+/)?(trader-)?wire-words',
  'contract/src/(client|public)/(\\w+/)?[\\w-]+-words',
  'server/src/platform/messages/(\\w+/)?[\\w-]+',
  'web/src/features/(instruments|help)/(\\w+/)?(meanings|articles)',
  'web/src/features/coins/(\\w+/)?(bitcoin|bitcoin-cash|ethereum|litecoin|ripple)',
]
const staff = ['office/src/words/(\\w+/)?[\\w-]+', 'contract/src/staff/(\\w+/)?[\\w-]+-words']
const textFile = new RegExp(`^(${[...clients, ...staff].join('|')})\\.ts$`)
const ofStaff = new RegExp(`^(${staff.join('|')})\\.ts$`)

/** What a file of words is translated into. */
function othersOf(file: string, spoken: readonly string[]): readonly string[] {
  const of = ofStaff.test(file) ? staffLanguages.filter((one) => spoken.includes(one)) : spoken
  return of.filter(
    (language) =>
      language !== 'en' && (!ofCoins.test(file) || existsSync(twinOf(coinLanguage, language))),
  )
}

/** Words about coins are long: a language may show them in English, and says so then. */
const ofCoins = /^web\/src\/features\/coins\//
const coinLanguage = 'web/src/features/coins/coin-language.ts'

/** Every file of messages or words below `root`. */
export function textFilesIn(root: string): string[] {
  return ['browser/src', 'web/src', 'office/src', 'contract/src', 'server/src']
    .flatMap((part) => filesIn(root, part))
    .filter((file) => textFile.test(file))
}

export function twinOf(file: string, language: string): string {
  return file.replace(/\/([^/]+)$/, `/${language}/$1`)
}

function isTwin(file: string): boolean {
  return languages.some((language) => dirname(file).endsWith(`/${language}`))
}

/** Held to what it translates: by its messages, by the codes of the contract, or by its shape. */
const typed = /: (Messages<typeof \w+>|CoinText|readonly .*) =| satisfies |^export \{ articles \}/m

/** Files of messages without a twin, and twins that no type holds to what they translate. */
export function twinFindings(root: string, spoken: readonly string[] = languages): Finding[] {
  return textFilesIn(root)
    .filter((file) => !isTwin(file))
    .flatMap((file) => othersOf(file, spoken).map((language) => twinOf(file, language)))
    .flatMap((twin) => {
      if (!existsSync(join(root, twin)))
        return [at(twin, 'a file of messages has a twin in each language')]
      const isTyped = typed.test(readFileSync(join(root, twin), 'utf8'))
      return isTyped
        ? []
        : [at(twin, 'a twin has the type of what it translates: Messages<typeof …>')]
    })
}

/** What a translation has otherwise than the English. */
export function wordFindings(file: string, from: unknown, to: unknown): Finding[] {
  const isSame = sameIn(basename(dirname(file)))
  const [parts, own] = [partsOf(from), partsOf(to)]
  const said = new Map(leavesOf(from))
  return [
    ...differing(parts, own).map((part) => at(file, `the translation lacks ${part}`)),
    ...differing(own, parts).map((part) => at(file, `the translation alone has ${part}`)),
    ...leavesOf(to)
      .filter(([name]) => !english.test(name))
      .flatMap(([name, words]) => {
        const source = said.get(name)
        if (words.trim() === '' && source?.trim() !== '') return [at(file, `${name} says nothing`)]
        if (words === source && !isSame(words)) return [at(file, `${name} is English: ${words}`)]
        const missing = given.filter(
          (one) => source?.includes(`${one}`) && !words.includes(`${one}`),
        )
        if (missing.length > 0) return [at(file, `${name} does not say all that it is given`)]
        const isFilled = placesIn(words) === placesIn(source ?? '')
        return isFilled ? [] : [at(file, `${name} is filled in with other details`)]
      }),
  ]
}

const read = /^(aria-(label|description|roledescription|valuetext)|title|placeholder|alt)$/

/** Words that stand in the code of a screen itself. */
export function literalFindings(file: string, text: string): Finding[] {
  return [...nodesIn(sourceOf(file, text).program)].flatMap((node) => {
    const words = wordsIn(node)
    return /\p{L}/u.test(words?.replace(/&\w+;/g, '') ?? '')
      ? [{ file, line: lineAt(text, node.start), rule: 'what people read stands in messages' }]
      : []
  })
}

type JsxNode = Node & {
  readonly value?: unknown
  readonly name?: { readonly name?: unknown }
  readonly expression?: unknown
  readonly children?: unknown
}

function wordsIn(node: JsxNode): string | undefined {
  if (node.type === 'JSXText') return String(node.value)
  if (node.type === 'JSXAttribute' && read.test(String(node.name?.name))) return textOf(node.value)
  if (/^JSX(Element|Fragment)$/.test(node.type) && Array.isArray(node.children))
    return node.children.map((child) => textOf(child)).join('')
  return undefined
}

/** A text as it is, in braces, in a template, or as one side of a choice. */
function textOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return ''
  const { type, ...parts } = value as Record<string, unknown>
  if (type === 'Literal' && typeof parts.value === 'string') return parts.value
  if (type === 'TemplateLiteral' && Array.isArray(parts.quasis))
    return parts.quasis.map(({ value: { cooked } }) => cooked).join('')
  if (type === 'JSXExpressionContainer') return textOf(parts.expression)
  if (type === 'ConditionalExpression') return textOf(parts.consequent) + textOf(parts.alternate)
  if (type === 'LogicalExpression') return textOf(parts.right)
  return ''
}

function at(file: string, rule: string): Finding {
  return { file, line: 1, rule }
}

/** Codes, paths, numbers, what is filled in alone, and what is said alike in that language. */
function sameIn(language: string): (words: string) => boolean {
  const alike = alikeIn(language)
  return (words) =>
    /^[#/][\w#/-]*$|^[^\p{L}]*$|^[+\u2212]?\d+ (m?s|m|min)$|^payouts$/u.test(words) ||
    alike.has(words.replace(/\d+/g, '#'))
}

/** The details that a text is filled in with: "{=fault}". */
function placesIn(words: string): string {
  return [...new Set(words.match(/\{[^}]*\}/g))].sort().join(' ')
}

function differing(these: readonly string[], those: readonly string[]): string[] {
  return these.filter((part) => !those.includes(part) && !optional.test(part))
}

/** "auth.title: string" */
function partsOf(value: unknown, name = ''): string[] {
  if (typeof value === 'function') return [`${name}: function`]
  if (typeof value !== 'object' || value === null) return [`${name}: ${typeof value}`]
  return Object.entries(value).flatMap(([key, part]) => partsOf(part, within(name, key)))
}

/** What functions are given: figures that no text has of itself. */
const given = [9_871, 9_872, 9_873, 9_874] as const

/** Every sentence; those that take figures with many of each, and with one. */
export function leavesOf(value: unknown, name = ''): readonly (readonly [string, string])[] {
  if (typeof value === 'string') return [[name, value]]
  if (typeof value === 'function') {
    return [given, [1, 1, 1, 1]].flatMap((args) => leavesOf(value(...args), `${name}(${args[0]})`))
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => leavesOf(part, within(name, key)))
}

function within(name: string, key: string): string {
  return name === '' ? key : `${name}.${key}`
}

/** They are one text in a file of its own, which its tests look at. */
const isArticles = /\/articles\.ts$/

async function all(
  root: string,
  spoken: readonly string[],
): Promise<{ looked: number; findings: Finding[] }> {
  const twins = textFilesIn(root)
    .filter((file) => !isTwin(file))
    .flatMap((file) =>
      othersOf(file, spoken).map((language) => ({ file, twin: twinOf(file, language) })),
    )
    .filter(({ file, twin }) => !isArticles.test(file) && existsSync(join(root, twin)))
  const load = (file: string) => import(pathToFileURL(join(root, file)).href)
  const words = await Promise.all(
    twins.map(async ({ file, twin }) => wordFindings(twin, await load(file), await load(twin))),
  )
  const screens = ['browser/src', 'web/src', 'ui/src']
    .flatMap((part) => filesIn(root, part))
    .filter((file) => /\.tsx$/.test(file) && !/\.test\./.test(file))
  const literals = screens.flatMap((file) =>
    literalFindings(file, readFileSync(join(root, file), 'utf8')),
  )
  return {
    looked: Math.min(twins.length, screens.length),
    findings: [...twinFindings(root, spoken), ...words.flat(), ...literals],
  }
}

if (process.argv[1] === import.meta.filename) {
  // A language that is not offered yet can be looked at by its name.
  const asked = process.argv.slice(2)
  const { looked, findings } = await all(process.cwd(), asked.length > 0 ? asked : languages)
  for (const { file, line, rule } of findings) console.error(`${file}:${line}: ${rule}`)
  if (looked === 0) console.error('no texts were looked at')
  process.exitCode = findings.length === 0 && looked > 0 ? 0 : 1
}
