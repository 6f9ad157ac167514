// What counts as turnover: stakes that were at risk, and never both sides of one thing.

import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { cents } from '#kernel/money.ts'
import { type Millis, millis } from '#kernel/time.ts'
import { type TurnedTrade, turnedOf } from './turnover.ts'

const end = millis(1_000_000)

function trade(nr: number, wish: Partial<TurnedTrade> = {}): TurnedTrade {
  return {
    posting: BigInt(nr),
    instrumentId: 1,
    direction: 'rise',
    stake: cents(1_000n),
    payoutRateBp: 8_000,
    acceptedAt: millis(nr * 100),
    expiresAt: millis(nr * 100 + 60),
    status: 'lost',
    ...wish,
  }
}
const counted = (trades: readonly TurnedTrade[], from = 0n, until: Millis = end) =>
  turnedOf(trades, { from, until })

test.each<[string, Partial<TurnedTrade>, bigint]>([
  ['a loss counts with the profit it could have made', {}, 800n],
  ['a win too', { status: 'won' }, 800n],
  ['with its stake, where the profit is more', { payoutRateBp: 21_800 }, 1_000n],
  ['and with next to nothing where it nearly always wins', { payoutRateBp: 500 }, 50n],
  ['a tie does not count', { status: 'tied' }, 0n],
  ['nor what was void', { status: 'voided' }, 0n],
  ['nor what is open', { status: 'open' }, 0n],
])('%s', (_, wish, sum) => {
  expect(counted([trade(1, wish)]).counted).toBe(sum)
})

test('two in opposite directions at the same time do not count, neither of them', () => {
  const other = trade(2, { direction: 'fall', acceptedAt: millis(130), expiresAt: millis(190) })
  expect(counted([trade(1), other]).counted).toBe(0n)
  // Void as well: whoever staked on both sides meant to.
  expect(counted([trade(1), { ...other, status: 'voided' }]).counted).toBe(0n)
})

test('one after another they count, and so they do on different instruments', () => {
  const after = trade(2, { direction: 'fall', acceptedAt: millis(160), expiresAt: millis(220) })
  expect(counted([trade(1), after]).counted).toBe(1_600n)
  const elsewhere = trade(2, { direction: 'fall', instrumentId: 2, acceptedAt: millis(130) })
  expect(counted([trade(1), elsewhere]).counted).toBe(1_600n)
})

test('one that began before the bonus spoils what runs beside it, and does not count itself', () => {
  const before = trade(1, { direction: 'fall', expiresAt: millis(300) })
  expect(counted([before, trade(2)], 1n).counted).toBe(0n)
})

test('what ends too late does not count', () => {
  expect(counted([trade(1)], 0n, millis(159)).counted).toBe(0n)
  expect(counted([trade(1)], 0n, millis(160)).counted).toBe(800n)
})

test('an open trade holds back what need not be looked at again, and not what counts', () => {
  const trades = [trade(1), trade(2, { status: 'open', instrumentId: 2 }), trade(3)]
  expect(counted(trades)).toEqual({
    counted: 1_600n,
    kept: 800n,
    posting: 1n,
    isWaiting: true,
  })
})

const one = fc.record({
  instrumentId: fc.integer({ min: 1, max: 2 }),
  direction: fc.constantFrom('rise', 'fall'),
  stake: fc.bigInt({ min: 100n, max: 10_000n }),
  payoutRateBp: fc.integer({ min: 500, max: 21_800 }),
  begins: fc.integer({ min: 0, max: 50 }),
  lasts: fc.integer({ min: 1, max: 20 }),
  status: fc.constantFrom('open' as const, 'won' as const, 'lost' as const, 'tied' as const),
})
const histories = fc.array(one, { maxLength: 30 }).map((rows) =>
  rows
    .toSorted((a, b) => a.begins - b.begins)
    .map(({ begins, lasts, stake, ...row }, nr) =>
      trade(nr + 1, {
        ...row,
        stake: cents(stake),
        acceptedAt: millis(begins),
        expiresAt: millis(begins + lasts),
      }),
    ),
)

test('counted in steps it is what it is at once, whenever anybody looked', () => {
  fc.assert(
    fc.property(histories, fc.integer({ min: 0, max: 30 }), (trades, cut) => {
      const whole = counted(trades).counted as bigint
      const first = turnedOf(trades, { from: 0n, until: end })
      const rest = turnedOf(trades, { from: first.posting, until: end })
      expect((first.kept as bigint) + (rest.counted as bigint)).toBe(whole)
      // Never more than all stakes that were at risk.
      const staked = trades
        .filter(({ status }) => status === 'won' || status === 'lost')
        .reduce((sum, { stake }) => sum + (stake as bigint), 0n)
      expect(whole <= staked).toBe(true)
      // Who stakes the opposite of everything beside it turns nothing over.
      const hedged = trades.flatMap((row) => [
        row,
        { ...row, direction: row.direction === 'rise' ? 'fall' : 'rise' },
      ])
      expect(counted(hedged.slice(0, cut * 2)).counted).toBe(0n)
    }),
  )
})
