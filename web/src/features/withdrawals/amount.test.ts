// What is typed as an amount, and what is left of it.

import { describe, expect, it } from 'vitest'
import { amountOf, coinOf, netAfter } from './amount.ts'

describe('an amount', () => {
  it('is read as it is typed, and keeps to the balance', () => {
    const bounds = { available: 2_000, least: 4 }
    expect(amountOf('1000.5', bounds)).toEqual({ amount: 100_050n })
    for (const text of ['', '1.001', '-5', '1e3', '12,50', '1,000', 'x']) {
      expect(amountOf(text, bounds)).toEqual({ wrong: 'figure' })
    }
    expect(amountOf('3.99', bounds)).toEqual({ wrong: 'least' })
    expect(amountOf('4', bounds)).toEqual({ amount: 400n })
    expect(amountOf('10.01', { ...bounds, available: 10 })).toEqual({ wrong: 'balance' })
    const read = amountOf('10', { ...bounds, available: 10 })
    expect('amount' in read && netAfter(read.amount, 2.5)).toBe(7.5)
    expect('amount' in read && netAfter(read.amount, 10)).toBeNull()
  })

  it('of a coin is told by how the address begins', () => {
    expect(['0xAb', ' tb1q', 'bc1', 'mip', 'ltc1', 'tltc1', 'hello', ''].map(coinOf)).toEqual([
      ...['eth', 'btc', 'btc', 'btc', 'ltc', 'ltc', undefined, undefined],
    ])
  })
})
