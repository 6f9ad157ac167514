// Reads the comma-separated tables that instruments and assets are kept in: named columns, no
// quoting. Whatever is wrong is refused with the file and the line, so that it can be put right
// without looking at code.

/** A seed file is wrong; the message is a whole sentence that starts with the file and the line. */
export class SeedRefused extends Error {
  override name = 'SeedRefused'
}

/** One row: reads its cells by column name, and refuses with the row's place. */
export type CsvRow = {
  /** The cell's text; refused when it is empty. */
  readonly text: (column: string) => string
  /** The cell's text, or null when it is empty. */
  readonly optional: (column: string) => string | null
  /** A whole number of at least `min`. */
  readonly whole: (column: string, min: number) => number
  /** A decimal number of at least `min`. */
  readonly decimal: (column: string, min: number) => number
  /** One of the listed words. */
  readonly oneOf: <Word extends string>(column: string, words: readonly Word[]) => Word
  readonly refuse: (reason: string) => never
}

/**
 * The rows below the header. Every row has exactly the listed columns, in this order; blank lines
 * are skipped.
 */
export function parseCsv(text: string, file: string, columns: readonly string[]): CsvRow[] {
  const [header = '', ...lines] = text.split('\n')
  if (header.trim() !== columns.join(',')) {
    throw new SeedRefused(`${file}, line 1: the header must be ${columns.join(',')}.`)
  }
  return lines.flatMap((line, index) => {
    if (line.trim() === '') return []
    const place = `${file}, line ${index + 2}`
    const cells = line.split(',').map((cell) => cell.trim())
    if (cells.length !== columns.length) {
      throw new SeedRefused(
        `${place}: ${columns.length} columns are expected, ${cells.length} found.`,
      )
    }
    return [rowOf(new Map(columns.map((column, at) => [column, cells[at]!])), place)]
  })
}

function rowOf(cells: ReadonlyMap<string, string>, place: string): CsvRow {
  const refuse = (reason: string): never => {
    throw new SeedRefused(`${place}: ${reason}.`)
  }
  const text = (column: string) => cells.get(column) || refuse(`${column} is empty`)
  const number = (column: string, min: number, pattern: RegExp, kind: string) => {
    const cell = text(column)
    const value = Number(cell)
    return pattern.test(cell) && value >= min
      ? value
      : refuse(`${column} must be a ${kind} of at least ${min}, not ${JSON.stringify(cell)}`)
  }
  return {
    text,
    optional: (column) => cells.get(column) || null,
    whole: (column, min) => number(column, min, /^\d{1,15}$/, 'whole number'),
    decimal: (column, min) => number(column, min, /^\d{1,15}(\.\d{1,15})?$/, 'decimal number'),
    oneOf: (column, words) => {
      const cell = text(column)
      const word = words.find((it) => it === cell)
      return word ?? refuse(`${column} must be one of ${words.join(', ')}, not "${cell}"`)
    },
    refuse,
  }
}
