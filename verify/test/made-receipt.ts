// A receipt that is as it should be, and what of one does not agree.

import { type CheckName, recompute } from '../src/outcome.ts'
import type { Receipt, Tick } from '../src/receipt.ts'

export const accepted = Date.parse('2026-11-21T14:00:00.000Z')
export const expires = accepted + 300_000

export function tick(seq: number, at: number, price: number): Tick {
  return { seq, time: new Date(at).toISOString(), price, source: 'simulated' }
}

// 64,000.10 x 0.9990001 = 63,936.1063... : a Buy is rounded down to .10, a Sell up to .11
export const before = tick(9, accepted, 64_000)
export const entry = tick(10, accepted + 400, 64_000.1)
export const exit = tick(300, expires, 63_940.25)
export const after = tick(301, expires + 1, 1)

export const won: Receipt = {
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

export function failing(receipt: Receipt): CheckName[] {
  return recompute(receipt)
    .filter((check) => !check.ok)
    .map((check) => check.name)
}

export function computed(receipt: Receipt): Record<string, string | null> {
  return Object.fromEntries(recompute(receipt).map((check) => [check.name, check.computed]))
}
