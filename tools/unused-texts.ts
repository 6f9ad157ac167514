// A text that nobody shows is no text: each part of the English messages is named by code that uses
// them, or stands in a table that is looked up by a code.

import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { filesIn } from './sources.ts'

type Finding = { readonly file: string; readonly line: number; readonly rule: string }
type Code = { readonly text: string; readonly words: ReadonlySet<string> }

const messages = /^((browser\/src|web\/src\/lib)\/i18n\/messages|office\/src\/words)\/[\w-]+\.ts$/
const isCode = /^(browser|web|office)\/src\/.*\.tsx?$/
const isOther = /\.test\.|\/i18n\/(\w+\/)*messages\/|\/words\/\w+\/|i18n\/i18n\.ts$/

export async function unusedFindings(root: string): Promise<Finding[]> {
  const all = ['browser/src', 'web/src', 'office/src'].flatMap((part) => filesIn(root, part))
  const codes = all
    .filter((file) => isCode.test(file) && !isOther.test(file))
    .map((file) => codeOf(readFileSync(join(root, file), 'utf8')))
  const found: Finding[] = []
  for (const file of all.filter((one) => messages.test(one))) {
    const texts: object = await import(pathToFileURL(join(root, file)).href)
    const within = readFileSync(join(root, file), 'utf8')
    for (const [name, value] of Object.entries(texts)) {
      const shared = new RegExp(`\\b${name}\\b.*from '\\./`)
      const own = codes.filter(({ words }) => words.has(name) || words.has(basename(file)))
      const others = all
        .filter((one) => messages.test(one) && one !== file)
        .map((one) => readFileSync(join(root, one), 'utf8'))
        .filter((text) => shared.test(text))
      const unused = unusedIn(value, name, [...own, codeOf(within), ...others.map(codeOf)], within)
      found.push(...unused.map((part) => ({ file, line: 1, rule: `nobody shows ${part}` })))
    }
  }
  return found
}

function codeOf(text: string): Code {
  return { text, words: new Set(text.match(/[\w-]+(\.ts\b)?/g)) }
}

/** Names of parts that no code names, and that stand in no table that is used as a whole. */
function unusedIn(value: unknown, name: string, codes: readonly Code[], own: string): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return []
  const key = name.split('.').at(-1) ?? name
  const users = codes.filter(({ text }) => text !== own)
  if (users.some(({ text }) => isTakenWhole(key, key === name, text))) return []
  return Object.entries(value).flatMap(([part, within]) => {
    const isNamed =
      users.some(({ words }) => words.has(part)) || new RegExp(`\\.${part}\\b`).test(own)
    return isNamed ? unusedIn(within, `${name}.${part}`, codes, own) : [`${name}.${part}`]
  })
}

/** Looked up by a code, or given to somebody: `modes[mode]`, `told(t.modes)`; renamed too. */
function isTakenWhole(key: string, isTop: boolean, text: string): boolean {
  const code = text
    .replace(/^import[\s\S]*?from '.*'$/gm, '')
    .replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
  const path = isTop ? `\\bt\\.${key}\\b` : `\\.${key}\\b`
  const imported = new RegExp(`\\b${key}( as (\\w+))?\\b[^;]*?from '[^']*(messages|words)/`).exec(
    text,
  )
  const own = isTop && imported ? [imported[2] ?? key] : []
  const takenOut = new RegExp(`\\{[^{}]*\\b${key}\\b[^{}]*\\} = `).test(code) ? [key] : []
  const others = [...code.matchAll(new RegExp(`(\\w+) = [\\w.]*${path}(?!\\.)`, 'g'))]
  const names = [...own, ...takenOut, ...others.map(([, alias = '']) => alias)].map(
    (name) => `(?<!\\.)\\b${name}\\b`,
  )
  return [path, ...names].some((name) => {
    const uses = code.matchAll(new RegExp(`${name}(?! =|:)(?!\\s*\\??\\.\\w)`, 'g'))
    return [...uses].some(({ index }) => !/[\w}] = (\w+\.)*\w*$/.test(code.slice(0, index)))
  })
}

if (process.argv[1] === import.meta.filename) {
  const findings = await unusedFindings(process.cwd())
  for (const { file, line, rule } of findings) console.error(`${file}:${line}: ${rule}`)
  process.exitCode = findings.length === 0 ? 0 : 1
}
