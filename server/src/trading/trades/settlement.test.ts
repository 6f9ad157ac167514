import { expect, test } from 'vitest'
import { dollars } from '#kernel/money.ts'
import { points } from '#kernel/price.ts'
import { later, millis, minute } from '#kernel/time.ts'
import { decideSettlement } from './settlement.ts'
import type { OpenTrade } from './trade.ts'

const now = millis(Date.UTC(2026, 0, 14, 12))
const trade = {
  instrument: { category: 'Cryptocurrency', scale: { decimals: 2, tickPoints: 1 } },
  direction: 'rise',
  stake: dollars(100),
  payoutRateBp: 7_500,
  strikeFactor: 1_000_000_000_000n,
  acceptedAt: now,
  expiresAt: later(now, minute),
} as OpenTrade

const tick = (seq: number, afterMs: number) => {
  return { seq, at: later(now, afterMs), price: points(5_000), sourceId: 1 }
}
const voided = { status: 'voided', voidCause: 'source_silent', payout: dollars(100) }

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
