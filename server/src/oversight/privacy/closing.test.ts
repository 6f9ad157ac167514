import { describe, expect, test } from 'vitest'
import { dollars, zeroUsd } from '#kernel/money.ts'
import { iso, millis } from '#kernel/time.ts'
import { decideClosing, keptUntil } from './closing.ts'

describe('closing an account', () => {
  const standing = { openLiveTrades: 0, liveBalance: zeroUsd, isPlayMoney: false }

  test('gives nothing up where nothing is left', () => {
    expect(decideClosing(standing)).toBe(zeroUsd)
    expect(decideClosing({ ...standing, isPlayMoney: true })).toBe(zeroUsd)
  })

  test('gives play money up, and is refused while real money is left', () => {
    const left = { ...standing, liveBalance: dollars(12) }
    expect(decideClosing({ ...left, isPlayMoney: true })).toBe(dollars(12))
    expect(decideClosing(left)).toEqual({ refused: 'balance_left', details: { left: '12.00' } })
  })

  test('is refused while live trades are open, whatever the money', () => {
    const open = { ...standing, openLiveTrades: 2, liveBalance: dollars(12), isPlayMoney: true }
    expect(decideClosing(open)).toEqual({ refused: 'trades_open', details: { count: 2 } })
  })
})

test.each([
  ['2026-11-21T12:00:00.000Z', '2031-11-21T12:00:00.000Z'],
  ['2028-02-29T23:59:59.999Z', '2033-03-01T23:59:59.999Z'],
])('records of an account closed at %s are kept until %s', (closed, until) => {
  expect(iso(keptUntil(millis(Date.parse(closed))))).toBe(until)
})
