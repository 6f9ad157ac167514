// What a client's own limits leave for one more stake. Both kinds count it in full: a stake is
// placed now, and may be lost.

import type { LimitPeriod } from '#contract/client/limits.ts'
import { isLess, minus, plus, type Usd, zeroUsd } from '#kernel/money.ts'
import type { Millis } from '#kernel/time.ts'
import type { OwnLimit } from './limit.ts'
import { endOf } from './period.ts'

/** What a client has staked and lost on the live account in the periods that run now. */
export type OwnUse = Readonly<Record<LimitPeriod, { readonly stake: Usd; readonly loss: Usd }>>

/** A limit on trading with what is used of it. */
export type Allowance = {
  readonly kind: 'stake' | 'loss'
  readonly period: LimitPeriod
  readonly limit: Usd
  readonly used: Usd
  /** When the next period begins. */
  readonly until: Millis
}

/** The limits in force, as they stand. Limits on deposits are no matter of trading. */
export function allowancesOf(limits: readonly OwnLimit[], use: OwnUse, now: Millis): Allowance[] {
  return limits.flatMap(({ kind, period, amount }) =>
    kind === 'deposit' || amount === null
      ? []
      : [{ kind, period, limit: amount, used: use[period][kind], until: endOf(period, now) }],
  )
}

/** The same after one more stake: it counts as lost until its trade is settled. */
export function allowancesAfter(allowances: readonly Allowance[], stake: Usd): Allowance[] {
  return allowances.map((one) => ({ ...one, used: plus(one.used, stake) }))
}

export function leftOf({ limit, used }: Allowance): Usd {
  return isLess(used, limit) ? minus(limit, used) : zeroUsd
}

/**
 * The limit of this kind that the stake would pass; the one that leaves least, where several do.
 */
export function passedBy(
  stake: Usd,
  kind: Allowance['kind'],
  allowances: readonly Allowance[],
): Allowance | undefined {
  return allowances
    .filter((one) => one.kind === kind && isLess(leftOf(one), stake))
    .reduce<Allowance | undefined>(
      (tightest, one) => (tightest && isLess(leftOf(tightest), leftOf(one)) ? tightest : one),
      undefined,
    )
}

export const noUse: OwnUse = {
  day: { stake: zeroUsd, loss: zeroUsd },
  week: { stake: zeroUsd, loss: zeroUsd },
  month: { stake: zeroUsd, loss: zeroUsd },
}
