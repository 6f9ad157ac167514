// The cells of an install: each has a database of its own for a part of the clients. The first is
// home, where the source of prices is heard and where people decide; the others follow it.

export type Cells = {
  /** Which of them this process is of. */
  readonly cell: number
  /** The numbers of all of them. */
  readonly cells: readonly number[]
}

export const home = 1
/** What an install is unless it is said otherwise. */
export const oneCell: Cells = { cell: home, cells: [home] }

export function isHome({ cell }: Cells): boolean {
  return cell === home
}

/** Whether other cells follow this one. */
export function isFollowed(cells: Cells): boolean {
  return isHome(cells) && cells.cells.length > 1
}
