// A price is a whole number of points, the smallest unit its instrument is kept in (10^-decimals).
// Whole numbers compare exactly; a price becomes a decimal only at the wire.

import { assert } from './assert.ts'
import type { Brand } from './brand.ts'

export type Points = Brand<number, 'Points'>

/**
 * How an instrument's prices are written: `decimals` places, moving in steps of `tickPoints`
 * points.
 */
export type PriceScale = { readonly decimals: number; readonly tickPoints: number }

export function points(value: number): Points {
  assert(Number.isSafeInteger(value), `a price is a whole number of points, got ${value}`)
  return value as Points
}

/** The nearest price on the instrument's tick grid. `value` is the decimal price, e.g. 64218.4. */
export function toPoints(value: number, scale: PriceScale): Points {
  return points(nearest(value, scale))
}

/**
 * The same of what somebody else says is a price; undefined where it is none: not above zero on the
 * grid, no number, or too large to be counted in points.
 */
export function pointsTold(value: number, scale: PriceScale): Points | undefined {
  const told = nearest(value, scale)
  return Number.isSafeInteger(told) && told > 0 ? points(told) : undefined
}

function nearest(value: number, { decimals, tickPoints }: PriceScale): number {
  return Math.round((value * 10 ** decimals) / tickPoints) * tickPoints
}

/**
 * The decimal price as a number; exact in the sense that it prints with the instrument's decimals.
 */
export function fromPoints(price: Points, scale: PriceScale): number {
  return price / 10 ** scale.decimals
}

export function priceToText(price: Points, scale: PriceScale): string {
  return fromPoints(price, scale).toFixed(scale.decimals)
}

/** The step between two neighbouring prices as decimal text, e.g. "0.01". */
export function tickSizeText(scale: PriceScale): string {
  return (scale.tickPoints / 10 ** scale.decimals).toFixed(scale.decimals)
}
