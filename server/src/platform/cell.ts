// A cell: a complete install for a part of an install's clients. What names one, wherever it is
// named, is here, and which there are; what is decided about trades and money knows of none. Home,
// the first, hears the source of prices, and people decide there; the others follow it.

/** An install without cells is it. */
export const homeCell = 1
/** Few enough for two digits, and for ids that are exact as numbers. */
export const cellsMost = 63

export type CellUrls = ReadonlyMap<number, string>

/** Ids that a database numbers begin here in a cell other than home. */
export function firstId(cell: number): bigint {
  return cell === homeCell ? 1n : BigInt(cell) << idBits
}

/** The cell in which something got this id. */
export function cellOfId(id: bigint): number {
  const cell = Number(id >> idBits)
  return cell === 0 ? homeCell : cell
}

const idBits = 40n

/** What tokens of a cell begin with: whoever shows one is led there. */
export function tokenPrefix(cell: number): string {
  return cell === homeCell ? '' : `${cell}.`
}

/** Of a token, whatever stands before its cell's number; home's where it says none. */
export function cellOfToken(token: string): number {
  const [, nr] = /^(?:[a-z]+_)?([1-9]\d?)\.[\w-]+$/.exec(token) ?? []
  return nr === undefined ? homeCell : Number(nr)
}

export type Cells = {
  readonly cell: number
  /** The numbers of all of them. */
  readonly cells: readonly number[]
}

/** What an install is unless it is said otherwise. */
export const oneCell: Cells = { cell: homeCell, cells: [homeCell] }

export function cellsOf(config: { readonly cell: number; readonly cellUrls: CellUrls | null }) {
  const { cell, cellUrls } = config
  return cellUrls === null ? oneCell : { cell, cells: [...cellUrls.keys()] }
}

export function isHome({ cell }: Pick<Cells, 'cell'>): boolean {
  return cell === homeCell
}

/** Whether other cells follow this one. */
export function isFollowed(cells: Cells): boolean {
  return isHome(cells) && cells.cells.length > 1
}
