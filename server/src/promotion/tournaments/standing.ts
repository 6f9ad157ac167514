// Who stands where: by what their chips came to in trades that are settled, then by who reached it
// earlier, then by who had joined earlier. So no two stand at the same place. Pure.

import type { ClientId } from '#kernel/ids.ts'
import { isLess, plus, type Usd } from '#kernel/money.ts'
import type { Millis } from '#kernel/time.ts'

export type Result = {
  readonly clientId: ClientId
  /** By when they joined: 1 was the first. */
  readonly number: number
  /** Chips at hand, and those staked on trades that are open. */
  readonly available: Usd
  readonly staked: Usd
  /** Trades that were won, lost or tied; a void one never was. */
  readonly decided: number
  /** When the last trade expired that changed their figure, or they got chips. */
  readonly reachedAt: Millis
}

export type Standing = Result & {
  /** What counts: open trades neither gain nor lose yet. */
  readonly figure: Usd
  /** Null: has not traded, and so has no place. */
  readonly place: number | null
}

export function figureOf({ available, staked }: Pick<Result, 'available' | 'staked'>): Usd {
  return plus(available, staked)
}

/** Best first, and last those who have not traded. */
export function standingsOf(results: readonly Result[]): Standing[] {
  const rows = results.map((result) => ({ ...result, figure: figureOf(result) })).sort(inOrder)
  return rows.map((row, index) => ({ ...row, place: hasTraded(row) ? index + 1 : null }))
}

type Row = Result & { readonly figure: Usd }

function inOrder(a: Row, b: Row): number {
  if (hasTraded(a) !== hasTraded(b)) return hasTraded(a) ? -1 : 1
  if (a.figure !== b.figure) return isLess(a.figure, b.figure) ? 1 : -1
  return a.reachedAt - b.reachedAt || a.number - b.number
}

function hasTraded({ decided }: Pick<Result, 'decided'>): boolean {
  return decided > 0
}
