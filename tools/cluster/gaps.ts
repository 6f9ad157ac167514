// How long nobody's order was accepted: in the cell that a fault struck, and in the others. Home
// owes the others prices, and they owe home nothing.

import { homeCell } from '#server/platform/cell.ts'

/** When orders were acknowledged to clients of a cell, in milliseconds of one clock. */
export type Acknowledged = { readonly cell: number; readonly times: readonly number[] }

export type Gaps = {
  readonly gapMs: number
  /** The longest of the other cells; undefined where there is none. */
  readonly elsewhereMs: number | undefined
  readonly problems: readonly string[]
}

const elsewhereMostMs = 5_000

/** From `since`, when it struck. */
export function gapsOf(all: readonly Acknowledged[], struck: number, since: number): Gaps {
  const longestOf = (some: readonly Acknowledged[]) =>
    Math.max(0, ...some.map(({ times }) => longestGap(times, since)))
  const others = all.filter(({ cell }) => cell !== struck)
  const gapMs = longestOf(all.filter(({ cell }) => cell === struck))
  if (others.length === 0) return { gapMs, elsewhereMs: undefined, problems: [] }
  const elsewhereMs = longestOf(others)
  const isTooLong = struck !== homeCell && elsewhereMs > elsewhereMostMs
  const seconds = (elsewhereMs / 1_000).toFixed(1)
  const problems = isTooLong ? [`elsewhere no order was accepted for ${seconds} s`] : []
  return { gapMs, elsewhereMs, problems }
}

function longestGap(times: readonly number[], since: number): number {
  const gaps = times.flatMap((at, index) => (at > since ? [at - (times[index - 1] ?? since)] : []))
  return Math.max(0, ...gaps)
}
