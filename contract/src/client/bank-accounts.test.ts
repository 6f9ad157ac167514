import { describe, expect, test } from 'vitest'
import { isRoutingNumber } from './bank-accounts.ts'

describe('a routing number', () => {
  test('of a real bank is one', () => {
    const real = ['021000021', '011401533', '091000019', '121000248', '322271627', '111000025']
    for (const text of real) expect([text, isRoutingNumber(text)]).toEqual([text, true])
  })

  test('with any one digit wrong, or two neighbours swapped, is none', () => {
    const right = '021000021'
    for (let at = 0; at < 9; at += 1) {
      for (const digit of '0123456789') {
        const wrong = right.slice(0, at) + digit + right.slice(at + 1)
        expect([wrong, isRoutingNumber(wrong)]).toEqual([wrong, wrong === right])
      }
    }
    expect(isRoutingNumber('201000021')).toBe(false)
  })

  test('is nine digits, not all the same nothing', () => {
    for (const text of [
      '',
      '000000000',
      '02100002',
      '0210000210',
      '02100002x',
      '９９９９９９９９９',
    ]) {
      expect(isRoutingNumber(text)).toBe(false)
    }
  })
})
