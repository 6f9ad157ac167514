import { describe, expect, test } from 'vitest'
import { dollars } from '#kernel/money.ts'
import { points } from '#kernel/price.ts'
import { later, millis, minute } from '#kernel/time.ts'
import type { AnsweredGap } from '../market/gap.ts'
import { averageOf, decideSettlement, instantsBefore } from './settlement.ts'
import type { OpenTrade } from './trade.ts'

const now = millis(Date.UTC(2026, 0, 14, 12))
const trade = {
  instrument: { category: 'Cryptocurrency', scale: { decimals: 2, tickPoints: 1 } },
  direction: 'rise',
  stake: dollars(100),
  payoutRateBp: 7_500,
  strikeFactor: 1_000_000_000_000n,
  entryDelayMs: 0,
  exitSeconds: 1,
  acceptedAt: now,
  expiresAt: later(now, minute),
} as OpenTrade

const tick = (seq: number, afterMs: number) => {
  return { seq, at: later(now, afterMs), price: points(5_000), sourceId: 1 }
}
const voided = {
  status: 'voided',
  voidCause: 'source_silent',
  exitAverage: null,
  payout: dollars(100),
}

test('a trade without an entry price has no prices at all', () => {
  expect(decideSettlement(trade, { entry: null, exit: null }, [])).toEqual({
    ...voided,
    voidReason: 'no_entry_tick',
    entry: null,
    strike: null,
    exit: null,
  })
})

test('one without a later price has its entry and its strike', () => {
  const entry = tick(1, 1_000)
  expect(decideSettlement(trade, { entry, exit: entry }, [])).toEqual({
    ...voided,
    voidReason: 'no_exit_tick',
    entry,
    strike: 5_000,
    exit: null,
  })
})

test('one whose last price is too old says which it was', () => {
  const [entry, exit] = [tick(1, 1_000), tick(2, 54_999)]
  expect(decideSettlement(trade, { entry, exit }, [])).toEqual({
    ...voided,
    voidReason: 'exit_tick_too_old',
    entry,
    strike: 5_000,
    exit,
  })
})

test('with a delay, the ten seconds that it may wait begin after that', () => {
  const delayed = { ...trade, entryDelayMs: 250 }
  const exit = tick(9, 59_000)
  const at = (afterMs: number) => decideSettlement(delayed, { entry: tick(1, afterMs), exit }, [])
  expect(at(10_250).status).toBe('tied')
  expect(at(10_251)).toMatchObject({ voidReason: 'no_entry_tick' })
})

test('an average is on the grid, to the nearest, and from the middle to the even one', () => {
  const of = (tickPoints: number, ...prices: number[]) =>
    averageOf(prices.map(points), { decimals: 2, tickPoints })
  expect(of(1, 10, 11)).toBe(10)
  expect(of(1, 11, 12)).toBe(12)
  expect(of(1, 10, 10, 11)).toBe(10)
  expect(of(5, 100, 105, 105)).toBe(105)
  expect(of(5, 100, 105)).toBe(100)
  expect(of(5, 105, 110)).toBe(110)
  expect(of(1, 2 ** 46, 2 ** 46 - 2)).toBe(2 ** 46 - 1)
})

describe('the average of the last three seconds', () => {
  const averaged = { ...trade, exitSeconds: 3 }
  const entry = tick(1, 1_000)
  const exit = { ...tick(9, 59_900), price: points(5_004) }
  const ended = (first: number, second: number) => {
    const before = [
      { ...tick(7, 57_800), price: points(first) },
      { ...tick(8, 58_800), price: points(second) },
    ]
    return decideSettlement(averaged, { entry, exit, before }, [])
  }

  test('is of the prices at those seconds, the expiry among them', () => {
    expect(instantsBefore(averaged)).toEqual([later(now, 58_000), later(now, 59_000)])
    expect(instantsBefore(trade)).toEqual([])
  })

  test('is what the strike is held against, whatever the last price is', () => {
    expect(ended(5_000, 5_000)).toMatchObject({ status: 'won', exitAverage: 5_001, exit })
    expect(ended(4_990, 5_000)).toMatchObject({ status: 'lost', exitAverage: 4_998, exit })
    expect(ended(4_997, 5_000)).toMatchObject({ status: 'tied', exitAverage: 5_000, exit })
  })

  test('is void where one of them is not later than the entry', () => {
    const before = [null, tick(8, 58_800)]
    expect(decideSettlement(averaged, { entry, exit, before }, [])).toMatchObject({
      voidReason: 'no_exit_tick',
      exitAverage: null,
    })
  })

  test('is void where one was too old at its second, though the last is fresh', () => {
    const before = [tick(2, 52_999), tick(8, 58_800)]
    const gap = { from: later(now, 53_500), to: later(now, 57_000), asked: 'it' } as AnsweredGap
    const ends = { entry, exit, before }
    expect(decideSettlement(averaged, ends, [])).toMatchObject({
      voidReason: 'exit_tick_too_old',
      voidCause: 'source_silent',
    })
    expect(
      decideSettlement(averaged, ends, [{ ...gap, answer: 'nothing' } as AnsweredGap]),
    ).toMatchObject({ voidCause: 'source_empty' })
    const fresh = [tick(2, 53_000), tick(8, 58_800)]
    expect(decideSettlement(averaged, { entry, exit, before: fresh }, []).status).not.toBe('voided')
  })

  test('is never decided on less than was asked for', () => {
    expect(() => decideSettlement(averaged, { entry, exit }, [])).toThrow('each second')
  })
})
