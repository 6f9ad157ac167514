import { describe, expect, it } from 'vitest'
import { begin, hear, leadOf, type Try } from './try-trade.ts'

const grid = { decimals: 1, tick_size: '0.1' }
const terms = {
  side: 'Buy',
  factor: '0.999000000000',
  profitRate: 0.75,
  grid,
  delayMs: 250,
} as const
const asked = begin(terms, 10_000, 60)

const heardBy = (tried: Try, ...prices: readonly (readonly [number, number])[]) =>
  prices.reduce((all, [at, price]) => hear(all, { at, price }), tried)

describe('a trade that is tried', () => {
  it('has the first price after it was asked for and the delay as its entry, not one before', () => {
    expect(heardBy(asked, [10_250, 100]).entry).toBeNull()
    expect(heardBy(asked, [10_251, 100]).entry).not.toBeNull()
    const entered = heardBy(asked, [9_000, 90], [10_500, 1_000], [11_000, 1_001])
    expect(entered).toMatchObject({ entry: { price: 1_000 }, strike: 999, last: { price: 1_001 } })
    expect(leadOf(entered)).toBe(2)
  })

  it.each([
    ['Buy', 1_000, 'won'],
    ['Buy', 998.9, 'lost'],
    ['Buy', 999, 'draw'],
    ['Sell', 998.9, 'won'],
    ['Sell', 1_000, 'lost'],
  ] as const)('%s that stands at %d at its end: %s', (side, last, result) => {
    const tried = heardBy(
      begin({ ...terms, side }, 10_000, 60),
      [10_500, 1_000],
      [70_000, last],
      [70_001, side === 'Buy' ? 1 : 9_999],
    )
    expect(tried.result).toBe(result)
  })

  it('is decided once, and hears nothing older', () => {
    const ended = heardBy(asked, [10_500, 1_000], [71_000, 500])
    expect(ended.result).toBe('won')
    expect(heardBy(ended, [72_000, 1])).toBe(ended)
    const running = heardBy(asked, [10_500, 1_000])
    expect(heardBy(running, [10_400, 1])).toBe(running)
  })

  it.each([
    ['Buy', 999],
    ['Sell', 999.5],
  ] as const)('%s has its strike at %d where prices go by half points', (side, strike) => {
    const halves = { ...terms, side, grid: { decimals: 1, tick_size: '0.5' } }
    expect(heardBy(begin(halves, 10_000, 60), [10_500, 1_000.4]).strike).toBe(strike)
  })

  it('that never got an entry is a draw', () => {
    expect(heardBy(asked, [80_000, 1_000]).result).toBe('draw')
  })
})
