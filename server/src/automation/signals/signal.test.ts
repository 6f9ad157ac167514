import { describe, expect, test } from 'vitest'
import { points } from '#kernel/price.ts'
import { later, millis, minute, second } from '#kernel/time.ts'
import type { Tick } from '#server/trading/market/tick.ts'
import { testInstruments } from '#test/engine.ts'
import {
  decideSignal,
  gradeSignal,
  isInTime,
  leadMs,
  nearestToEven,
  type Signal,
  type SignalFacts,
} from './signal.ts'

const now = millis(Date.UTC(2026, 2, 4, 10, 0, 1))
const [bitcoin, , euro] = testInstruments

const facts: SignalFacts = {
  id: '0195608b-0000-7000-8000-000000000000',
  recordId: 1,
  now,
  instrument: bitcoin,
  isStopped: false,
  spot: points(6_000_000),
  estimate: { volatility: 1e-4, quantile: (p) => (p - 0.5) * 2.5, canPlace: () => true },
  horizonSeconds: 300,
  marginBp: 400,
  offeredStrikeRates: ['75/3', '12/5', '1/61', '218/218'],
  ruleVersion: 1,
}

describe('a signal', () => {
  test('opens ten seconds after it is published, with the terms of then', () => {
    const signal = decideSignal('rise', facts)!
    expect(signal).toMatchObject({ strikeRate: '75/3', profitRateBp: 7_500, publishedAt: now })
    expect(signal.opensAt - signal.publishedAt).toBe(leadMs)
    expect(signal.closesAt - signal.opensAt).toBe(300 * second)
    expect(signal.winProbability).toBeCloseTo(0.96 / 1.75, 12)
    // exp(-v²T/2 - q v √T) with q(0.5486) as above.
    const quantile = (0.96 / 1.75 - 0.5) * 2.5
    const factor = Math.exp(-(1e-8 * 300) / 2 - quantile * 1e-4 * Math.sqrt(300))
    expect(Number(signal.strikeFactor) / 1e12).toBeCloseTo(factor, 10)
  })

  test('falls at the rate nearest to even of its side', () => {
    expect(decideSignal('fall', facts)).toMatchObject({ strikeRate: '1/61', profitRateBp: 6_100 })
  })

  const closing = millis(Date.UTC(2026, 2, 6, 21, 56))
  test.each<[string, Partial<SignalFacts>]>([
    ['it is not offered', { instrument: undefined }],
    ['it is stopped', { isStopped: true }],
    ['there is no fresh price', { spot: undefined }],
    ['there is too little history', { estimate: undefined }],
    ['no strike can be placed', { estimate: { ...facts.estimate!, canPlace: () => false } }],
    ['no strike rate is offered', { offeredStrikeRates: [] }],
    ['its market closes before', { instrument: euro, now: closing }],
  ])('is not published where %s', (_, changes) => {
    expect(decideSignal('rise', { ...facts, ...changes })).toBeUndefined()
  })
})

test('the nearest to even of what is offered', () => {
  expect(nearestToEven('rise', ['218/218', '12/5'])?.strikeRate).toBe('12/5')
  expect(nearestToEven('fall', ['218/218', '1/18'])?.profitRateBp).toBe(1_800)
  expect(nearestToEven('fall', ['218/218'])?.profitRateBp).toBe(21_800)
  expect(nearestToEven('fall', [])).toBeUndefined()
})

test('a minute is spoken of soon after it, or not at all', () => {
  const ended = millis(Date.UTC(2026, 2, 4, 10))
  expect(isInTime(ended, later(ended, 20 * second))).toBe(true)
  expect(isInTime(ended, later(ended, 20 * second + 1))).toBe(false)
  expect(isInTime(later(ended, -minute), later(ended, second))).toBe(false)
})

describe('how it ends', () => {
  const signal: Signal = decideSignal('rise', facts)!
  const tick = (at: number, price: number, seq: number): Tick => ({
    seq,
    at: millis(at),
    price: points(price),
    sourceId: 1,
  })
  const entry = tick(signal.opensAt + 200, 6_000_000, 10)
  const ends = (exit: number) => ({ entry, exit: tick(signal.closesAt - 300, exit, 900) })
  const strike = gradeSignal(signal, ends(7_000_000), []).strike!

  test('by its strike, which follows from the first price after it opened', () => {
    expect(strike).toBeLessThan(6_000_000)
    expect(gradeSignal(signal, ends(strike + 1), [])).toMatchObject({
      outcome: 'hit',
      returnedBp: 7_500,
      entry: 6_000_000,
      exit: strike + 1,
    })
    expect(gradeSignal(signal, ends(strike - 1), [])).toMatchObject({
      outcome: 'miss',
      returnedBp: -10_000,
    })
    expect(gradeSignal(signal, ends(strike), [])).toMatchObject({ outcome: 'tie', returnedBp: 0 })
  })

  test.each([
    ['no price came to open at', { entry: null, exit: null }, 'no_entry_tick'],
    [
      'it came too late',
      { entry: tick(signal.opensAt + 10_001, 1, 1), exit: tick(signal.closesAt, 1, 2) },
      'no_entry_tick',
    ],
    ['none followed', { entry, exit: entry }, 'no_exit_tick'],
    [
      'the last is too old',
      { entry, exit: tick(signal.closesAt - 5_001, 6_000_100, 11) },
      'exit_tick_too_old',
    ],
  ])('void where %s', (_, found, voidReason) => {
    const grade = gradeSignal(signal, found, [])
    expect(grade).toMatchObject({ outcome: 'void', voidReason, returnedBp: 0 })
  })
})
