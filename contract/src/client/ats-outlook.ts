// What automated trades are likely to lose: from the margin in the price, or from the record of
// the rule where that is worse. Never less than the margin: a good stretch promises nothing.

import { cents, isLess, type Usd, usdToCents } from '#kernel/money.ts'
import type { Verdict } from '../public/signals.ts'

export type RuleOutlook = {
  readonly rule: string
  /** What a dollar on each signal of its record brought; null where they are too few. */
  readonly return_each: number | null
  readonly verdict: Verdict
}

export type Planned = {
  readonly stake: Usd
  readonly tradesPerDay: number
  readonly stakePerDay: Usd
  readonly lossPerDay: Usd
  readonly rules: readonly string[]
}

export type Outlook = {
  readonly tradesPerDay: number
  /** Of a dollar staked, on average. */
  readonly lossEach: number
  /** What a day loses on average, to the cent, and at most. */
  readonly expectedLoss: Usd
  readonly mostLoss: Usd
}

export function outlookOf(
  planned: Planned,
  { margin, rules }: { readonly margin: number; readonly rules: readonly RuleOutlook[] },
): Outlook {
  const { stake, stakePerDay, lossPerDay } = planned
  const chosen = planned.rules.map((name) => rules.find(({ rule }) => rule === name))
  const losses = chosen.map((one) => Math.max(margin, -(one?.return_each ?? 0)))
  const lossEach = losses.reduce((sum, loss) => sum + loss, 0) / Math.max(1, losses.length)
  // Whole cents: of dollars as numbers, 3.30 has 1.10 in it twice.
  const one = usdToCents(stake)
  const affordable = one > 0 ? Math.floor(usdToCents(stakePerDay) / one) : 0
  const tradesPerDay = Math.min(planned.tradesPerDay, affordable)
  const staked = tradesPerDay * one
  const bounded = (loss: number) => lesser(cents(BigInt(Math.round(loss))), lossPerDay)
  return {
    tradesPerDay,
    lossEach,
    expectedLoss: bounded(staked * lossEach),
    mostLoss: bounded(staked),
  }
}

function lesser(one: Usd, other: Usd): Usd {
  return isLess(one, other) ? one : other
}
