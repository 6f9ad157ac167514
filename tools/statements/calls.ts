// The calls in our sources that hand SQL to the database, each with the texts it may have, the row
// type it believes in, and how many values it gives.

import type { CallExpression, Node, SourceFile } from 'typescript/unstable/ast'
import * as is from 'typescript/unstable/ast/is'
import type { Project, Type } from 'typescript/unstable/sync'
import {
  AskCallers,
  type Bound,
  bindingsOf,
  followed,
  partsOf,
  type Said,
  textsOf,
  Unknown,
} from './text.ts'

export type Place = { readonly file: string; readonly line: number }

export type Statement = Place & {
  readonly text: string
  /** Where the text's pieces are written. */
  readonly files: readonly string[]
  /** What the code says of a row; undefined where it does not look at one. */
  readonly row: Type | undefined
  /** How many there are; undefined where that depends on a run. */
  readonly values: number | undefined
}

/** A call of which it is not known what it says. */
export type Unread = Place & { readonly why: string }

export type Found = { readonly statements: Statement[]; readonly unread: Unread[] }

/** Of a transaction: one statement, a COPY, and what a lane sends in one message. */
const methods = ['rows', 'append', 'write']

export function statementsIn(project: Project, files: readonly string[]): Found {
  const found: Found = { statements: [], unread: [] }
  for (const file of files) {
    const source = project.program.getSourceFile(file)
    if (!source) throw new Error(`${file} is not part of the project`)
    for (const call of callsIn(source)) readCall(project, { call, source, file }, found)
  }
  return found
}

function callsIn(source: SourceFile): CallExpression[] {
  const calls: CallExpression[] = []
  const visit = (node: Node): void => {
    if (is.isCallExpression(node) && is.isPropertyAccessExpression(node.expression)) {
      const { name } = node.expression
      if (methods.includes(name.text) && node.arguments.length > 0) calls.push(node)
    }
    node.forEachChild(visit)
  }
  visit(source)
  return calls
}

type Site = { readonly call: CallExpression; readonly source: SourceFile; readonly file: string }

function readCall(project: Project, { call, source, file }: Site, found: Found): void {
  const start = call.getStart(source)
  const line = source.text.slice(0, start).split('\n').length
  const place = { file, line }
  try {
    const row = rowOf(project, call)
    for (const bound of worlds(project, call, new Map(), 0))
      for (const said of saidBy(project, call, bound))
        found.statements.push({ ...place, ...said, row, values: countOf(project, call, bound) })
  } catch (error) {
    if (!(error instanceof Unknown)) throw error
    found.unread.push({ ...place, why: error.message })
  }
}

const deepest = 4

/** What the parameters around a call may stand for: one for each way that leads here. */
function worlds(project: Project, call: CallExpression, bound: Bound, depth: number): Bound[] {
  try {
    saidBy(project, call, bound)
    return [bound]
  } catch (error) {
    if (!(error instanceof AskCallers) || depth === deepest) throw error
    const usages = project.checker.getSignatureUsage(error.of)
    const calls = usages.flatMap((usage) => usage.call?.resolve(project) ?? [])
    const own = calls.filter((it) => is.isCallExpression(it))
    if (own.length === 0) throw error
    return own.flatMap((caller) =>
      worlds(project, call, bindingsOf(project, error.of, { call: caller, bound }), depth + 1),
    )
  }
}

/** The texts of a call's statement, which may be one with a name, or a COPY. */
function saidBy(project: Project, call: CallExpression, bound: Bound): Said[] {
  const [node] = call.arguments
  if (!node) return []
  const meant = followed(project, { node, bound })
  const isWritten = meant.some((it) => is.isObjectLiteralExpression(it.node))
  if (!isWritten) return textsOf(project, { node, bound })
  return partsOf(project, { node, bound }, ['text', 'copy']).flatMap((it) => textsOf(project, it))
}

function rowOf({ checker }: Project, call: CallExpression): Type | undefined {
  const [row] = call.typeArguments ?? []
  return row && checker.getTypeFromTypeNode(row)
}

function countOf(project: Project, call: CallExpression, bound: Bound): number | undefined {
  const [, node] = call.arguments
  if (!node) return 0
  const counts = followed(project, { node, bound }).map((meant) => lengthOf(project, meant))
  return counts.every((count) => count === counts[0]) ? counts[0] : undefined
}

function lengthOf(
  project: Project,
  { node, bound }: { readonly node: Node; readonly bound: Bound },
): number | undefined {
  if (!is.isArrayLiteralExpression(node)) return tupleLength(project, node)
  return node.elements.reduce<number | undefined>((sum, element) => {
    const inside = is.isSpreadElement(element)
      ? followed(project, { node: element.expression, bound }).map((it) => lengthOf(project, it))
      : [1]
    const [length] = inside
    return sum === undefined || length === undefined ? undefined : sum + length
  }, 0)
}

function tupleLength({ checker }: Project, node: Node): number | undefined {
  const type = checker.getTypeAtLocation(node)
  return type?.isTypeReference() && checker.isTupleType(type)
    ? checker.getTypeArguments(type).length
    : undefined
}
