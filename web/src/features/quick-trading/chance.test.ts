// The scale of chances: what lies where, what a pointer picks and what an arrow does.

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { besideOf, chanceOf, nearestTo } from './chance.ts'

const rates = [
  { id: '75/3', buy_profit_rate: 0.75, sell_profit_rate: 0.03 },
  { id: '12/5', buy_profit_rate: 0.12, sell_profit_rate: 0.05 },
  { id: '218/218', buy_profit_rate: 2.18, sell_profit_rate: 2.18 },
]

describe('chance', () => {
  test.each([
    ['Buy', 0, 0.04, 0.96 / 1.75],
    ['Sell', 0, 0.04, 0.96 / 1.03],
    ['Buy', 2, 0, 1 / 3.18],
  ] as const)('of a %s', (side, at, margin, chance) => {
    const rate = rates[at]
    expect(rate && chanceOf(rate, side, margin)).toBeCloseTo(chance, 12)
  })

  test('what is pointed at exactly is picked', () => {
    fc.assert(
      fc.property(fc.constantFrom(...rates), fc.constantFrom('Buy', 'Sell'), (rate, side) => {
        expect(nearestTo(chanceOf(rate, side, 0.04), rates, side, 0.04)).toBe(rate)
      }),
    )
  })

  test('an arrow goes up the scale of its side and stops at its end', () => {
    const walk = ['218/218']
    for (let step = 0; step < 3; step += 1) {
      walk.push(besideOf(walk.at(-1) ?? '', rates, 'Buy', 1)?.id ?? '')
    }
    expect(walk).toEqual(['218/218', '75/3', '12/5', '12/5'])
    expect(besideOf('12/5', rates, 'Sell', 1)?.id).toBe('75/3')
    expect(besideOf('218/218', rates, 'Sell', -1)?.id).toBe('218/218')
  })

  test('without rates there is nothing to pick', () => {
    expect(nearestTo(0.5, [], 'Buy', 0.04)).toBeUndefined()
  })
})
