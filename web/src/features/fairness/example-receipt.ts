// The receipt that is worked through on the fairness page: made up, but true to the rules. The same
// figures stand as an example in docs/pricing.md.

import type { ReceiptView } from '#contract/shared/receipts.ts'
import type { TickView } from '#contract/shared/trade-states.ts'

const day = '2026-03-02T'

function tick(seq: number, time: string, price: number): TickView {
  return { seq, time: `${day}${time}Z`, price, source: 'example' }
}

const entry = tick(4_012, '14:00:00.350', 64_218.4)
const exit = tick(7_590, '14:14:59.800', 64_203.7)

export const exampleReceipt: ReceiptView = {
  trade_id: 'example',
  rule_version: 1,
  symbol: 'BTCUSD',
  trading_type: 'Cryptocurrency',
  mode: 'demo',
  trade_mode: 'Buy',
  amount: 120,
  strike_rate: '75/3',
  profit_rate: 0.75,
  duration: 900,
  accepted_at: `${day}14:00:00.120Z`,
  expires_at: `${day}14:15:00.120Z`,
  tick_size: '0.1',
  volatility: 0.00012,
  quantile: 0.1171,
  margin: 0.04,
  win_probability: 0.96 / 1.75,
  strike_factor: '0.999572051596',
  entry_tick: entry,
  strike_price: 64_190.9,
  exit_tick: exit,
  status: 'Won',
  reason: null,
  cause: null,
  gaps: [],
  payout: 210,
  settled_at: `${day}14:15:00.180Z`,
  ticks: {
    entry: [tick(4_011, '14:00:00.100', 64_219), entry, tick(4_013, '14:00:00.600', 64_217.2)],
    exit: [tick(7_589, '14:14:59.550', 64_202.9), exit, tick(7_591, '14:15:00.300', 64_188.1)],
  },
}

export const variants = ['honest', 'exit', 'factor', 'payout'] as const
export type Variant = (typeof variants)[number]

/** The same receipt after somebody tampered with it. */
export function altered(receipt: ReceiptView, variant: Variant): ReceiptView {
  const { exit_tick, payout } = receipt
  if (variant === 'exit' && exit_tick) {
    return { ...receipt, exit_tick: { ...exit_tick, price: exit_tick.price - 20 } }
  }
  if (variant === 'factor') return { ...receipt, strike_factor: '0.999800000000' }
  if (variant === 'payout' && payout !== null) return { ...receipt, payout: payout - 10 }
  return receipt
}
