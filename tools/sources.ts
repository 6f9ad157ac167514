// The sources as the house rules look at them: each file's syntax, and what it imports.

import { readdirSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { parseSync } from 'vite'

export function filesIn(root: string, part: string): string[] {
  return readdirSync(join(root, part), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tsx?|mjs)$/.test(name) && !/(^|\/)\./.test(name))
    .sort()
    .map((name) => `${part}/${name}`)
}

export type Source = {
  readonly file: string
  readonly text: string
  readonly program: unknown
  readonly imported: readonly { readonly to: string; readonly start: number }[]
}

export function sourceOf(file: string, text: string): Source {
  const { program, module } = parseSync(file, text)
  const imported = [...requests(module), ...laterRequests(program)].map(({ value, start }) => {
    return { to: targetOf(file, value), start }
  })
  return { file, text, program, imported }
}

export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length
}

function requests({ staticImports, staticExports }: ReturnType<typeof parseSync>['module']) {
  const exported = staticExports.flatMap(({ entries }) => entries.map((it) => it.moduleRequest))
  const all = [...staticImports.map((it) => it.moduleRequest), ...exported]
  return all.filter((request) => request !== undefined && request !== null)
}

/** `import('…')`, of a type or to be waited for. */
function laterRequests(program: unknown) {
  return [...nodesIn(program)].flatMap(({ type, source }) =>
    /^(TSImportType|ImportExpression)$/.test(type) && typeof source?.value === 'string'
      ? [{ value: source.value, start: source.start }]
      : [],
  )
}

export type Node = {
  type: string
  start: number
  end: number
  params?: unknown
  /** Of a call: what is called. */
  callee?: { start: number; end: number }
  /** Of a literal that is a pattern. */
  regex?: unknown
  /** Of an import. */
  source?: { start: number; value?: unknown }
}

export function* nodesIn(value: unknown): Generator<Node> {
  if (typeof value !== 'object' || value === null) return
  if (isNode(value)) yield value
  for (const child of Object.values(value)) yield* nodesIn(child)
}

function isNode(value: object): value is Node {
  return 'type' in value && 'start' in value && 'end' in value && typeof value.type === 'string'
}

/** Where an import leads: a file of ours, or a package's name. */
function targetOf(from: string, request: string): string {
  if (request.startsWith('.')) return normalize(join(dirname(from), request))
  return request.replace(/^#test\//, 'server/test/').replace(/^#(\w+)\//, '$1/src/')
}
