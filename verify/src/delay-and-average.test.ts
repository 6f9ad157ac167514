// How a trade begins and ends by its second version of the rules: an entry that waits, and an exit
// that is an average.

import { expect, it } from 'vitest'
import { type CheckName, recompute } from './outcome.ts'
import { pricedSeconds } from './priced-seconds.ts'
import type { Receipt, Tick } from './receipt.ts'

const accepted = Date.parse('2026-11-21T14:00:00.000Z')
const expires = accepted + 300_000

function tick(seq: number, at: number, price: number): Tick {
  return { seq, time: new Date(at).toISOString(), price, source: 'simulated' }
}

// 64,000.10 x 0.9990001 = 63,936.1063... : a Buy is rounded down to .10, a Sell up to .11
const before = tick(9, accepted, 64_000)
const entry = tick(10, accepted + 400, 64_000.1)
const exit = tick(300, expires, 63_940.25)
const after = tick(301, expires + 1, 1)

const won: Receipt = {
  trade_id: '123',
  rule_version: 1,
  symbol: 'BTCUSD',
  trading_type: 'Cryptocurrency',
  mode: 'demo',
  trade_mode: 'Buy',
  amount: 120,
  strike_rate: '75/3',
  profit_rate: 0.75,
  duration: 300,
  accepted_at: new Date(accepted).toISOString(),
  expires_at: new Date(expires).toISOString(),
  tick_size: '0.01',
  volatility: 0.0001,
  quantile: 0.5,
  margin: 0.04,
  win_probability: 0.5486,
  strike_factor: '0.999000100000',
  entry_tick: entry,
  strike_price: 63_936.1,
  exit_tick: exit,
  status: 'Won',
  reason: null,
  cause: null,
  gaps: [],
  payout: 210,
  settled_at: new Date(expires + 20).toISOString(),
  ticks: {
    entry: [before, entry, tick(11, accepted + 900, 64_001)],
    exit: [tick(299, expires - 900, 63_000), exit, after],
  },
}

function failing(receipt: Receipt): CheckName[] {
  return recompute(receipt)
    .filter((check) => !check.ok)
    .map((check) => check.name)
}

function computed(receipt: Receipt): Record<string, string | null> {
  return Object.fromEntries(recompute(receipt).map((check) => [check.name, check.computed]))
}

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
