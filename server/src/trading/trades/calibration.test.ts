import { expect, test } from 'vitest'
import { millis, minute } from '#kernel/time.ts'
import { type Decided, judged, keyOf, tallied, together } from './calibration.ts'

const trade = (at: number, more: Partial<Decided> = {}): Decided => ({
  instrumentId: 1,
  durationSeconds: 60,
  priced: 0.5,
  isWon: true,
  acceptedAt: millis(at * minute),
  expiresAt: millis((at + 1) * minute),
  ...more,
})

test('trades that overlap are counted, and say what one of them says', () => {
  const all = [trade(2), trade(0), trade(0.5, { isWon: false }), trade(1)]
  expect(tallied(all, keyOf.line)).toEqual(
    new Map([['1 60', { trades: 4, won: 3, priced: 2, independent: 3 }]]),
  )
})

test('they are told apart by instrument and duration, or by the tenth of their price', () => {
  const all = [trade(0), trade(1, { durationSeconds: 300, priced: 0.98 }), trade(2, { priced: 1 })]
  expect([...tallied(all, keyOf.line).keys()]).toEqual(['1 60', '1 300'])
  expect([...tallied(all, keyOf.tenth).keys()]).toEqual(['5', '9'])
})

test('days add up', () => {
  const days = [tallied([trade(0)], keyOf.line), tallied([trade(9), trade(9)], keyOf.line)]
  expect(together(days).get('1 60')).toEqual({ trades: 3, won: 3, priced: 1.5, independent: 2 })
})

test.each([
  [{ trades: 400, won: 200, priced: 200, independent: 400 }, true],
  [{ trades: 400, won: 240, priced: 200, independent: 400 }, false],
  // The same shares, of trades of which most overlap.
  [{ trades: 400, won: 240, priced: 200, independent: 40 }, true],
  [{ trades: 400, won: 400, priced: 200, independent: 19 }, null],
])('%j are as priced: %s', (all, isAsPriced) => {
  expect(judged(all)).toMatchObject({ isAsPriced, priced: 0.5 })
})
