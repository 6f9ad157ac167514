// What an expression of a source says as text, as far as it is known without running it: all the
// texts that it may have. Constants are followed, also into other files, and so are functions that
// return text, what callers hand to parameters, and types that have few values.

import {
  type CallExpression,
  type FunctionLikeDeclaration,
  type Node,
  NodeFlags,
  type NoSubstitutionTemplateLiteral,
  type NumericLiteral,
  type ParameterDeclaration,
  type StringLiteral,
} from 'typescript/unstable/ast'
import * as is from 'typescript/unstable/ast/is'
import { type Symbol as Named, type Project, SymbolFlags } from 'typescript/unstable/sync'

/** An expression, and what the parameters in it stand for, by their symbols' numbers. */
export type Meant = { readonly node: Node; readonly bound: Bound }
export type Bound = ReadonlyMap<number, Meant>

/** Thrown where a text depends on something that only a run knows. */
export class Unknown extends Error {
  override name = 'Unknown'
}

/** Thrown where it depends on what the callers of this function say. */
export class AskCallers extends Unknown {
  override name = 'AskCallers'
  readonly of: FunctionLikeDeclaration

  constructor(of: FunctionLikeDeclaration) {
    super('it depends on its caller')
    this.of = of
  }
}

/** A text, and the files that its pieces are written in. */
export type Said = { readonly text: string; readonly files: readonly string[] }

/** Every text that the expression may have. */
export function textsOf(project: Project, { node, bound }: Meant): Said[] {
  const read = (part: Node) => textsOf(project, { node: part, bound })
  const files = [node.getSourceFile().fileName]
  if (isText(node)) return [{ text: node.text, files }]
  if (is.isTemplateExpression(node)) {
    const parts = node.templateSpans.map((span) =>
      joined(read(span.expression), [{ text: span.literal.text, files }]),
    )
    return parts.reduce(joined, [{ text: node.head.text, files }])
  }
  if (is.isConditionalExpression(node)) return [...read(node.whenTrue), ...read(node.whenFalse)]
  if (is.isBinaryExpression(node) && node.operatorToken.getText() === '+')
    return joined(read(node.left), read(node.right))
  const known = isBound(project, node, bound) ? undefined : valuesOf(project, node)
  if (known) return known.map((text) => ({ text, files: [] }))
  const meant = followed(project, { node, bound })
  if (meant.some((it) => it.node !== node)) return meant.flatMap((it) => textsOf(project, it))
  throw new Unknown(`${node.getText()} is known to a run only`)
}

/** All combinations. */
function joined(heads: readonly Said[], tails: readonly Said[]): Said[] {
  return heads.flatMap((head) =>
    tails.map((tail) => ({
      text: head.text + tail.text,
      files: [...new Set([...head.files, ...tail.files])],
    })),
  )
}

function isBound(project: Project, node: Node, bound: Bound): boolean {
  return is.isIdentifier(node) && bound.has(symbolOf(project, node)?.id ?? 0)
}

/** The values of its type, where these are few. */
function valuesOf({ checker }: Project, node: Node): string[] | undefined {
  const type = checker.getTypeAtLocation(node)
  const types = type?.isUnionType() ? type.getTypes() : type ? [type] : []
  const values = types.flatMap((one) => (one.isLiteralType() ? [String(one.value)] : []))
  return values.length > 0 && values.length === types.length ? values : undefined
}

/** What names, calls and parts of objects stand for; the expression itself where it is plain. */
export function followed(project: Project, meant: Meant): Meant[] {
  const { node, bound } = meant
  const further = (to: Node, at = bound) => followed(project, { node: to, bound: at })
  if (
    is.isAsExpression(node) ||
    is.isSatisfiesExpression(node) ||
    is.isNonNullExpression(node) ||
    is.isParenthesizedExpression(node)
  )
    return further(node.expression)
  if (is.isIdentifier(node)) {
    const named = namedBy(project, node, bound)
    return named ? named.flatMap((it) => followed(project, it)) : [meant]
  }
  if (is.isPropertyAccessExpression(node))
    return partsOf(project, { node: node.expression, bound }, [node.name.text])
  if (is.isElementAccessExpression(node)) {
    const keys = valuesOf(project, node.argumentExpression)
    return partsOf(project, { node: node.expression, bound }, keys)
  }
  if (is.isCallExpression(node)) {
    const called = calledBy(project, node, bound)
    return called ? called.flatMap((it) => followed(project, it)) : [meant]
  }
  return [meant]
}

