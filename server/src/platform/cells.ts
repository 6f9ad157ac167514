// Which of the cells of an install a process is of, and which there are. Home hears the source of
// prices, and people decide there; the others follow it.

import { type CellUrls, homeCell } from './cell.ts'

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
