import { describe, expect, it } from 'vitest'
import { fc } from '#seed'
import { amountOf, leadOf, profitOn, raised, strikeAt } from './strike.ts'

const cents = { decimals: 2, tick_size: '0.01' }

describe('strikeAt', () => {
  it.each([
    [100, '1.000000000000', 'Buy', 100],
    [100, '1.000010000000', 'Buy', 100],
    [100, '1.000010000000', 'Sell', 100.01],
    [100, '0.999990000000', 'Buy', 99.99],
    [100, '0.999990000000', 'Sell', 100],
    [64_218.4, '0.999826000000', 'Buy', 64_207.22],
  ] as const)('%s x %s for a %s is %s', (spot, factor, side, strike) => {
    expect(strikeAt(spot, factor, cents, side)).toBe(strike)
  })

  it('rounds in the favour of the client and by less than a tick', () => {
    const spots = fc.integer({ min: 1, max: 10_000_000 }).map((points) => points / 100)
    const factors = fc.integer({ min: 900_000_000_000, max: 1_100_000_000_000 })
    fc.assert(
      fc.property(spots, factors, (spot, factor) => {
        const text = `${Math.floor(factor / 1e12)}.${String(factor % 1e12).padStart(12, '0')}`
        const exact = (spot * factor) / 1e12
        const buy = strikeAt(spot, text, cents, 'Buy')
        const sell = strikeAt(spot, text, cents, 'Sell')
        expect(exact - buy).toBeGreaterThan(-1e-6)
        expect(sell - exact).toBeGreaterThan(-1e-6)
        expect(sell - buy).toBeLessThan(0.01 + 1e-6)
      }),
    )
  })
})

it('says how a trade stands', () => {
  expect(leadOf({ trade_mode: 'Buy', strike_price: 10 }, 12)).toBe(2)
  expect(leadOf({ trade_mode: 'Sell', strike_price: 10 }, 12)).toBe(-2)
  expect(leadOf({ trade_mode: 'Sell', strike_price: null }, 12)).toBe(0)
})

it.each([
  [120, 0.75, 90],
  [120, 0.03, 3.6],
  [0.5, 0.01, 0],
  [1.5, 0.01, 0.02],
  [2.5, 0.01, 0.02],
])('on %s at %s the profit is %s', (amount, rate, profit) => {
  expect(profitOn(amount, rate)).toBe(profit)
})

it.each([
  ['120', 120],
  ['120.5', 120.5],
  ['0', undefined],
  ['-1', undefined],
  ['1.005', undefined],
  ['1e3', undefined],
  ['', undefined],
])('reads %o as %s', (text, amount) => {
  expect(amountOf(text)).toBe(amount)
})

it.each([
  [0.14, 1, 1.14],
  [120, 240, 360],
  [1.14, -1, 0.14],
  [undefined, 120, 120],
])('%s and %i more are %s, to the cent', (amount, by, sum) => {
  expect(raised(amount, by)).toBe(sum)
})
