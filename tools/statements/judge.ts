// Holds a statement of the code against what PostgreSQL says of it, and tells what does not fit.

import type { Project, Type } from 'typescript/unstable/sync'
import type { Statement } from './calls.ts'
import type { Catalog, ColumnType } from './catalog.ts'
import type { Column, Described } from './prepared.ts'

export type Compared = {
  readonly statement: Statement
  readonly described: Described | string
  readonly catalog: Catalog
  readonly project: Project
}

/** What is wrong, a line each. */
export function wrongsOf(compared: Compared): string[] {
  const { statement, described } = compared
  if (typeof described === 'string') return [`PostgreSQL refuses it: ${described}`]
  return [
    ...wrongCount(statement, described),
    ...wrongRows(compared, described.columns),
    ...forgottenColumns(statement.text, compared.catalog),
  ]
}

function wrongCount({ values }: Statement, { parameters }: Described): string[] {
  if (values === undefined || values === parameters) return []
  return [`it takes ${parameters} parameters and is given ${values} values`]
}

function wrongRows(compared: Compared, columns: readonly Column[]): string[] {
  const { row } = compared.statement
  const { checker } = compared.project
  if (!row) return []
  const properties = checker.getPropertiesOfType(row)
  const names = columns.map(({ name }) => name)
  return [
    ...properties
      .filter(({ name }) => !names.includes(name))
      .map(({ name }) => `the row type has ${name}, and no column is called so`),
    ...columns.flatMap((column) => {
      const property = properties.find(({ name }) => name === column.name)
      const type = property && checker.getTypeOfSymbol(property)
      if (!type) return [`the column ${column.name} is not in the row type`]
      return wrongType(compared, column, type)
    }),
  ]
}

function wrongType(
  { statement, project, catalog }: Compared,
  column: Column,
  type: Type,
): string[] {
  const { checker } = project
  const of = catalog.typeOf(column.dataTypeID)
  const source = catalog.columnOf(column.tableID, column.columnID)
  const plain = checker.getNonNullableType(type) ?? type
  const shown = `${column.name} is ${of.name}`
  const wanted = wantedOf(of)
  if (wanted === undefined) return [`${shown}, which db.ts does not parse: cast it`]
  if (!wanted.fits(project, plain))
    return [`${shown}, read as ${wanted.says}; the row type says ${checker.typeToString(type)}`]
  const { unknown, unsaid } = labelsApart(of, plain)
  if (unknown.length > 0) return [`${shown}, and the row type does not know ${unknown.join(', ')}`]
  if (unsaid.length > 0) return [`${shown}, which has no ${unsaid.join(', ')}, as the row type has`]
  const mayBeNull = source?.isNotNull === false && !isBarred(column.name, statement.text)
  return mayBeNull && plain.id === type.id ? [`${shown} and may be null`] : []
}

/** Whether a condition on it lets no null through: good enough for what nobody would write else. */
function isBarred(name: string, sql: string): boolean {
  return new RegExp(`\\b${name}\\b (=|<|>|is not null|in \\()`).test(sql)
}

/** An enum's words that are not among those of the row type, and the other way round. */
function labelsApart({ element, labels }: ColumnType, type: Type) {
  const types = type.isUnionType() ? type.getTypes() : [type]
  const words = types.flatMap((one) => (one.isStringLiteralType() ? [one.value] : []))
  if (!labels || element || words.length < types.length) return { unknown: [], unsaid: [] }
  return {
    unknown: labels.filter((label) => !words.includes(label)),
    unsaid: words.filter((word) => !labels.includes(word)),
  }
}

type Wanted = {
  readonly says: string
  readonly fits: (project: Project, type: Type) => boolean
}

const bigint: Wanted = {
  says: 'a bigint',
  fits: ({ checker }, type) => checker.isTypeAssignableTo(type, checker.getBigIntType()),
}
const number: Wanted = {
  says: 'a number',
  fits: ({ checker }, type) => checker.isTypeAssignableTo(type, checker.getNumberType()),
}
const text: Wanted = {
  says: 'a string',
  fits: ({ checker }, type) => checker.isTypeAssignableTo(type, checker.getStringType()),
}
const boolean: Wanted = {
  says: 'a boolean',
  fits: ({ checker }, type) => checker.isTypeAssignableTo(type, checker.getBooleanType()),
}
const bytes: Wanted = {
  says: 'a Buffer',
  fits: (_project, type) => type.getSymbol()?.name === 'Buffer',
}
const anything: Wanted = { says: 'parsed JSON', fits: () => true }

/** By the name of PostgreSQL's type, as db.ts and the driver read them. */
const read: Readonly<Record<string, Wanted>> = {
  int8: bigint,
  int2: number,
  int4: number,
  oid: number,
  float4: number,
  float8: number,
  text,
  varchar: text,
  name: text,
  uuid: text,
  numeric: text,
  bool: boolean,
  bytea: bytes,
  bit: text,
  timestamptz: number,
  json: anything,
  jsonb: anything,
  void: anything,
}

/** The driver knows arrays of few types, and gives the bigints of one as text. */
const lists: Readonly<Record<string, Wanted>> = {
  _int2: number,
  _int4: number,
  _float8: number,
  _text: text,
  _uuid: text,
}

function wantedOf({ name, element, labels }: ColumnType): Wanted | undefined {
  if (element === null) return read[name] ?? (labels ? text : undefined)
  const each = lists[name]
  return each && listOf(each)
}

function listOf(each: Wanted): Wanted {
  return {
    says: `a list, each ${each.says}`,
    fits: (project, type) => {
      if (!type.isTypeReference()) return false
      const [element] = project.checker.getTypeArguments(type)
      return element !== undefined && each.fits(project, element)
    },
  }
}

const writes = /\b(?:insert\s+into|copy)\s+(\w+)\s*(?:as\s+\w+\s*)?\(([^()]*)\)/gi

/** Columns that a new row must have, and that no insert into the table names. */
function forgottenColumns(sql: string, catalog: Catalog): string[] {
  return [...sql.matchAll(writes)].flatMap(([, table = '', list = '']) => {
    const named = list.split(',').map((name) => name.trim().replaceAll('"', ''))
    const demanded = catalog.columnsOf(table)?.filter(({ isDemanded }) => isDemanded) ?? []
    return demanded
      .filter(({ name }) => !named.includes(name))
      .map(({ name }) => `the insert into ${table} forgets ${name}, which has no default`)
  })
}
