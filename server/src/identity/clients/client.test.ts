import { expect, test } from 'vitest'
import { dollars } from '#kernel/money.ts'
import { day, hour, later, millis } from '#kernel/time.ts'
import { decideTopUp, demoEndOf, referralCodeFrom } from './client.ts'

const now = millis(Date.UTC(2026, 10, 21, 12))
const running = { demoEndsAt: later(now, 5 * day), demoToppedUpAt: null }

test('a demo lasts 21 days', () => {
  expect(demoEndOf(now) - now).toBe(21 * day)
})

test('a running demo is topped up to 10,000', () => {
  const topUp = decideTopUp(running, dollars(2_500), now)
  expect(topUp).toEqual({ amount: dollars(7_500), demoEndsAt: running.demoEndsAt })
})

test.each([10_000, 10_001])('not with %i in it', (balance) => {
  expect(decideTopUp(running, dollars(balance), now)).toEqual({ refused: 'demo_running' })
})

test('and at most once in 24 hours', () => {
  const toppedUp = { ...running, demoToppedUpAt: later(now, -23 * hour) }
  const refusal = {
    refused: 'demo_topup_used',
    details: { again: '2026-11-21T13:00:00.000Z' },
  }
  expect(decideTopUp(toppedUp, dollars(0), now)).toEqual(refusal)
  expect(decideTopUp(toppedUp, dollars(0), later(now, hour - 1))).toEqual(refusal)
  expect(decideTopUp(toppedUp, dollars(0), later(now, hour))).toMatchObject({
    amount: dollars(10_000),
  })
})

test('an ended demo starts again, topped up a moment ago or not', () => {
  const ended = { demoEndsAt: later(now, -1), demoToppedUpAt: later(now, -hour) }
  const again = { amount: dollars(9_000), demoEndsAt: demoEndOf(now) }
  expect(decideTopUp(ended, dollars(1_000), now)).toEqual(again)
})

test('and leaves a client who won more than 10,000 what they have', () => {
  const ended = { demoEndsAt: later(now, -1), demoToppedUpAt: null }
  expect(decideTopUp(ended, dollars(12_000), now)).toEqual({
    amount: undefined,
    demoEndsAt: demoEndOf(now),
  })
})

test('a referral code may be typed with spaces, dashes and capitals', () => {
  expect(referralCodeFrom(' AB12-cd34 E5 ')).toBe('ab12cd34e5')
})
