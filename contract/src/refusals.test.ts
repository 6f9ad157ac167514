import { describe, expect, it } from 'vitest'
import { refusalMessage, refusals } from './refusals.ts'

describe('what a refusal says of money', () => {
  it.each([
    ['2000.00', 'The largest withdrawal is $2,000.00.'],
    ['50', 'The largest withdrawal is $50.'],
    ['1234567.5', 'The largest withdrawal is $1,234,567.5.'],
  ])('%s reads as on the screens', (limit, words) => {
    expect(refusalMessage({ refused: 'withdrawal_too_large', details: { limit } })).toBe(words)
  })

  it('is written in one way', () => {
    const others = Object.values(refusals).filter(({ message }) => /\bdollars?\b/i.test(message))
    expect(others).toEqual([])
  })
})
