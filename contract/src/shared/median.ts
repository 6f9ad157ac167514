// The price in the middle of several, in points: what a median of sources is, for who makes it and
// for who checks it.

import { type Points, type PriceScale, points } from '#kernel/price.ts'

/** The one in the middle, or the mean of the two there, up to the grid where it lies between. */
export function middleOf(mids: readonly Points[], { tickPoints }: PriceScale): Points | undefined {
  const sorted = mids.toSorted((a, b) => a - b)
  const upper = sorted[sorted.length >> 1]
  if (upper === undefined || sorted.length % 2 === 1) return upper
  const mean = ((sorted[(sorted.length >> 1) - 1] ?? upper) + upper) / 2
  return points(Math.ceil(mean / tickPoints) * tickPoints)
}
