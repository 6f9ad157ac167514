// How a trade begins and ends by its second version of the rules: an entry that waits, and an exit
// that is an average.

import { expect, it } from 'vitest'
import { accepted, after, computed, expires, failing, tick, won } from '../test/made-receipt.ts'
import { pricedSeconds } from './priced-seconds.ts'
import { type Receipt, termsShape } from './receipt.ts'

const delayed = { ...won, rule_version: 2, entry_delay_ms: 500, exit_seconds: 1 }

it('takes the first price later than the delay, and what waits ten seconds from there', () => {
  const within = tick(10, accepted + 500, 64_000.1)
  const first = tick(11, accepted + 10_500, 64_000.1)
  const ticks = { ...won.ticks, entry: [within, first] }
  expect(failing({ ...delayed, entry_tick: first, ticks })).toEqual([])
  expect(failing({ ...delayed, entry_tick: within, ticks })).toContain('entry')
  const late = tick(11, accepted + 10_501, 64_000.1)
  const none = { entry_tick: null, strike_price: null, exit_tick: null, payout: 120 }
  const voided = { status: 'Void', reason: 'no_entry_tick', cause: 'source_silent' } as const
  const waited = { ...delayed, ...none, ...voided, ticks: { ...won.ticks, entry: [late] } }
  expect(failing(waited)).toEqual([])
})

const last = tick(300, expires, 63_900)
const exits = [tick(297, expires - 2_500, 64_000), tick(299, expires - 1_000, 63_950), last]
/** 64,000 two seconds before the expiry, 63,950 one before, 63,900 at it. */
const averaged: Receipt = {
  ...won,
  rule_version: 2,
  exit_seconds: 3,
  exit_tick: last,
  exit_average: 63_950,
  ticks: { ...won.ticks, exit: [...exits, after] },
}

it('holds the strike against the average, not against the last price', () => {
  expect(failing(averaged)).toEqual([])
  expect(computed(averaged).exit).toMatch(/^63900\.00 \(no\. 300, .*\), average 63950\.00$/)
  expect(failing({ ...averaged, exit_average: 63_950.01 })).toEqual(['exit'])
  expect(failing({ ...averaged, exit_average: undefined })).toEqual(['exit'])
  expect(failing({ ...averaged, exit_seconds: 1 })).toEqual(['exit', 'status', 'payout'])
})

it('is void where a second that counts has no price young enough', () => {
  const old = tick(297, expires - 7_001, 64_000)
  const ticks = { ...won.ticks, exit: [old, ...exits.slice(1), after] }
  const voided = { status: 'Void', reason: 'exit_tick_too_old', cause: 'source_silent' } as const
  const one = { ...averaged, ...voided, ticks, exit_average: undefined, payout: 120 }
  expect(failing(one)).toEqual([])
  expect(failing({ ...averaged, ticks })).toContain('status')
})

it('counts the seconds that are priced as the house does', () => {
  expect(pricedSeconds({ duration: 60 })).toBe(60)
  const rules = { entry_delay_ms: 500, exit_seconds: 5 }
  expect(pricedSeconds({ duration: 60, ...rules })).toBeCloseTo(56.7, 12)
})

// Whoever made a file may have written anything there, and a browser would count to it.
it.each([0, 11, 1.5, 1e9])('reads no terms whose exit is the average of %d seconds', (seconds) => {
  expect(termsShape({ ...averaged, exit_seconds: seconds })).toBe(false)
  expect(termsShape(averaged)).toBe(true)
})
