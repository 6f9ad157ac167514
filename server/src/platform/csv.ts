// Lines of CSV (RFC 4180, or with semicolons) that a spreadsheet can be trusted with: every cell is
// quoted, and text that it would take for a formula begins with an apostrophe. Numbers are typed as
// such, so that a negative amount stays one.

import { assert } from '#kernel/assert.ts'

/** Excel takes a file without it for another encoding. */
export const byteOrderMark = '\ufeff'

export type Cell = string | { readonly number: string }

/** Where decimals follow a comma, spreadsheets expect a semicolon between cells. */
const betweenCells = { '.': ',', ',': ';' } as const

export function csvLine(cells: readonly Cell[], decimal: '.' | ','): string {
  return `${cells.map((cell) => quoted(cell, decimal)).join(betweenCells[decimal])}\r\n`
}

const numeric = /^-?\d+(\.\d+)?$/
/** Also behind what a spreadsheet skips, and in the wide forms it reads alike. */
const formula = /^[\s\u00a0\ufeff"]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/

function quoted(cell: Cell, decimal: string): string {
  if (typeof cell !== 'string') {
    assert(numeric.test(cell.number), 'a number is digits')
    return `"${cell.number.replace('.', decimal)}"`
  }
  const safe = formula.test(cell) ? `'${cell}` : cell
  return `"${safe.replaceAll('"', '""')}"`
}
