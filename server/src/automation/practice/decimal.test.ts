// Figures as text and as units.

import { describe, expect, it } from 'vitest'
import { fc } from '#seed'
import { dividedUp, resized, textFrom, unitsFrom } from './decimal.ts'

describe('a figure', () => {
  it.each([
    ['1', 8, 100_000_000n],
    ['0.1', 1, 1n],
    ['0.10', 1, 1n],
    ['00.5', 1, 5n],
    ['5.', 1, 50n],
    ['123', 0, 123n],
  ] as const)('“%s” of %i decimals', (text, decimals, units) => {
    expect(unitsFrom(text, decimals)).toBe(units)
  })

  it.each(['', '.5', '-1', '+1', '1e3', '1,5', ' 1', '0.11', '1'.repeat(19), 'NaN', '0x1'])(
    '“%s” is none of one decimal',
    (text) => expect(unitsFrom(text, 1)).toBeUndefined(),
  )

  it('is read back as it was written', () => {
    const units = fc.bigInt({ min: 0n, max: 10n ** 18n - 1n })
    fc.assert(
      fc.property(units, fc.integer({ min: 0, max: 10 }), (amount, decimals) => {
        expect(unitsFrom(textFrom(amount, decimals), decimals)).toBe(amount)
      }),
    )
    expect(textFrom(-5n, 2)).toBe('-0.05')
    expect(textFrom(0n, 0)).toBe('0')
  })

  it('is resized, less being cut off, and divided, the rest counting for one', () => {
    expect(resized(15n, 1, 3)).toBe(1_500n)
    expect(resized(1_599n, 3, 1)).toBe(15n)
    expect(resized(7n, 2, 2)).toBe(7n)
    expect([dividedUp(0n, 3n), dividedUp(3n, 3n), dividedUp(4n, 3n)]).toEqual([0n, 1n, 2n])
  })
})
