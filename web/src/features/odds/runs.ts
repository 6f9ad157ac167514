// A hundred trades in a row, drawn by the chance each is priced at, and how a thousand such rows
// end. Money as in a settlement: a win pays the profit rate of the amount, a loss takes all of it.
//
// The chance is p = (1 - m) / (1 + r) with the margin m and the profit rate r (docs/pricing.md). So
// each amount loses m of itself on average, whatever r is: p r - (1 - p) = p (1 + r) - 1 = -m. That
// holds for what was staked before the outcome is known, and therefore for any rule of amounts.

import { cents, isLess, minus, plus, share, type Usd, zeroUsd } from '#kernel/money.ts'
import { chanceAt } from '../../lib/trading/odds.ts'

/** How large each trade is: always the same, doubled until one wins, or by what is left. */
export const habits = ['same', 'doubled', 'part'] as const
export type Habit = (typeof habits)[number]

export type Plan = {
  /** Of the first trade. */
  readonly amount: Usd
  readonly habit: Habit
  /** As shares of the amount, e.g. 0.75; of several, one is drawn for each trade. */
  readonly profits: readonly [number, ...number[]]
  readonly margin: number
}

/** A number from 0 up to 1, each as likely as another. */
export type Random = () => number

export type Run = {
  /** What is left before the first trade and after each. */
  readonly balances: readonly Usd[]
  /** What had been staked by then. */
  readonly staked: readonly Usd[]
  readonly won: number
  readonly lost: number
}

export const tradesOfRun = 100
/** How many runs say how widely they spread. */
export const runsOfSpread = 1_000

/** As much as a hundred trades of that amount, so that the same amount never runs out. */
export function beginningOf({ amount }: Pick<Plan, 'amount'>): Usd {
  return share(amount, tradesOfRun * one)
}

const one = 10_000
/** Of what is left. */
const partBp = one / tradesOfRun
const leastAmount = cents(1n)

/** It ends before a hundred trades where nothing is left. */
export function runOf(plan: Plan, random: Random): Run {
  let balance = beginningOf(plan)
  let total = zeroUsd
  let amount = plan.amount
  let won = 0
  const balances = [balance]
  const staked = [total]
  while (balances.length <= tradesOfRun && isLess(zeroUsd, balance)) {
    const stake = least(amount, balance)
    const profit = drawn(plan.profits, random)
    const isWon = random() < chanceAt(profit, plan.margin)
    const gain = share(stake, Math.round(profit * one))
    balance = isWon ? plus(balance, gain) : minus(balance, stake)
    total = plus(total, stake)
    won += Number(isWon)
    balances.push(balance)
    staked.push(total)
    amount = nextAmount(plan, { stake, isWon, balance })
  }
  return { balances, staked, won, lost: balances.length - 1 - won }
}

type Ended = { readonly stake: Usd; readonly isWon: boolean; readonly balance: Usd }

function nextAmount({ amount, habit }: Plan, { stake, isWon, balance }: Ended): Usd {
  switch (habit) {
    case 'same':
      return amount
    case 'doubled':
      return isWon ? amount : plus(stake, stake)
    case 'part':
      return most(share(balance, partBp), leastAmount)
  }
}

function drawn(profits: Plan['profits'], random: Random): number {
  if (profits.length === 1) return profits[0]
  return profits[Math.floor(random() * profits.length)] ?? profits[0]
}

function least(a: Usd, b: Usd): Usd {
  return isLess(b, a) ? b : a
}

function most(a: Usd, b: Usd): Usd {
  return isLess(a, b) ? b : a
}

/** What the run came to, against what it began with. */
export function resultOf({ balances }: Run): Usd {
  return minus(balances.at(-1) ?? zeroUsd, balances[0] ?? zeroUsd)
}

/** What so much staked loses on average: the margin of it. */
export function costOf(staked: Usd, margin: number): Usd {
  return share(staked, Math.round(margin * one))
}

/** How many runs ended between two results, the upper one not included. */
export type Bar = { readonly from: number; readonly to: number; readonly count: number }

export type Spread = {
  /** Shares of all runs. */
  readonly losing: number
  readonly ranOut: number
  /** A tenth of the runs ended with this or less, half of them, and a tenth with this or more. */
  readonly worst: Usd
  readonly middle: Usd
  readonly best: Usd
  /** Of all runs, to the cent. */
  readonly mean: Usd
  readonly bars: readonly Bar[]
}

const barsMost = 24

export function spreadOf(runs: readonly Run[]): Spread {
  const results = runs.map(resultOf).toSorted((a, b) => (isLess(a, b) ? -1 : Number(isLess(b, a))))
  const shareOf = (count: number) => count / runs.length
  const at = (part: number) => results[Math.max(Math.ceil(part * results.length) - 1, 0)] ?? zeroUsd
  return {
    losing: shareOf(results.filter((result) => isLess(result, zeroUsd)).length),
    ranOut: shareOf(runs.filter(({ balances }) => balances.at(-1) === zeroUsd).length),
    worst: at(0.1),
    middle: at(0.5),
    best: results.at(-Math.max(Math.ceil(0.1 * results.length), 1)) ?? zeroUsd,
    mean: cents(results.reduce((sum, one) => sum + one, 0n) / BigInt(results.length)),
    bars: barsOf(results),
  }
}

/** In steps of the same width from nothing on, so that no bar has both losses and gains. */
function barsOf(results: readonly Usd[]): Bar[] {
  const inCents = results.map(Number)
  const [lowest = 0, highest = 0] = [inCents[0], inCents.at(-1)]
  const width = Math.max(Math.ceil((highest - lowest) / (barsMost - 1)), 1)
  const stepOf = (result: number) => Math.floor(result / width)
  const first = stepOf(lowest)
  return Array.from({ length: stepOf(highest) - first + 1 }, (_, index) => {
    const step = first + index
    const count = inCents.filter((result) => stepOf(result) === step).length
    return { from: step * width, to: (step + 1) * width, count }
  })
}
