// What a bot does next, and that it can never lose more than is at risk.

import { describe, expect, it } from 'vitest'
import type { Protections } from '#contract/client/trader.ts'
import { hour, later, millis, minute } from '#kernel/time.ts'
import { fc, seed } from '#seed'
import { costOf, onePart } from '../venues/parts.ts'
import { type Holding, holdingOf, nothingHeld } from './holding.ts'
import { decideStep, type StepFacts, sellableLeast } from './step.ts'

const usual: Protections = {
  stop_loss_percent: 5,
  guard_stops: 2,
  guard_minutes: 60,
  cool_down_minutes: 10,
  drawdown_percent: 30,
  low_profit_trades: 4,
  from_hour: 0,
  to_hour: 24,
}
const terms = {
  amountStep: 1n,
  priceStep: 10_000_000n,
  amountMin: 5_000n,
  costMin: 50_000_000n,
  feeParts: 4_000n,
}
const dollars = (whole: number) => BigInt(whole) * onePart
const now = millis(Date.UTC(2026, 10, 26, 12))
const flat: StepFacts = {
  now,
  atRisk: dollars(1_000),
  protections: usual,
  isStopping: false,
  sells: false,
  holding: nothingHeld,
  terms,
  top: { bid: dollars(49_990), ask: dollars(50_010) },
  opinion: 'rise',
  mayNotBegin: undefined,
}
const held: Holding = { ...nothingHeld, amount: 1_900_000n, cost: dollars(954) }
const round = (result: number, why: string, ago: number) => ({
  result: dollars(result),
  why,
  endedAt: later(now, -ago * minute),
})
const having = (...rounds: ReturnType<typeof round>[]): Holding => ({
  ...nothingHeld,
  rounds,
  result: rounds.reduce((sum, { result }) => sum + result, 0n),
})

describe('with nothing held', () => {
  it.each([
    ['buys when the rule says so', {}, { does: 'order' }],
    ['waits without a word of the rule', { opinion: undefined }, { note: 'no_signal' }],
    ['waits when the rule says fall', { opinion: 'fall' }, { note: 'no_signal' }],
    ['may not begin', { mayNotBegin: 'trader_paused' }, { note: 'trader_paused' }],
    ['cools down', { holding: having(round(5, 'rule', 9)) }, { note: 'cool_down' }],
    [
      'is guarded by stop losses',
      { holding: having(round(-9, 'stop_loss', 50), round(-9, 'stop_loss', 20)) },
      { note: 'stop_loss_guard' },
    ],
    [
      'is guarded no longer',
      { holding: having(round(-9, 'stop_loss', 61), round(-9, 'stop_loss', 20)) },
      { does: 'order' },
    ],
    [
      'keeps its hours',
      { protections: { ...usual, from_hour: 13, to_hour: 18 } },
      { note: 'out_of_hours' },
    ],
    [
      'keeps hours over midnight',
      { protections: { ...usual, from_hour: 22, to_hour: 13 }, now: later(now, hour / 2) },
      { does: 'order' },
    ],
    [
      'stops after a drawdown',
      { holding: having(round(-300, 'rule', 99)) },
      { reason: 'drawdown' },
    ],
    [
      'drops a pair that keeps losing',
      { holding: having(...[9, 8, 7, 6].map((it) => round(-it, 'rule', 99))) },
      { reason: 'low_profit' },
    ],
    ['stops with too little', { atRisk: 10_000_000n }, { reason: 'too_little' }],
    ['is being stopped', { isStopping: true, sells: true }, { does: 'stop', sells: false }],
  ] as const)('%s', (_, facts, step) => {
    expect(decideStep({ ...flat, ...facts } as StepFacts)).toMatchObject(step)
  })
})

describe('with something held', () => {
  const holding = { ...flat, holding: held }
  it.each([
    ['holds on', {}, { note: 'holds' }],
    ['does not buy more', { opinion: 'rise' }, { note: 'holds' }],
    ['sells when the rule says so', { opinion: 'fall' }, { order: { side: 'sell', why: 'rule' } }],
    [
      'sells below the stop',
      { top: { bid: dollars(47_000), ask: dollars(47_020) }, opinion: undefined },
      { order: { side: 'sell', why: 'stop_loss', amount: 1_900_000n } },
    ],
    [
      'stops and sells after a drawdown',
      { top: { bid: dollars(34_000), ask: dollars(34_020) } },
      { does: 'stop', reason: 'drawdown', sells: true },
    ],
    ['keeps it', { isStopping: true }, { does: 'stop' }],
    ['sells it', { isStopping: true, sells: true }, { order: { why: 'stopped' } }],
    ['sells though nothing may begin', { mayNotBegin: 'x', opinion: 'fall' }, { does: 'order' }],
  ] as const)('%s', (_, facts, step) => {
    expect(decideStep({ ...holding, ...facts } as StepFacts)).toMatchObject(step)
  })
})

it('whatever the market, a purchase costs no more with its fee than what is left at risk', () => {
  fc.assert(
    fc.property(
      fc.bigInt(1n, 10n ** 15n),
      fc.bigInt(1n, 10n ** 14n),
      fc.bigInt(-(10n ** 14n), 10n ** 12n),
      fc.record({
        amountStep: fc.constantFrom(1n, 100n, 1_000_000n),
        priceStep: fc.constantFrom(1n, 1_000n, 10_000_000n),
        feeParts: fc.bigInt(0n, 20_000n),
      }),
      (atRisk, ask, result, grid) => {
        const facts = { ...flat, atRisk, terms: { ...terms, ...grid } }
        const top = { bid: ask > 1n ? ask - 1n : 1n, ask }
        const step = decideStep({ ...facts, top, holding: { ...nothingHeld, result } })
        if (step.does !== 'order') return
        const { amount, limit } = step.order
        const paid = costOf(amount, limit, 'up')
        const fee = (paid * grid.feeParts + 999_999n) / 1_000_000n
        expect(paid + fee <= atRisk + (result < 0n ? result : 0n)).toBe(true)
        expect(amount % grid.amountStep).toBe(0n)
        expect(limit % grid.priceStep).toBe(0n)
      },
    ),
    { seed },
  )
})

describe('a holding', () => {
  const assets = { base: 'BTC', quote: 'USD', sellableLeast: 5_000n }
  const fill = (amount: bigint, paid: bigint, fee: bigint, feeAsset: string) => ({
    amount,
    paid,
    fee,
    feeAsset,
  })
  it('is what was bought less fees in its own asset, and costs what was paid with fees', () => {
    const bought = {
      side: 'buy',
      why: 'rule',
      at: now,
      fills: [fill(1_000_000n, dollars(500), dollars(2), 'USD'), fill(10n, 5n, 4n, 'BTC')],
    } as const
    expect(holdingOf([bought], assets)).toMatchObject({
      amount: 1_000_006n,
      cost: dollars(502) + 5n,
      rounds: [],
    })
    const sold = {
      side: 'sell',
      why: 'stop_loss',
      at: now,
      fills: [fill(1_000_000n, dollars(480), dollars(1), 'USD')],
    } as const
    expect(holdingOf([bought, sold], assets)).toMatchObject({
      amount: 6n,
      cost: 0n,
      result: dollars(-23) - 5n,
      fees: dollars(3),
      rounds: [{ why: 'stop_loss' }],
    })
  })
})

it('what can be sold is on the grid and worth the least', () => {
  expect(sellableLeast(terms, dollars(50_000))).toBe(5_000n)
  expect(sellableLeast({ ...terms, amountStep: 1_000n }, dollars(1))).toBe(50_000_000n)
})
