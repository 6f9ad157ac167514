import { expect, test } from 'vitest'
import { day, hour, type Millis, millis, minute } from '#kernel/time.ts'
import type { InstrumentTerms } from '#server/install/operators/settings.ts'
import { closingAfter, isOffered, isOpenAt, opensAgainAt, weeklyCloseOf } from './instrument.ts'

const currencies = { category: 'Currencies', exchange: null } as const
const crypto = { category: 'Cryptocurrency', exchange: null } as const
const at = (text: string): Millis => millis(Date.parse(text))

test.each([
  ['Thursday noon', '2026-11-19T12:00:00Z', true],
  ['the last millisecond of Friday', '2026-11-20T21:59:59.999Z', true],
  ['Friday 22:00', '2026-11-20T22:00:00Z', false],
  ['Saturday', '2026-11-21T12:00:00Z', false],
  ['the millisecond before Sunday 22:00', '2026-11-22T21:59:59.999Z', false],
  ['Sunday 22:00', '2026-11-22T22:00:00Z', true],
  ['before the first close of the epoch', '1970-01-01T00:00:00Z', true],
])('currencies on %s', (_, instant, isOpen) => {
  expect(isOpenAt(currencies, at(instant))).toBe(isOpen)
  expect(isOpenAt(crypto, at(instant))).toBe(true)
})

test('an open currency market says when it closes, a closed one when it opens', () => {
  const thursday = at('2026-11-19T12:00:00Z')
  expect(closingAfter(currencies, thursday)).toBe(at('2026-11-20T22:00:00Z'))
  expect(opensAgainAt(currencies, thursday)).toBeUndefined()
  const saturday = at('2026-11-21T12:00:00Z')
  expect(closingAfter(currencies, saturday)).toBeUndefined()
  expect(opensAgainAt(currencies, saturday)).toBe(at('2026-11-22T22:00:00Z'))
})

test('crypto never closes', () => {
  expect(closingAfter(crypto, at('2026-11-21T12:00:00Z'))).toBe(Number.POSITIVE_INFINITY)
  expect(opensAgainAt(crypto, at('2026-11-21T12:00:00Z'))).toBeUndefined()
})

test('what an exchange trades keeps its sessions and holidays', () => {
  const stock = { category: 'Stocks', exchange: 'NYSE' } as const
  expect(closingAfter(stock, at('2026-11-25T15:00:00Z'))).toBe(at('2026-11-25T21:00:00Z'))
  const thanksgiving = at('2026-11-26T15:00:00Z')
  expect(isOpenAt(stock, thanksgiving)).toBe(false)
  expect(opensAgainAt(stock, thanksgiving)).toBe(at('2026-11-27T14:30:00Z'))
})

test('the weekly close that is told is the one that is kept', () => {
  const told = (instant: number | undefined) => {
    const date = new Date(instant ?? 0)
    return [date.getUTCDay(), date.toISOString().slice(11, 16)]
  }
  const { from_day, from_time, to_day, to_time } = weeklyCloseOf(currencies) ?? {}
  expect(told(closingAfter(currencies, at('2026-11-19T12:00:00Z')))).toEqual([from_day, from_time])
  expect(told(opensAgainAt(currencies, at('2026-11-21T12:00:00Z')))).toEqual([to_day, to_time])
  expect(weeklyCloseOf(crypto)).toBeNull()
  expect(weeklyCloseOf({ category: 'Stocks', exchange: 'NYSE' })).toBeNull()
})

const terms: InstrumentTerms = {
  isTraded: true,
  stakeMin: 2,
  stakeMax: 20,
  payoutMax: 200,
  exposureMax: 2_000,
  hours: { from: '20:00', to: '04:30' },
}

test('within hours of its own it is open where its market is too', () => {
  const own = { ...currencies, window: { from: '20:00', to: '04:30' } }
  const told = (instant: number | undefined) => instant && new Date(instant).toISOString()
  const closes = (text: string) => told(closingAfter(own, at(text)))
  const opens = (text: string) => told(opensAgainAt(own, at(text)))
  expect(closes('2026-11-18T23:00:00Z')).toBe('2026-11-19T04:30:00.000Z')
  expect(closes('2026-11-19T04:30:00Z')).toBeUndefined()
  expect(opens('2026-11-19T04:30:00Z')).toBe('2026-11-19T20:00:00.000Z')
  // On Friday its market closes before the window does, and opens late in it on Sunday.
  expect(closes('2026-11-20T20:00:00Z')).toBe('2026-11-20T22:00:00.000Z')
  expect(opens('2026-11-20T22:00:00Z')).toBe('2026-11-22T22:00:00.000Z')
  expect(opens('2026-11-18T23:00:00Z')).toBeUndefined()
})

test.each([
  [true, 'Currencies', true],
  [true, 'Stocks', false],
  [false, 'Currencies', false],
  [false, 'Stocks', false],
] as const)(
  'orders are taken on what is tradable (%s), of a category that is traded (%s): %s',
  (isTradable, category, taken) => {
    const tradedCategories = ['Currencies', 'Indices'] as const
    const rules = { tradedCategories, instrumentTerms: { EURUSD: { ...terms, isTraded: false } } }
    expect(isOffered({ symbol: 'GBPUSD', isTradable, category }, rules)).toBe(taken)
    expect(isOffered({ symbol: 'EURUSD', isTradable, category }, rules)).toBe(false)
  },
)

test('every minute of a week is open exactly until its closing, or closed exactly until its opening', () => {
  const monday = at('2026-11-16T00:00:00Z')
  for (let instant = monday; instant < monday + 7 * day; instant = millis(instant + minute)) {
    const closes = closingAfter(currencies, instant)
    const opens = opensAgainAt(currencies, instant)
    expect((closes === undefined) !== (opens === undefined)).toBe(true)
    const turn = millis(closes ?? opens ?? 0)
    expect(turn - instant).toBeGreaterThan(0)
    expect(turn - instant).toBeLessThanOrEqual(closes ? 5 * day : 2 * day)
    expect(new Date(turn).getUTCHours() * hour + (turn % hour)).toBe(22 * hour)
    expect(isOpenAt(currencies, millis(turn - 1))).toBe(closes !== undefined)
    expect(isOpenAt(currencies, turn)).toBe(closes === undefined)
  }
})
