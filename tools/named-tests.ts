// Documents name tests that show something: whether a named test is there and runs. A title is
// looked
// for as text in its file; whether it shows what it is named for is for people to judge.

import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

export type NamedTest = {
  readonly path: string
  readonly title: string
  /** Of a test with many cases, the one that is meant. */
  readonly of?: string | undefined
}

/** A test that may not run shows nothing. */
const skipped = /^ *\w+(?:\.\w+)*\.(?:skip|skipIf|runIf|todo|fails)\b/

/** What is wrong with it, if anything. */
export function wrongTest(root: string, { path, title, of }: NamedTest): string | undefined {
  if (!/\.(test\.tsx?|e2e\.ts|journey\.ts)$/.test(path)) return `${path} is no test`
  if (!existsSync(join(root, path))) return `there is no ${path}`
  const source = readFileSync(join(root, path), 'utf8')
  if (!isText(source, title)) return `${path} has no test "${title}"`
  if (of !== undefined && ![source, ...tablesOf(root, path, source)].some((it) => isText(it, of)))
    return `${path} has no case "${of}"`
  if (of === undefined && /^%\w$/.test(title)) return `${path} has many cases: name one`
  const where = of !== undefined && isText(source, of) ? of : title
  return mayNotRun(source, where) ? `"${title}" of ${path} may not run` : undefined
}

/** What the test imports from beside it: tables of cases may stand there. */
function tablesOf(root: string, path: string, source: string): string[] {
  return [...source.matchAll(/from '\.\/([\w.-]+\.ts)'/g)]
    .map(([, name = '']) => join(root, dirname(path), name))
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, 'utf8'))
}

/** By the call that makes the test, and by the one at the margin that it stands in. */
function mayNotRun(source: string, text: string): boolean {
  const before = source.slice(0, source.indexOf(text))
  const own = before.match(/^ *(?:it|test)[.(].*$/gm)?.at(-1) ?? ''
  const around = before.match(/^(?:it|test|describe)[.(].*$/gm)?.at(-1) ?? ''
  return skipped.test(own) || skipped.test(around)
}

/** Whole, between quotation marks: a part of a title is no title. */
function isText(source: string, text: string): boolean {
  return ["'", '"', '`'].some((mark) => source.includes(mark + text + mark))
}
