// What automated trades are likely to lose: from the margin in the price, or from the record of
// the rule where that is worse. Never less than the margin: a good stretch promises nothing.

import type { Verdict } from '../public/signals.ts'

export type RuleOutlook = {
  readonly rule: string
  /** What a dollar on each signal of its record brought; null where they are too few. */
  readonly return_each: number | null
  readonly verdict: Verdict
}

export type Planned = {
  /** In dollars. */
  readonly stake: number
  readonly tradesPerDay: number
  readonly stakePerDay: number
  readonly lossPerDay: number
  readonly rules: readonly string[]
}

export type Outlook = {
  readonly tradesPerDay: number
  /** Of a dollar staked, on average. */
  readonly lossEach: number
  /** In dollars: what a day loses on average, and at most. */
  readonly expectedLoss: number
  readonly mostLoss: number
}

export function outlookOf(
  planned: Planned,
  { margin, rules }: { readonly margin: number; readonly rules: readonly RuleOutlook[] },
): Outlook {
  const { stake, stakePerDay, lossPerDay } = planned
  const chosen = planned.rules.map((name) => rules.find(({ rule }) => rule === name))
  const losses = chosen.map((one) => Math.max(margin, -(one?.return_each ?? 0)))
  const lossEach = losses.reduce((sum, loss) => sum + loss, 0) / Math.max(1, losses.length)
  const affordable = stake > 0 ? Math.floor(stakePerDay / stake) : 0
  const tradesPerDay = Math.min(planned.tradesPerDay, affordable)
  const staked = tradesPerDay * stake
  return {
    tradesPerDay,
    lossEach,
    expectedLoss: inCents(Math.min(staked * lossEach, lossPerDay)),
    mostLoss: inCents(Math.min(staked, lossPerDay)),
  }
}

function inCents(dollars: number): number {
  return Math.round(dollars * 100) / 100
}
