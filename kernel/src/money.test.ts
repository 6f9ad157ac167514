import { describe, expect, it } from 'vitest'
import { fc } from '#seed'
import {
  cents,
  dollars,
  figureGrouped,
  figureShown,
  isLess,
  type Money,
  minus,
  negated,
  plus,
  share,
  usdFromNumber,
  usdFromText,
  usdMost,
  usdShown,
  usdToCents,
  usdToNumber,
  usdToText,
} from './money.ts'

describe('dollars on the wire', () => {
  it.each([
    [120, 12_000n],
    [0.1, 10n],
    [1.15, 115n],
    [9_999_999.99, 999_999_999n],
    [-0.01, -1n],
  ])('reads %s as %s cents', (number, amount) => {
    expect(usdFromNumber(number)).toBe(amount)
  })

  it('reads the most that it can say, and no cent more', () => {
    expect(usdFromNumber(usdMost)).toBe(999_999_999_999_999n)
    expect(usdFromNumber(usdMost + 0.01)).toBeUndefined()
  })

  it.each([0.001, 1.005, Number.NaN, Number.POSITIVE_INFINITY, 1e13, 0.1 + 0.2])(
    'refuses %s',
    (number) => {
      expect(usdFromNumber(number)).toBeUndefined()
    },
  )

  it('reads back every amount it writes', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 14n), max: 10n ** 14n }), (amount) => {
        expect(usdFromNumber(usdToNumber(cents(amount)))).toBe(amount)
      }),
    )
  })

  it.each([
    ['120', 12_000n],
    ['0.1', 10n],
    ['-1204.50', -120_450n],
    ['9999999999999.99', 999_999_999_999_999n],
  ])('reads the text %s as %s cents', (text, amount) => {
    expect(usdFromText(text)).toBe(amount)
  })

  it.each(['', ' 1', '1.', '.5', '1.005', '1e3', '0x10', '1,000', '--1', '10000000000000', '1\n'])(
    'refuses the text %j',
    (text) => {
      expect(usdFromText(text)).toBeUndefined()
    },
  )

  it('reads back every amount that it writes as text', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 15n) + 1n, max: 10n ** 15n - 1n }), (amount) => {
        expect(usdFromText(usdToText(cents(amount)))).toBe(amount)
      }),
    )
  })

  it('writes text with two decimals', () => {
    expect([5n, -5n, 120_450n, 0n].map((amount) => usdToText(cents(amount)))).toEqual([
      '0.05',
      '-0.05',
      '1204.50',
      '0.00',
    ])
  })
})

it('shows dollars to people in one way, on screens, in letters and in commands', () => {
  expect([5n, -120_450n, 100_000_000n, 0n].map((amount) => usdShown(cents(amount)))).toEqual([
    '$0.05',
    '-$1,204.50',
    '$1,000,000.00',
    '$0.00',
  ])
  expect(figureShown('110867.123456')).toBe('$110,867.123456')
  expect(figureGrouped('-12345.00')).toBe('-12,345.00')
})

describe('share', () => {
  it.each([
    [50n, 100, 0n], // 0.5 cents: half to even, down
    [150n, 100, 2n], // 1.5 cents: half to even, up
    [250n, 100, 2n], // 2.5 cents: down
    [12_000n, 7_500, 9_000n],
    [333n, 1_200, 40n], // 39.96 cents
    [10n ** 15n, 21_800, 2_180_000_000_000_000n],
  ])('%s cents at %s basis points are %s cents', (amount, basisPoints, expected) => {
    expect(share(cents(amount), basisPoints)).toBe(expected)
  })

  it('agrees with rational arithmetic, rounded half to even', () => {
    const amounts = fc.bigInt({ min: 0n, max: 10n ** 12n })
    const rates = fc.integer({ min: 0, max: 30_000 })
    fc.assert(
      fc.property(amounts, rates, (amount, rate) => {
        const rounded = share(cents(amount), rate)
        const twiceError = 2n * (rounded * 10_000n - amount * BigInt(rate))
        const isHalf = twiceError === 10_000n || twiceError === -10_000n
        expect(twiceError <= 10_000n && twiceError >= -10_000n).toBe(true)
        if (isHalf) expect(rounded % 2n).toBe(0n)
      }),
      { numRuns: 2_000 },
    )
  })
})

describe('amounts', () => {
  it('are added, taken away, turned round and compared', () => {
    fc.assert(
      fc.property(fc.bigInt(), fc.bigInt(), (a, b) => {
        const [one, other] = [cents(a), cents(b)]
        expect(plus(one, other)).toBe(a + b)
        expect(minus(one, other)).toBe(a - b)
        expect(negated(one)).toBe(-a)
        expect(isLess(one, other)).toBe(a < b)
        expect(isLess(one, one)).toBe(false)
      }),
    )
  })

  it('of whole dollars are whole', () => {
    expect(dollars(12)).toBe(1_200n)
    for (const amount of [0.5, Number.NaN]) expect(() => dollars(amount)).toThrow('whole dollars')
    expect(usdToCents(dollars(12))).toBe(1_200)
  })

  it('are shared by whole basis points, where neither is negative', () => {
    expect(share(cents(0n), 0)).toBe(0n)
    for (const basisPoints of [-1, 0.5, Number.NaN]) {
      expect(() => share(dollars(1), basisPoints)).toThrow('basis points')
    }
    expect(() => share(cents(-1n), 1)).toThrow('not negative')
  })
})

it('keeps currencies apart in the types', () => {
  const bitcoin = 1n as Money<'BTC'>
  // @ts-expect-error dollars and bitcoin do not add up
  plus(dollars(1), bitcoin)
  expect(plus(dollars(1), dollars(2))).toBe(300n)
})
