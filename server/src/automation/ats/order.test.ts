import { describe, expect, it } from 'vitest'
import { builtInPlans } from '#contract/public/plans.ts'
import { dollars, isLess, minus, plus, type Usd, zeroUsd } from '#kernel/money.ts'
import { hour, later, millis, minute } from '#kernel/time.ts'
import { fc } from '#seed'
import { type AtsFacts, decideAtsOrder } from './order.ts'
import type { AtsSettings } from './settings.ts'
import { freshStanding, standingAfter } from './standing.ts'

/** A Wednesday noon. */
const now = millis(Date.UTC(2026, 0, 14, 12))

const settings: AtsSettings = {
  rules: ['momentum'],
  instrumentIds: [1],
  stake: { kind: 'fixed', amount: dollars(10) },
  hours: null,
  tradesMost: 20,
  stakeMost: dollars(100),
  lossMost: dollars(50),
  lossesInRow: null,
  coolDownMinutes: null,
  pairLosses: null,
  drawdownMost: null,
  tells: 'ends',
}

const today = { trades: 0, stake: zeroUsd, open: zeroUsd, brought: zeroUsd, refused: 0 }

const facts: AtsFacts = {
  now,
  book: 'demo',
  instrumentId: 1,
  settings,
  isPausedForAll: false,
  isPaused: false,
  plan: 'Diamond-50730',
  planTrades: null,
  plans: builtInPlans,
  trials: 10,
  today,
  standing: freshStanding,
  open: zeroUsd,
  balance: dollars(1_000),
}

const withSettings = (changes: Partial<AtsSettings>) => ({ settings: { ...settings, ...changes } })
const withToday = (changes: Partial<AtsFacts['today']>) => ({ today: { ...today, ...changes } })
const lost = (times: number, ago = hour) =>
  Array.from({ length: times }).reduce<AtsFacts['standing']>(
    (standing) =>
      standingAfter(standing, {
        instrumentId: 1,
        outcome: 'lost',
        brought: dollars(-10),
        at: later(now, -ago),
      }),
    freshStanding,
  )

type Row = readonly [why: string, changes: Partial<AtsFacts>]

/** In order of precedence: each holds with all that follow it. */
const rows: readonly Row[] = [
  ['paused_for_all', { isPausedForAll: true }],
  ['paused_by_staff', { isPaused: true }],
  ['no_plan', { book: 'real', plan: 'None' }],
  ['not_tried', { book: 'real', trials: 9 }],
  ['losses_in_row', { ...withSettings({ lossesInRow: 2 }), standing: lost(2) }],
  ['outside_hours', withSettings({ hours: { from: 720 + 1, to: 720 } })],
  ['plan_trades', withToday({ trades: 14 })],
  ['day_trades', { ...withSettings({ tradesMost: 3 }), ...withToday({ trades: 3 }) }],
  ['refused_often', withToday({ refused: 50 })],
  [
    'cooling_down',
    { ...withSettings({ coolDownMinutes: 30 }), standing: lost(1, 30 * minute - 1) },
  ],
  ['pair_dropped', { ...withSettings({ pairLosses: 3 }), standing: lost(3) }],
  [
    'stake_too_small',
    { ...withSettings({ stake: { kind: 'share', bp: 100 } }), balance: dollars(99) },
  ],
  [
    'stake_too_large',
    { plan: 'Gold-7600', ...withSettings({ stake: { kind: 'fixed', amount: dollars(251) } }) },
  ],
  ['day_stake', withToday({ stake: dollars(91) })],
  ['day_loss', withToday({ open: dollars(30), brought: dollars(-11) })],
  [
    'drawdown_open',
    { ...withSettings({ drawdownMost: dollars(25) }), standing: lost(1), open: dollars(10) },
  ],
  ['drawdown', { ...withSettings({ drawdownMost: dollars(25) }), standing: lost(2) }],
]

