import { expect, test } from 'vitest'
import { points } from '#kernel/price.ts'
import { later, millis } from '#kernel/time.ts'
import { bitcoin } from '#test/instruments.ts'
import { basisPointsOff, noteRefused, type PriceRefusal, type RefusedPrice } from './refused.ts'

const noon = millis(Date.UTC(2026, 0, 14, 12))

function note(noted: Map<string, RefusedPrice>, ms: number, price: number, reason: PriceRefusal) {
  const tick = { symbol: 'BTCUSD', price, at: later(noon, ms), source: 'simulated' as const }
  noteRefused(noted, { instrument: bitcoin, tick, reason, against: points(10_000) })
}

test('of alike ones the furthest is kept, with how many they were', () => {
  const noted = new Map<string, RefusedPrice>()
  const before = 10_000 / 10 ** bitcoin.scale.decimals
  note(noted, 1, before * 2, 'leap')
  note(noted, 2, before * 3, 'leap')
  note(noted, 3, before * 2, 'leap')
  note(noted, 4, before, 'late')
  expect([...noted.values()]).toMatchObject([
    { reason: 'leap', at: later(noon, 2), price: before * 3, against: before, times: 3 },
    { reason: 'late', at: later(noon, 4), times: 1 },
  ])
})

test.each([
  [101, 100, 100],
  [99, 100, 100],
  [100, 100, 0],
  [Number.NaN, 100, null],
  [Number.POSITIVE_INFINITY, 100, null],
  [-1, 100, null],
  [100, null, null],
])('%d against %d is off by %d basis points', (price, against, off) => {
  const found = basisPointsOff({ price, against })
  if (off === null) expect(found).toBeNull()
  else expect(found).toBeCloseTo(off, 6)
})
