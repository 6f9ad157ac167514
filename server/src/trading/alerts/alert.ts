// A price alert: at which levels a client is told, in points of the instrument. It is reached by
// the first stored price at a level or beyond it.

import type { NewPriceAlert } from '#contract/client/price-alerts.ts'
import type { ClientId } from '#kernel/ids.ts'
import { type Points, type PriceScale, points, pointsTold } from '#kernel/price.ts'
import type { Millis } from '#kernel/time.ts'

export type Levels = { readonly upper: Points | null; readonly lower: Points | null }

export type Alert = Levels & {
  readonly id: string
  readonly clientId: ClientId
  readonly instrumentId: number
  readonly kind: NewPriceAlert['kind']
  readonly setAt: Points
  readonly madeAt: Millis
  readonly reached: { readonly at: Millis; readonly price: Points } | null
}

/**
 * The levels of a wish, on the grid of prices: of a move the outer ones, so that it has moved by so
 * much for sure. Undefined where a price is none.
 */
export function levelsOf(
  wish: NewPriceAlert,
  { spot, scale }: { readonly spot: Points; readonly scale: PriceScale },
): Levels | undefined {
  if (wish.kind === 'moved') {
    const by = (spot * wish.percent) / 100
    const upper = onGrid(Math.ceil((spot + by) / scale.tickPoints), scale)
    const lower = onGrid(Math.floor((spot - by) / scale.tickPoints), scale)
    return { upper, lower: lower > 0 ? lower : onGrid(1, scale) }
  }
  const level = pointsTold(wish.price, scale)
  if (level === undefined) return undefined
  return wish.kind === 'above' ? { upper: level, lower: null } : { upper: null, lower: level }
}

export function isReached({ upper, lower }: Levels, price: Points): boolean {
  return (upper !== null && price >= upper) || (lower !== null && price <= lower)
}

function onGrid(steps: number, { tickPoints }: PriceScale): Points {
  return points(steps * tickPoints)
}
