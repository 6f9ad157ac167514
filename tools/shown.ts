// What each context of the server shows to others: the files that they import, with what each says
// of itself and who imports it. docs/contexts.md is made of it.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isTest } from './circles.ts'
import { filesIn, sourceOf } from './sources.ts'
import { contextOf, contexts } from './tidy.ts'

export type ShownFile = {
  readonly file: string
  /** The first sentence of the comment it begins with. */
  readonly says: string
  /** The contexts that import it. */
  readonly to: readonly string[]
}

const namesInOrder = Object.keys(contexts)
const seat = (context: string) => namesInOrder.indexOf(context)

/** By context, in their order. What puts all of them together is in none, and does not count. */
export function shownIn(root: string): Map<string, ShownFile[]> {
  const files = filesIn(root, 'server/src').filter((file) => !isTest(file))
  const sources = files.map((file) => sourceOf(file, readFileSync(join(root, file), 'utf8')))
  const readers = new Map<string, Set<string>>()
  for (const { file, imported } of sources) {
    const from = contextOf(file)
    for (const { to } of imported) {
      if (from === '' || contextOf(to) === '' || contextOf(to) === from) continue
      readers.set(to, (readers.get(to) ?? new Set()).add(from))
    }
  }
  const shown = sources.flatMap(({ file, text }) => {
    const to = [...(readers.get(file) ?? [])].sort((one, other) => seat(one) - seat(other))
    return to.length === 0 ? [] : [{ file, says: firstSentence(text), to }]
  })
  return new Map(namesInOrder.map((it) => [it, shown.filter(({ file }) => contextOf(file) === it)]))
}

export function shownTables(root: string): string {
  const all = filesIn(root, 'server/src').filter((file) => !isTest(file))
  const parts = [...shownIn(root)].map(([context, shown]) => {
    const count = all.filter((file) => contextOf(file) === context).length
    const heading = `## ${context}\n\n${shown.length} of its ${count} files.`
    if (shown.length === 0) return heading
    const rows = shown.map(({ file, says, to }) => {
      const name = file.slice(`server/src/${context}/`.length)
      return `| [${name}](../${file}) | ${says} | ${to.join(', ')} |`
    })
    return [`${heading}\n`, '| file | what it is | to |', '| --- | --- | --- |', ...rows].join('\n')
  })
  return parts.join('\n\n')
}

function firstSentence(text: string): string {
  const lines = text.split('\n')
  const end = lines.findIndex((line) => !line.startsWith('//'))
  const words = lines.slice(0, end).map((line) => line.slice(2).trim())
  return (/^.*?\.(?= |$)/.exec(words.join(' '))?.[0] ?? '').replaceAll('|', '\\|')
}
