import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type PriceScale, points } from '#kernel/price.ts'
import { isReached, levelsOf } from './alert.ts'

const scale: PriceScale = { decimals: 1, tickPoints: 5 }
const spot = points(600_000)

describe('the levels of a wish', () => {
  it.each([
    [{ kind: 'above', symbol: 'BTCUSD', price: 61_000.2 } as const, [610_000, null]],
    [{ kind: 'below', symbol: 'BTCUSD', price: 59_999.8 } as const, [null, 600_000]],
    [{ kind: 'moved', symbol: 'BTCUSD', percent: 1 } as const, [606_000, 594_000]],
    // Outward: what has moved by less is not told.
    [{ kind: 'moved', symbol: 'BTCUSD', percent: 0.1001 } as const, [600_605, 599_395]],
  ])('%j are %j', (wish, [upper, lower]) => {
    expect(levelsOf(wish, { spot, scale })).toEqual({ upper, lower })
  })

  it.each([0.01, 1e20, Number.NaN])('are none of the price %s', (price) => {
    expect(levelsOf({ kind: 'above', symbol: 'X', price }, { spot, scale })).toBeUndefined()
  })

  it('of a move stand around the price, on the grid, above zero', () => {
    const percent = fc.double({ min: 0.1, max: 50, noNaN: true })
    const spots = fc.integer({ min: 1, max: 2_000_000 }).map((steps) => points(steps * 5))
    fc.assert(
      fc.property(spots, percent, (from, by) => {
        const levels = levelsOf({ kind: 'moved', symbol: 'X', percent: by }, { spot: from, scale })
        const [upper, lower] = [Number(levels?.upper), Number(levels?.lower)]
        expect([upper % 5, lower % 5]).toEqual([0, 0])
        expect(lower).toBeGreaterThan(0)
        expect(upper).toBeGreaterThan(from)
        // On the lowest step of the grid there is nothing below.
        if (from > 5) expect(lower).toBeLessThan(from)
      }),
    )
  })
})

describe('a level', () => {
  const levels = { upper: points(610), lower: points(590) }
  it.each([
    [609, false],
    [610, true],
    [700, true],
    [591, false],
    [590, true],
    [1, true],
  ])('by %i: %s', (price, is) => {
    expect(isReached(levels, points(price))).toBe(is)
  })

  it('that is not there is never reached', () => {
    expect(isReached({ upper: null, lower: null }, points(1))).toBe(false)
  })
})