/** Of an object that is written out: what is below these keys, or below any. */
export function partsOf(project: Project, of: Meant, keys: readonly string[] | undefined): Meant[] {
  const found = followed(project, of).flatMap(({ node, bound }) => {
    if (!is.isObjectLiteralExpression(node)) return []
    return node.properties.flatMap((property): Meant[] => {
      if (is.isSpreadAssignment(property))
        return partsOf(project, { node: property.expression, bound }, keys)
      const name = property.name?.getText().replace(/^['"]|['"]$/g, '')
      if (keys && !keys.includes(name ?? '')) return []
      if (is.isPropertyAssignment(property))
        return followed(project, { node: property.initializer, bound })
      return is.isShorthandPropertyAssignment(property)
        ? followed(project, { node: property.name, bound })
        : []
    })
  })
  return found
}

/** What a name was declared as; a parameter is what it is bound to. */
function namedBy(project: Project, name: Node, bound: Bound): Meant[] | undefined {
  const symbol = symbolOf(project, name)
  const given = symbol && bound.get(symbol.id)
  if (given) return [given]
  const declaration = declarationOf(project, symbol)
  if (!declaration) return undefined
  if (is.isVariableDeclaration(declaration)) {
    const isConstant = (declaration.parent.flags & NodeFlags.Const) !== 0
    const { initializer } = declaration
    return isConstant && initializer ? [{ node: initializer, bound }] : undefined
  }
  if (is.isParameterDeclaration(declaration)) throw new AskCallers(ownerOf(declaration))
  if (!is.isBindingElement(declaration)) return undefined
  // One level of `{ name }`, in a parameter or a constant.
  const holder = declaration.parent.parent
  const key = (declaration.propertyName ?? declaration.name)?.getText() ?? ''
  if (is.isVariableDeclaration(holder) && holder.initializer)
    return partsOf(project, { node: holder.initializer, bound }, [key])
  if (!is.isParameterDeclaration(holder)) return undefined
  const argument = bound.get(idOf(holder))
  if (!argument) throw new AskCallers(ownerOf(holder))
  return partsOf(project, argument, [key])
}

/** What a function of ours returns, its parameters bound to the arguments. */
function calledBy(project: Project, call: CallExpression, bound: Bound): Meant[] | undefined {
  const symbol = symbolOf(project, call.expression)
  const declaration = declarationOf(project, symbol)
  const given =
    declaration && is.isVariableDeclaration(declaration) ? declaration.initializer : declaration
  if (!given || !(is.isFunctionDeclaration(given) || is.isArrowFunction(given))) return undefined
  if (!given.body) return undefined
  const inside = bindingsOf(project, given, { call, bound })
  return returnsOf(given.body).map((node) => ({ node, bound: inside }))
}

function returnsOf(body: Node): Node[] {
  if (!is.isBlock(body)) return [body]
  const found: Node[] = []
  const visit = (node: Node): void => {
    if (is.isReturnStatement(node) && node.expression) found.push(node.expression)
    else if (!is.isFunctionDeclaration(node) && !is.isArrowFunction(node)) node.forEachChild(visit)
  }
  body.forEachChild(visit)
  return found
}

type Call = { readonly call: CallExpression; readonly bound: Bound }

/** The parameters of a function as one call of it has them. */
export function bindingsOf(
  project: Project,
  of: FunctionLikeDeclaration,
  { call, bound }: Call,
): Bound {
  const bindings = new Map(bound)
  of.parameters.forEach((parameter, nr) => {
    const node = call.arguments[nr] ?? parameter.initializer
    if (!node) return
    bindings.set(idOf(parameter), { node, bound })
    const symbol = is.isIdentifier(parameter.name) && symbolOf(project, parameter.name)
    if (symbol) bindings.set(symbol.id, { node, bound })
  })
  return bindings
}

/** A parameter that is taken apart has no symbol; where it stands is as good. */
function idOf(parameter: ParameterDeclaration): number {
  return -parameter.pos - 1
}

function ownerOf(parameter: ParameterDeclaration): FunctionLikeDeclaration {
  return parameter.parent as FunctionLikeDeclaration
}

function symbolOf({ checker }: Project, node: Node): Named | undefined {
  const isShort = is.isShorthandPropertyAssignment(node.parent) && node.parent.name === node
  const symbol = isShort
    ? checker.getShorthandAssignmentValueSymbol(node.parent)
    : checker.getSymbolAtLocation(node)
  if (!symbol) return undefined
  return (symbol.flags & SymbolFlags.Alias) === 0 ? symbol : checker.getAliasedSymbol(symbol)
}

function declarationOf(project: Project, symbol: Named | undefined): Node | undefined {
  return (symbol?.valueDeclaration ?? symbol?.declarations[0])?.resolve(project)
}

function isText(
  node: Node,
): node is StringLiteral | NoSubstitutionTemplateLiteral | NumericLiteral {
  return (
    is.isStringLiteral(node) ||
    is.isNoSubstitutionTemplateLiteral(node) ||
    is.isNumericLiteral(node)
  )
}
