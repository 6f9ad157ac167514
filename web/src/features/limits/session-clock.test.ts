import { beforeEach, describe, expect, it } from 'vitest'
import { useSession } from '../../lib/session/session.ts'
import { endSessionClock, minutesText, sessionBegan, sessionResult } from './session-clock.ts'

beforeEach(() => sessionStorage.clear())

it('a session begins once, and anew after signing out', () => {
  sessionStorage.setItem('session-began', '1000')
  expect(sessionBegan()).toBe(1000)
  useSession.setState({ state: 'signed-in' })
  endSessionClock()
  expect(sessionBegan()).toBe(1000)
  useSession.setState({ state: 'signed-out' })
  endSessionClock()
  expect(sessionBegan()).toBeGreaterThan(1000)
  expect(sessionBegan()).toBe(sessionBegan())
})

it('the result is of the trades that ended since', () => {
  const trade = (end_time: string, amount: number, payout: number | null) => ({
    end_time,
    amount,
    payout,
  })
  const trades = [
    trade('2026-11-21T12:10:00.000Z', 10.1, 0),
    trade('2026-11-21T12:05:00.000Z', 20, 35),
    trade('2026-11-21T12:00:00.000Z', 5, 5),
    trade('2026-11-21T11:59:59.999Z', 1000, 0),
  ]
  expect(sessionResult(trades, Date.UTC(2026, 10, 21, 12))).toEqual({ count: 3, result: 4.9 })
  expect(sessionResult([], 0)).toEqual({ count: 0, result: 0 })
})

describe('how long', () => {
  it.each([
    [0, '0 minutes'],
    [60_000, '1 minute'],
    [44.6 * 60_000, '45 minutes'],
    [60 * 60_000, '1 hour'],
    [125 * 60_000, '2 hours 5 minutes'],
  ])('%d ms is %s', (ms, text) => {
    expect(minutesText(ms)).toBe(text)
  })
})
