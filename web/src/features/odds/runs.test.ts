// Drawn trades keep to their rules whatever is drawn, and come out on average as they are priced.

import { describe, expect, test } from 'vitest'
import { cents, dollars, plus, share, type Usd, usdToNumber, zeroUsd } from '#kernel/money.ts'
import { fc, isProving, seed } from '#seed'
import { chanceAt } from '../../lib/trading/odds.ts'
import {
  beginningOf,
  costOf,
  habits,
  type Plan,
  type Run,
  resultOf,
  runOf,
  spreadOf,
  tradesOfRun,
} from './runs.ts'

const usual: Plan = { amount: dollars(10), habit: 'same', profits: [0.75], margin: 0.04 }
const never = () => 1 - 2 ** -32
const always = () => 0

const plans: fc.Arbitrary<Plan> = fc.record({
  amount: fc.bigInt(1n, 100_000n).map(cents),
  habit: fc.constantFrom(...habits),
  profits: fc
    .array(fc.integer({ min: 1, max: 30_000 }), { minLength: 1, maxLength: 6 })
    .map(([first = 1, ...others]): Plan['profits'] => [
      first / 10_000,
      ...others.map((bp) => bp / 10_000),
    ]),
  margin: fc.integer({ min: 0, max: 2_000 }).map((bp) => bp / 10_000),
})

/** Each draw follows from the seed alone (mulberry32). */
function drawnFrom(start: number) {
  let state = start >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const staked = ({ staked: sums }: Run) => sums.slice(1).map((sum, at) => sum - (sums[at] ?? 0n))

describe('a run', () => {
  test('takes a stake or pays a profit at each trade, and never more than is left', () => {
    fc.assert(
      fc.property(plans, fc.integer(), (plan, from) => {
        const run = runOf(plan, drawnFrom(from))
        const stakes = staked(run)
        expect(run.balances[0]).toBe(beginningOf(plan))
        expect(run.won + run.lost).toBe(run.balances.length - 1)
        let won = 0
        for (const [at, stake] of stakes.entries()) {
          const before = run.balances[at] ?? zeroUsd
          const moved = (run.balances[at + 1] ?? zeroUsd) - before
          expect(stake > 0n && stake <= before).toBe(true)
          const gains = plan.profits.map((rate) => share(stake as Usd, Math.round(rate * 10_000)))
          if (moved !== -stake) won += 1
          expect([-stake, ...gains]).toContain(moved)
        }
        // A profit may be less than a cent, and nothing is lost then either.
        expect(won).toBe(run.won)
      }),
    )
  })

  test('ends after a hundred trades, or before where nothing is left', () => {
    fc.assert(
      fc.property(plans, fc.integer(), (plan, from) => {
        const { balances } = runOf(plan, drawnFrom(from))
        const isOut = balances.at(-1) === zeroUsd
        expect(balances.length - 1 === tradesOfRun || isOut).toBe(true)
        expect(balances.slice(0, -1)).not.toContain(zeroUsd)
        if (plan.habit === 'same') expect(balances).toHaveLength(tradesOfRun + 1)
      }),
    )
  })

  test('of the same amount, all lost, takes all there was and not before the end', () => {
    const run = runOf(usual, never)
    expect([run.won, run.lost, resultOf(run)]).toEqual([0, 100, dollars(-1_000)])
  })

  test('of the same amount, all won, pays the profit a hundred times', () => {
    const run = runOf(usual, always)
    expect([run.won, run.lost, resultOf(run)]).toEqual([100, 0, dollars(750)])
  })

  test('doubled after each loss is at its end after seven', () => {
    const run = runOf({ ...usual, habit: 'doubled' }, never)
    expect(staked(run)).toEqual([10, 20, 40, 80, 160, 320, 370].map(dollars))
    expect(run.balances.at(-1)).toBe(zeroUsd)
  })

  test('doubled goes back to the first amount once it wins', () => {
    const chances = [0.9, 0.9, 0.1, 0.9]
    const run = runOf({ ...usual, habit: 'doubled' }, () => chances.shift() ?? 0)
    expect(staked(run).slice(0, 5)).toEqual([10, 20, 40, 10, 20].map(dollars))
  })

  test('of a part of what is left stakes a hundredth of each balance', () => {
    const { balances, ...run } = runOf({ ...usual, habit: 'part' }, drawnFrom(seed))
    const parts = balances.slice(0, -1).map((balance) => share(balance, 100))
    expect(staked({ balances, ...run })).toEqual(parts)
  })

  test('draws each of several profits about as often', () => {
    const plan: Plan = { ...usual, profits: [0.5, 1, 2], margin: 0 }
    const gains = Array.from({ length: 300 }, (_, from) => runOf(plan, drawnFrom(from))).flatMap(
      ({ balances }) => balances.slice(1).map((after, at) => after - (balances[at] ?? 0n)),
    )
    for (const profit of plan.profits) {
      const won = gains.filter((gain) => gain === share(usual.amount, profit * 10_000)).length
      expect(won / (gains.length / 3)).toBeCloseTo(chanceAt(profit, 0), 1)
    }
  })
})

test.each(habits)('with %s, many runs lose the margin of what they staked', (habit) => {
  const plan: Plan = { ...usual, habit, profits: [0.03, 0.75, 2.18] }
  const random = drawnFrom(seed)
  const runs = Array.from({ length: isProving ? 20_000 : 3_000 }, () => runOf(plan, random))
  // What each run has won above what its stakes lose on average is chance alone: its mean is nothing.
  const luck = runs.map((run) => {
    const total = run.staked.at(-1) ?? zeroUsd
    return usdToNumber(plus(resultOf(run), costOf(total, plan.margin)))
  })
  const mean = luck.reduce((sum, one) => sum + one, 0) / luck.length
  const variance = luck.reduce((sum, one) => sum + (one - mean) ** 2, 0) / luck.length
  expect(Math.abs(mean)).toBeLessThan(5 * Math.sqrt(variance / luck.length) + 0.01)
})

describe('the spread of runs', () => {
  const ended = (...results: number[]) =>
    results.map((result): Run => {
      const balances = [dollars(100), dollars(100 + result)]
      return { balances, staked: [zeroUsd, dollars(100)], won: 0, lost: 1 }
    })

  test('says who lost, where half of them ended, and the tenths at both ends', () => {
    const spread = spreadOf(ended(-100, -50, -40, -30, -20, -10, 0, 10, 20, 90))
    expect(spread).toMatchObject({
      losing: 0.6,
      ranOut: 0.1,
      worst: dollars(-100),
      middle: dollars(-20),
      best: dollars(90),
      mean: dollars(-13),
    })
  })

  test('counts each run in one bar, none of which has losses and gains', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -100, max: 10_000 }), { minLength: 1 }), (results) => {
        const runs = ended(...results)
        const { bars, worst, middle, best } = spreadOf(runs)
        expect(bars.length).toBeLessThanOrEqual(25)
        expect(bars.reduce((sum, { count }) => sum + count, 0)).toBe(runs.length)
        expect(bars.every(({ from, to }) => to <= 0 || from >= 0)).toBe(true)
        expect(worst <= middle && middle <= best).toBe(true)
        const below = bars.filter(({ to }) => to <= 0).reduce((sum, { count }) => sum + count, 0)
        expect(below).toBe(results.filter((result) => result < 0).length)
      }),
    )
  })
})
