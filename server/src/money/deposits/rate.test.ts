import { expect, test } from 'vitest'
import { coinFacts } from '#kernel/coins.ts'
import { dollars } from '#kernel/money.ts'
import { fc } from '#seed'
import { unitsFor, worthOf } from './rate.ts'

test.each(['', '0', '0.00', '.5', '5.', '1e3', '-1', '+1', ' 1', '1 ', '1.2.3', '1,5'])(
  'a coin is not reckoned at a rate of "%s"',
  (rate) => {
    expect(() => worthOf('btc', [{ units: 1n, rate }])).toThrow(/^a rate is/)
    expect(() => unitsFor('btc', dollars(1), rate)).toThrow(/^a rate is/)
  },
)

test('a rate has up to twelve places on either side', () => {
  const units = 10n ** 8n
  expect(worthOf('btc', [{ units, rate: '123456789012.123456789012' }])).toBe(12_345_678_901_212n)
  for (const rate of ['1234567890123', '1.1234567890123']) {
    expect(() => worthOf('btc', [{ units, rate }])).toThrow(/^a rate is/)
  }
})

test('nothing is worth nothing', () => {
  expect(worthOf('btc', [])).toBe(0n)
})

const rate = fc
  .tuple(fc.integer({ min: 1, max: 999_999 }), fc.nat({ max: 99_999_999 }))
  .map(([whole, part]) => `${whole}.${String(part).padStart(8, '0')}`)
const some = fc.bigInt({ min: 0n, max: 2n ** 64n })

test('parts at different rates are worth their sum, rounded down once', () => {
  fc.assert(
    fc.property(fc.constantFrom('btc', 'eth'), some, some, rate, rate, (coin, one, other, a, b) => {
      const scaled = (text: string) => BigInt(text.replace('.', ''))
      const under = 10n ** BigInt(8 + coinFacts[coin].decimals)
      const parts = [
        { units: one, rate: a },
        { units: other, rate: b },
      ]
      return worthOf(coin, parts) === ((one * scaled(a) + other * scaled(b)) * 100n) / under
    }),
  )
})
