import { expect, test } from 'vitest'
import type { StaffExposure } from '#contract/staff/trading.ts'
import { exposureRows, worstShare } from './ExposureBars.tsx'

function instrument(
  name: string,
  limit: string,
  payouts: readonly [string, string],
): StaffExposure {
  const [rise, fall] = payouts
  const side = { mode: 'real', bucket: 'hour', trades: 1, stakes: '1.00' } as const
  return {
    symbol: name,
    name,
    limit,
    is_stopped: false,
    is_offered: true,
    fullest: null,
    sides: [
      { ...side, direction: 'rise', payout: rise },
      { ...side, direction: 'fall', payout: fall },
      { ...side, mode: 'demo', direction: 'fall', payout: '9000.00' },
    ],
  }
}

test('each instrument has its limit, and how much of it the worse side of this account is', () => {
  const rows = exposureRows(
    [
      instrument('A', '1000.00', ['100.00', '250.00']),
      instrument('B', '500.00', ['450.00', '0.00']),
    ],
    'real',
  )
  expect(rows.map((row) => [row.name, row.limit, worstShare(row)])).toEqual([
    ['B', 500, 0.9],
    ['A', 1000, 0.25],
  ])
  expect(worstShare({ ...rows[0], limit: 0 } as (typeof rows)[number])).toBe(0)
})
