// A list that is asked for anew stays where it is under whoever reads it: what comes in above moves
// what is scrolled to by as much.

type Ids = readonly string[]

/**
 * By how many rows what stood at `held` has moved, or, where that is gone, the next below it that
 * is still there; of the next above it where there is none.
 */
export function shiftOf(before: Ids, after: Ids, held: number): number {
  const places = new Map(after.map((id, index) => [id, index]))
  const below = before.slice(held).find((id) => places.has(id))
  const id = below ?? before.slice(0, held).findLast((one) => places.has(one))
  return id === undefined ? 0 : (places.get(id) ?? 0) - before.indexOf(id)
}
