// Infers how finely a series of prices moves (its decimals and its tick) from the prices
// themselves.

import { assert } from '#kernel/assert.ts'
import type { PriceScale } from '#kernel/price.ts'

/** Ticks that exchanges use within a decade, coarsest first: 5, 2.5, 2 and 1. */
const tickOfDecade = [
  { tickPoints: 5, extraDecimals: 0 },
  { tickPoints: 25, extraDecimals: 1 },
  { tickPoints: 2, extraDecimals: 0 },
  { tickPoints: 1, extraDecimals: 0 },
] as const
/**
 * More digits than this are rounding noise of whoever wrote the file, and points must stay exact
 * integers.
 */
const significantDigitsMax = 12
/** A few prices off the grid (interpolated by a vendor) do not make the grid finer. */
const shareOffGridMax = 0.05
/**
 * With fewer distinct prices than this, 5 of 10 could be chance: only the decimals are inferred.
 */
const distinctForTickMin = 20

/**
 * The coarsest grid on which at least 95 % of the distinct prices lie, no coarser than 5. Distinct
 * prices, so that a quiet series which rarely leaves one round price is not taken for a coarse one.
 */
export function inferScale(prices: Iterable<number>): PriceScale {
  const distinct = [...new Set(prices)]
  assert(distinct.length > 0, 'a tick is inferred from at least one price')
  const wholeDigits = Math.max(1, Math.ceil(Math.log10(distinct.reduce((a, b) => Math.max(a, b)))))
  const decimalsMax = significantDigitsMax - Math.min(wholeDigits, significantDigitsMax)
  const ticks = distinct.length < distinctForTickMin ? tickOfDecade.slice(-1) : tickOfDecade
  for (let decimals = 0; decimals < decimalsMax; decimals += 1) {
    for (const { tickPoints, extraDecimals } of ticks) {
      const scale = { decimals: decimals + extraDecimals, tickPoints }
      if (isGridOf(distinct, scale)) return scale
    }
  }
  return { decimals: decimalsMax, tickPoints: 1 }
}

function isGridOf(distinct: readonly number[], scale: PriceScale): boolean {
  const ticksPerUnit = 10 ** scale.decimals / scale.tickPoints
  let offLeft = Math.floor(distinct.length * shareOffGridMax)
  for (const price of distinct) {
    const ticks = price * ticksPerUnit
    const isOff = ticks < 0.5 || Math.abs(ticks - Math.round(ticks)) > 1e-3
    if (isOff && offLeft-- === 0) return false
  }
  return true
}
