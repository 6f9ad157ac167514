// Labels on one line that never cover each other: each stays as near to its place as the others
// let it.

export type Label = {
  /** Where its middle belongs. */
  readonly at: number
  readonly size: number
}

type Edges = { readonly from: number; readonly to: number }

/** How many trades are told of in words: on a narrow chart they would hide the prices. */
export function labelsOn(width: number): number {
  return width < 480 ? 2 : 4
}

/** The middles, in the order given. Where there is no room for all, the last ones overlap. */
export function spread(labels: readonly Label[], { from, to }: Edges): number[] {
  const order = labels
    .map((_, index) => index)
    .sort((a, b) => labelAt(labels, a) - labelAt(labels, b))
  const middles = labels.map(({ at, size }) =>
    Math.min(Math.max(at, from + size / 2), to - size / 2),
  )
  // Down from the first, then up from the last: what was pushed over the edge comes back.
  push(order, from, 1)
  push(order.toReversed(), to, -1)
  return middles

  function push(along: readonly number[], edge: number, way: 1 | -1): void {
    let taken = edge
    for (const index of along) {
      const half = sizeOf(labels, index) / 2
      const middle = middles[index] ?? 0
      const placed = way === 1 ? Math.max(middle, taken + half) : Math.min(middle, taken - half)
      middles[index] = placed
      taken = placed + way * half
    }
  }
}

const labelAt = (labels: readonly Label[], index: number) => labels[index]?.at ?? 0
const sizeOf = (labels: readonly Label[], index: number) => labels[index]?.size ?? 0
