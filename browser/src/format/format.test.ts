import { expect, test } from 'vitest'
import { fc } from '#seed'
import { coinRate, coins } from './coin-format.ts'
import { amount, dollars, exactPercent, money, moneyOf, price, typedDollars } from './format.ts'

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

test.each([
  [0.04, '4 %'],
  [0.045, '4.5 %'],
  [0.0455, '4.55 %'],
  [0.29, '29 %'],
  [0, '0 %'],
])('a margin of %f is told as it is set: %s', (share, shown) => {
  expect(exactPercent(share)).toBe(shown)
})

test.each([
  ['0.00219123', '0.00219123 BTC'],
  ['1234.5', '1,234.5 BTC'],
  ['2', '2 BTC'],
  ['0.061750012345678901', '0.06175001 BTC'],
  ['0.123456785', '0.12345679 BTC'],
  ['0.999999996', '1 BTC'],
  ['0.000000004', '< 0.00000001 BTC'],
])('%s of a coin is looked at as %s', (text, shown) => {
  expect(coins(text, 'BTC')).toBe(shown)
})

test.each([
  ['110867.5', '$110,867.50'],
  ['64218', '$64,218.00'],
  ['2917.4100', '$2,917.41'],
  ['0.1234', '$0.1234'],
])('a rate of %s is %s', (text, shown) => {
  expect(coinRate(text)).toBe(shown)
})

test.each([
  ['1200.50', '$1,200.50'],
  ['-0.05', '\u2212$0.05'],
])('dollars that are text, %s, are %s', (text, shown) => {
  expect(moneyOf(text)).toBe(shown)
})

test.each([
  [' 12.5 ', '12.5'],
  ['12', '12'],
  ['12345678901', '12345678901'],
  ['12,50', undefined],
  ['1,250', undefined],
  ['12.505', undefined],
  ['-1', undefined],
])('typed as %s it is %s', (text, plain) => {
  expect(typedDollars(text)).toBe(plain)
})
