import { describe, expect, it } from 'vitest'
import { fc } from '#seed'
import { sparklineOf } from './sparkline.ts'

describe('a sparkline', () => {
  it('runs from 0 at the lowest close to z at the highest', () => {
    expect(sparklineOf([10, 20, 15])).toBe('0zh')
  })

  it('lies in the middle where nothing moved, and is empty without closes', () => {
    expect(sparklineOf([5, 5, 5])).toBe('hhh')
    expect(sparklineOf([])).toBe('')
  })

  it('keeps the order of any two closes', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 1e12 }), { minLength: 1 }), (closes) => {
        const heights = [...sparklineOf(closes)].map((letter) => Number.parseInt(letter, 36))
        expect(heights).toHaveLength(closes.length)
        for (const [a, height] of heights.entries()) {
          for (const [b, other] of heights.entries()) {
            if ((closes[a] ?? 0) < (closes[b] ?? 0)) expect(height).toBeLessThanOrEqual(other)
          }
        }
      }),
    )
  })
})
