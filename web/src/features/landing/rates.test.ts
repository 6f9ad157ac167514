import { expect, test } from 'vitest'
import type { OfferView } from '#contract/public/overview.ts'
import { rateRows } from './rates.ts'

const terms: OfferView = {
  margin: 0.04,
  entry_delay_ms: 250,
  exit_average_seconds: 1,
  strike_rates: [
    { id: '75/3', buy_profit_rate: 0.75, sell_profit_rate: 0.03 },
    { id: '218/218', buy_profit_rate: 2.18, sell_profit_rate: 2.18 },
  ],
}

test('each profit once, the smallest first, priced below its break-even by the margin', () => {
  const rows = rateRows(terms)
  expect(rows.map(({ profit }) => profit)).toEqual([0.03, 0.75, 2.18])
  for (const { profit, breakEven, chance } of rows) {
    // Right as often as the break-even says, one ends with what one started with.
    expect(breakEven * profit - (1 - breakEven)).toBeCloseTo(0, 12)
    // Right as often as priced, one loses the margin of the amount.
    expect(chance * profit - (1 - chance)).toBeCloseTo(-0.04, 12)
  }
})
