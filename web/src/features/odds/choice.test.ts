import { expect, test } from 'vitest'
import { fc } from '#seed'
import { breakEvenAt, chanceAt } from '../../lib/trading/odds.ts'
import { amounts, profitsIn, tradeOf } from './choice.ts'

const rates = fc.integer({ min: 1, max: 100_000 }).map((bp) => bp / 10_000)
const margins = fc.integer({ min: 0, max: 2_000 }).map((bp) => bp / 10_000)

test('won as often as break-even says, wins pay for losses; as priced, the margin is lost', () => {
  fc.assert(
    fc.property(rates, margins, (profit, margin) => {
      const even = breakEvenAt(profit)
      expect(even * profit - (1 - even)).toBeCloseTo(0, 9)
      const chance = chanceAt(profit, margin)
      expect(chance * profit - (1 - chance)).toBeCloseTo(-margin, 9)
    }),
  )
})

test.each([
  [10, 0.75, 0.04, { gain: 7.5, loss: -10, cost: 0.4 }],
  [500, 0.03, 0.045, { gain: 15, loss: -500, cost: 22.5 }],
  [1, 2.18, 0.04, { gain: 2.18, loss: -1, cost: 0.04 }],
])('%d dollars at a profit of %d and a margin of %d', (amount, profit, margin, trade) => {
  const { even, chance, ...money } = tradeOf({ amount, profit, margin })
  expect(money).toEqual(trade)
  expect(even).toBe(1 / (1 + profit))
  expect(chance).toBe((1 - margin) / (1 + profit))
})

test('each profit on offer once, the smallest first', () => {
  const offer = {
    strike_rates: [
      { id: '75/3', buy_profit_rate: 0.75, sell_profit_rate: 0.03 },
      { id: '3/75', buy_profit_rate: 0.03, sell_profit_rate: 0.75 },
      { id: '218/218', buy_profit_rate: 2.18, sell_profit_rate: 2.18 },
    ],
    margin: 0.04,
    entry_delay_ms: 250,
    exit_average_seconds: 1,
  }
  expect(profitsIn(offer)).toEqual([0.03, 0.75, 2.18])
  expect(amounts).toEqual([...amounts].sort((a, b) => a - b))
})
