import { expect, test } from 'vitest'
import { points } from '#kernel/price.ts'
import { factorText, type QuoteFacts, quoteView } from './quote.ts'

const facts: QuoteFacts = {
  symbol: 'BTCUSD',
  scale: { decimals: 2, tickPoints: 1 },
  spot: points(5_000_000),
  spotAgeMs: 120,
  source: 'simulated',
  durationSeconds: 100,
  strikeRate: { id: '75/50', buyBp: 7_500, sellBp: 5_000 },
  marginBp: 400,
  endRules: { entryDelayMs: 0, exitSeconds: 1 },
  ruleVersion: 1,
  estimate: { volatility: 0.001, quantile: (p) => 2 * (p - 0.5), canPlace: () => true },
}

test('a quote says what both sides would be offered, each at its own rate', () => {
  const { buy, sell, ...rest } = quoteView(facts)
  expect(rest).toEqual({
    symbol: 'BTCUSD',
    duration: 100,
    strike_rate: '75/50',
    spot: 50_000,
    spot_age_ms: 120,
    source: 'simulated',
    volatility: 0.001,
    margin: 0.04,
    rule_version: 1,
    entry_delay_ms: 0,
    exit_seconds: 1,
  })
  expect(buy).toMatchObject({
    profit_rate: 0.75,
    break_even: 1 / 1.75,
    win_probability: 0.96 / 1.75,
  })
  expect(sell).toMatchObject({ profit_rate: 0.5, break_even: 1 / 1.5, win_probability: 0.96 / 1.5 })
  expect(buy?.quantile).toBeCloseTo(2 * (0.96 / 1.75 - 0.5), 12)
})

test('a strike is the spot times its factor, in the client’s favour', () => {
  const { buy, sell } = quoteView(facts)
  // exp(-v²T/2 ∓ q·v·√T), with v√T = 0.01
  for (const [side, sign] of [
    [buy, -1],
    [sell, 1],
  ] as const) {
    const factor = Math.exp(-0.00005 + sign * (side?.quantile ?? 0) * 0.01)
    expect(Number(side?.strike_factor)).toBeCloseTo(factor, 11)
    const strike = side?.strike_price ?? 0
    const cents = 5_000_000 * Number(side?.strike_factor)
    expect(strike).toBe((sign < 0 ? Math.floor(cents) : Math.ceil(cents)) / 100)
  }
})

test('a side whose strike cannot be placed now is not offered', () => {
  const canPlace = (probability: number) => probability > 0.6
  const { buy, sell } = quoteView({ ...facts, estimate: { ...facts.estimate, canPlace } })
  expect([buy, sell?.profit_rate]).toEqual([null, 0.5])
})

test('a factor has all twelve places', () => {
  expect([1n, 999_999_999_999n, 1_000_000_000_000n, 12_000_000_000_003n].map(factorText)).toEqual([
    '0.000000000001',
    '0.999999999999',
    '1.000000000000',
    '12.000000000003',
  ])
})
