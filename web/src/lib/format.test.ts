import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amount, dollars, money, price } from './format.ts'

test('a price is written as Intl writes it', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -1e12, max: 1e12 }),
      fc.integer({ min: 0, max: 10 }),
      (points, decimals) => {
        const value = points / 10 ** decimals
        const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
        expect(price(value, decimals)).toBe(value.toLocaleString('en-US', digits))
      },
    ),
  )
})

test('money has its sign, its groups and its cents', () => {
  expect(money(8412.5)).toBe('$8,412.50')
  expect(money(-1_000_000)).toBe('\u2212$1,000,000.00')
  expect(amount(-120)).toBe('\u2212120.00')
  expect(dollars(3000)).toBe('$3,000')
})
