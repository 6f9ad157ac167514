// Reads the consolidated list of people under financial sanctions of the European Union, as it is
// published in CSV: a row for each name, address, birth or number of whoever is listed. Columns are
// found by their names, those of version 1.1 and of version 1.0.

import { gathering, type ParsedList, peopleMost } from './listed.ts'

const columns = {
  published: ['fileGenerationDate', 'Date_file'],
  ref: ['Entity_LogicalId', 'Entity_logical_id'],
  type: ['Entity_SubjectType', 'Subject_type'],
  name: ['NameAlias_WholeName', 'Naal_wholename'],
  born: ['BirthDate_BirthDate', 'Birt_date'],
  bornYear: ['BirthDate_Year', 'Birt_year'],
} as const
type Column = keyof typeof columns

const rowsMost = 10 * peopleMost

/** Undefined where it is another file, or broken. It stops often: a list is long. */
export function* parseEurope(csv: string): Generator<undefined, ParsedList | undefined> {
  const found = gathering()
  let at: Readonly<Record<Column, number>> | undefined
  let version = ''
  let count = 0
  for (const row of rowsOf(csv.replace(/^\uFEFF/, ''))) {
    if (row === undefined) return undefined
    if (!at) {
      at = placesOf(row)
      if (!at) return undefined
      continue
    }
    const places = at
    const of = (column: Column) => row[places[column]]?.trim() ?? ''
    count += 1
    if (count > rowsMost) return undefined
    if (count % 500 === 0) yield undefined
    version ||= dayOf(of('published'))
    if (!/^(p|person)$/i.test(of('type')) || of('ref') === '') continue
    found.add(of('ref'), of('name'), of('born') || of('bornYear'))
  }
  const people = found.all()
  if (version === '' || people.length === 0) return undefined
  return { kind: 'eu_consolidated', version, people }
}

/** The first column of each name; undefined where one that is needed is not there. */
function placesOf(head: readonly string[]): Record<Column, number> | undefined {
  const places = Object.fromEntries(
    Object.entries(columns).map(([column, names]) => [
      column,
      head.findIndex((name) => (names as readonly string[]).includes(name.trim())),
    ]),
  ) as Record<Column, number>
  const { published, ref, type, name } = places
  return Math.min(published, ref, type, name) < 0 ? undefined : places
}

/** "18/09/2026" and "2026-09-18" are the 18th of September. */
function dayOf(given: string): string {
  const [, day, month, year] = /^(\d\d)\/(\d\d)\/(\d{4})/.exec(given) ?? []
  if (year !== undefined) return `${year}-${month}-${day}`
  return /^\d{4}-\d\d-\d\d/.exec(given)?.[0] ?? ''
}

/**
 * Cells parted by semicolons; a cell in quotes may hold semicolons, ends of lines and "". Undefined
 * comes last where a quote does not end as it should: the file is another, or cut off.
 */
function* rowsOf(csv: string): Generator<string[] | undefined> {
  let row: string[] = []
  let at = 0
  while (at < csv.length) {
    const { cell, end } = csv[at] === '"' ? quotedAt(csv, at) : bareAt(csv, at)
    const sign = csv[end] ?? ''
    if (cell === undefined || !/^[;\r\n]?$/.test(sign)) return yield undefined
    row.push(cell)
    at = end + (csv.startsWith('\r\n', end) ? 2 : 1)
    if (sign === ';') continue
    if (row.length > 1 || row[0] !== '') yield row
    row = []
  }
  if (row.length > 0) yield row
}

type Cell = { readonly cell: string | undefined; readonly end: number }

function bareAt(csv: string, at: number): Cell {
  const sign = /[;\r\n]/g
  sign.lastIndex = at
  const end = sign.exec(csv)?.index ?? csv.length
  const cell = csv.slice(at, end)
  return { cell: cell.includes('"') ? undefined : cell, end }
}

function quotedAt(csv: string, at: number): Cell {
  let end = csv.indexOf('"', at + 1)
  while (end >= 0 && csv[end + 1] === '"') end = csv.indexOf('"', end + 2)
  if (end < 0) return { cell: undefined, end: csv.length }
  return { cell: csv.slice(at + 1, end).replaceAll('""', '"'), end: end + 1 }
}
