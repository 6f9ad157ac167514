import { describe, expect, it } from 'vitest'
import { technicalsOf } from './technicals.ts'

const rising = Array.from({ length: 60 }, (_, index) => 100 + index)

describe('the technical summary', () => {
  it('says where the price stands to its averages', () => {
    const { averages } = technicalsOf(rising)
    expect(averages.map(({ id, reading }) => [id, reading?.side])).toEqual([
      ['sma20', 'above'],
      ['sma50', 'above'],
      ['ema20', 'above'],
    ])
    expect(averages[0]?.reading?.value).toBeCloseTo(149.5, 9)
  })

  it('calls a price that only rises high, with momentum above zero', () => {
    const { rsi, macd } = technicalsOf(rising)
    expect(rsi).toEqual({ value: 100, zone: 'high' })
    expect(macd).toMatchObject({ zero: 'above' })
  })

  it('says the contrary of the contrary', () => {
    const falling = [...rising].reverse()
    const { averages, rsi, macd } = technicalsOf(falling)
    expect(averages.map(({ reading }) => reading?.side)).toEqual(['below', 'below', 'below'])
    expect(rsi?.zone).toBe('low')
    expect(macd?.zero).toBe('below')
  })

  it('tells a jump out of the bands from a price within them', () => {
    const flat = Array.from({ length: 40 }, (_, index) => 100 + (index % 2))
    expect(technicalsOf(flat).bands).toMatchObject({ place: 'within' })
    expect(technicalsOf([...flat, 110]).bands?.place).toBe('above')
    expect(technicalsOf([...flat, 90]).bands?.place).toBe('below')
  })

  it('is silent where there are too few closes', () => {
    const { averages, rsi, macd, bands } = technicalsOf([1, 2, 3])
    expect(averages.every(({ reading }) => reading === undefined)).toBe(true)
    expect([rsi, macd, bands]).toEqual([undefined, undefined, undefined])
  })
})
