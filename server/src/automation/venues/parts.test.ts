// Figures of exchanges as whole parts: exact where they fit, cut on the side that is said where not.

import { describe, expect, it } from 'vitest'
import { fc, seed } from '#seed'
import { costOf, onePart, onGrid, partsFrom, partsText } from './parts.ts'

describe('figures', () => {
  it.each([
    ['0.1', 10_000_000n, 10_000_000n],
    ['50000', 5_000_000_000_000n, 5_000_000_000_000n],
    ['1e-8', 1n, 1n],
    ['1.5e3', 150_000_000_000n, 150_000_000_000n],
    ['0.123456789', 12_345_678n, 12_345_679n],
    ['1e-12', 0n, 1n],
    ['-2.5', -250_000_000n, -250_000_000n],
    ['', undefined, undefined],
    ['NaN', undefined, undefined],
    ['1,5', undefined, undefined],
    ['1e-400', undefined, undefined],
  ])('%s', (text, low, high) => {
    expect([partsFrom(text, 'down'), partsFrom(text, 'up')]).toEqual([low, high])
  })

  it('come back as they went', () => {
    fc.assert(
      fc.property(fc.bigInt(-(10n ** 18n), 10n ** 18n), (units) => {
        expect(partsFrom(partsText(units), 'up')).toBe(units)
      }),
      { seed },
    )
  })

  it('a cost is rounded by less than a part, on the side that is said', () => {
    const amounts = fc.bigInt(1n, 10n ** 14n)
    fc.assert(
      fc.property(amounts, amounts, (amount, price) => {
        const [low, high] = [costOf(amount, price, 'down'), costOf(amount, price, 'up')]
        expect(low * onePart <= amount * price && amount * price <= high * onePart).toBe(true)
        expect(high - low).toBeLessThanOrEqual(1n)
      }),
      { seed },
    )
  })

  it('a grid is met from above or from below', () => {
    expect([onGrid(157n, 50n, 'down'), onGrid(157n, 50n, 'up')]).toEqual([150n, 200n])
    expect(onGrid(150n, 50n, 'up')).toBe(150n)
  })
})