describe('whether a signal becomes an order', () => {
  it('does, as the next of the day', () => {
    expect(decideAtsOrder({ ...facts, ...withToday({ trades: 4 }) })).toEqual({
      kind: 'order',
      stake: dollars(10),
      slot: 5,
      slots: 14,
    })
  })

  it.each(rows)('does not: %s', (why, changes) => {
    expect(decideAtsOrder({ ...facts, ...changes })).toMatchObject({ why })
  })

  it('ends for losses in a row and for a drawdown with nothing open, and nothing else does', () => {
    const ending = rows.filter(
      ([, changes]) => decideAtsOrder({ ...facts, ...changes }).kind === 'end',
    )
    expect(ending.map(([why]) => why)).toEqual(['losses_in_row', 'drawdown'])
  })

  it.each([
    ['14 trades', withToday({ trades: 13 })],
    ['its own bound', { ...withSettings({ tradesMost: 3 }), ...withToday({ trades: 2 }) }],
    ['stakes a day', withToday({ stake: dollars(90) })],
    ['losses a day', withToday({ open: dollars(30), brought: dollars(-10) })],
    ['what it won before', withToday({ open: dollars(60), brought: dollars(20) })],
    ['two of three losses', { ...withSettings({ lossesInRow: 3 }), standing: lost(2) }],
    ['a cool-down', { ...withSettings({ coolDownMinutes: 30 }), standing: lost(1, 30 * minute) }],
    ['a drawdown', { ...withSettings({ drawdownMost: dollars(20) }), standing: lost(1) }],
    ['fifty refusals', withToday({ refused: 49 })],
    ['a dollar', { ...withSettings({ stake: { kind: 'share', bp: 10 } }) }],
  ] as const)('is bounded exactly by %s', (_, changes) => {
    expect(decideAtsOrder({ ...facts, ...changes }).kind).toBe('order')
  })

  it.each([
    ['None', null, 'demo', 1],
    ['None', null, 'real', 0],
    ['Beginner-3000', null, 'real', 1],
    ['Gold-7600', null, 'real', 5],
    ['Platinum-21199', null, 'real', 10],
    ['Diamond-50730', null, 'real', 14],
    ['Gold-7600', 7, 'demo', 7],
  ] as const)('with the plan %s (%s) on %s %i times a day', (plan, planTrades, book, allowed) => {
    const placed = Array.from({ length: 30 }, (_, trades) =>
      decideAtsOrder({ ...facts, plan, planTrades, book, ...withToday({ trades }) }),
    ).filter(({ kind }) => kind === 'order')
    expect(placed).toHaveLength(allowed)
  })

  it.each([
    [{ from: 600, to: 720 }, false],
    [{ from: 720, to: 721 }, true],
    [{ from: 1_200, to: 721 }, true],
    [{ from: 1_200, to: 720 }, false],
  ])('in hours %o: %s', (hours, isIn) => {
    expect(decideAtsOrder({ ...facts, ...withSettings({ hours }) }).kind === 'order').toBe(isIn)
  })
})

const money = (most: number) => fc.integer({ min: 0, max: most }).map((it) => BigInt(it) as Usd)

describe('whatever the facts', () => {
  it('never above a limit, should all that is open be lost', () => {
    const arbitrary = fc.record({
      stake: money(3_000),
      balance: money(1_000_000),
      bp: fc.integer({ min: 1, max: 1_000 }),
      isShare: fc.boolean(),
      stakeMost: money(50_000),
      lossMost: money(50_000),
      drawdownMost: fc.option(money(50_000)),
      today: fc.record({
        trades: fc.integer({ min: 0, max: 16 }),
        stake: money(20_000),
        open: money(10_000),
        won: money(20_000),
        gone: money(20_000),
      }),
      fall: money(20_000),
      plan: fc.constantFrom('None', 'Gold-7600', 'Diamond-50730'),
      book: fc.constantFrom('real' as const, 'demo' as const),
      trials: fc.integer({ min: 0, max: 20 }),
    })
    const placed = { times: 0 }
    fc.assert(
      fc.property(arbitrary, ({ today: day, fall, plan, book, trials, balance, ...wish }) => {
        const brought = minus(day.won, day.gone)
        const used = { ...day, brought, refused: 0 }
        const own: AtsSettings = {
          ...settings,
          stake: wish.isShare
            ? { kind: 'share', bp: wish.bp }
            : { kind: 'fixed', amount: wish.stake },
          stakeMost: wish.stakeMost,
          lossMost: wish.lossMost,
          drawdownMost: wish.drawdownMost,
        }
        const standing = { ...freshStanding, brought: minus(zeroUsd, fall) }
        const decision = decideAtsOrder({
          ...facts,
          settings: own,
          plan,
          book,
          trials,
          balance,
          standing,
          today: used,
          open: day.open,
        })
        if (decision.kind !== 'order') return
        placed.times += 1
        const { stake, slot, slots } = decision
        const allowed = { None: book === 'demo' ? 1 : 0, 'Gold-7600': 5, 'Diamond-50730': 14 }[plan]
        expect(slot).toBeLessThanOrEqual(Math.min(slots, allowed))
        expect(slot).toBe(day.trades + 1)
        if (book === 'real') expect(trials).toBeGreaterThanOrEqual(10)
        const atRisk = plus(day.open, stake)
        expect(isLess(wish.stakeMost, plus(day.stake, stake))).toBe(false)
        expect(isLess(wish.lossMost, minus(atRisk, brought))).toBe(false)
        if (wish.drawdownMost !== null) {
          expect(isLess(wish.drawdownMost, plus(fall, atRisk))).toBe(false)
        }
      }),
      { numRuns: 2_000 },
    )
    expect(placed.times).toBeGreaterThan(100)
  })
})
