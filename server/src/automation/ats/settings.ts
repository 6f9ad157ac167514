// What a client settled about automated trades, and what makes no sense to settle.

import { type AtsSettingsWish, atsStakeMost, type atsTells } from '#contract/client/ats.ts'
import { planTiers } from '#contract/public/plans.ts'
import type { RuleName } from '#contract/public/signal-rules.ts'
import { dollars, isLess, share, type Usd, usdToText } from '#kernel/money.ts'
import { type Refusal, refuse } from '#kernel/refusal.ts'
import { day, floorTo, type Millis, minute } from '#kernel/time.ts'

/** Minutes of the UTC day; `to` before `from` goes over midnight. */
export type Hours = { readonly from: number; readonly to: number }

export type Stake =
  | { readonly kind: 'fixed'; readonly amount: Usd }
  | { readonly kind: 'share'; readonly bp: number }

export type AtsSettings = {
  readonly rules: readonly RuleName[]
  readonly instrumentIds: readonly number[]
  readonly stake: Stake
  /** Null: at all hours. */
  readonly hours: Hours | null
  readonly tradesMost: number
  readonly stakeMost: Usd
  readonly lossMost: Usd
  readonly lossesInRow: number | null
  readonly coolDownMinutes: number | null
  readonly pairLosses: number | null
  readonly drawdownMost: Usd | null
  readonly tells: (typeof atsTells)[number]
}

type SettingsRefusal = Refusal<'ats_stake_unclear' | 'ats_stake_too_large' | 'ats_never_trades'>

/** As they are kept: in one order, each once, so that the same choice reads the same. */
export function settingsOf(
  wish: AtsSettingsWish,
  instrumentIds: readonly number[],
  plan: string,
): AtsSettings | SettingsRefusal {
  const stake = stakeOf(wish)
  if (!stake) return refuse('ats_stake_unclear')
  const settings: AtsSettings = {
    rules: [...new Set(wish.rules)].sort(),
    instrumentIds: [...new Set(instrumentIds)].sort((a, b) => a - b),
    stake,
    hours: hoursOf(wish.hours),
    tradesMost: wish.trades_per_day,
    stakeMost: wish.stake_per_day,
    lossMost: wish.loss_per_day,
    lossesInRow: wish.losses_in_row,
    coolDownMinutes: wish.cool_down_minutes,
    pairLosses: wish.pair_losses,
    drawdownMost: wish.drawdown,
    tells: wish.tells,
  }
  return refuseStake(settings, plan) ?? settings
}

function stakeOf({ stake, share_bp: bp }: AtsSettingsWish): Stake | undefined {
  if (stake !== null && bp === null) return { kind: 'fixed', amount: stake }
  if (stake === null && bp !== null) return { kind: 'share', bp }
  return undefined
}

/** The same time twice is the whole day. */
function hoursOf(hours: AtsSettingsWish['hours']): Hours | null {
  if (!hours || hours.from === hours.to) return null
  return { from: minutesOf(hours.from), to: minutesOf(hours.to) }
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

function refuseStake(
  { stake, stakeMost, lossMost, drawdownMost }: AtsSettings,
  plan: string,
): SettingsRefusal | undefined {
  const least = stake.kind === 'fixed' ? stake.amount : leastStake
  if (isLess(least, leastStake) || isLess(stakeMostOf(plan), least)) {
    const bounds = { least: usdToText(leastStake), most: usdToText(stakeMostOf(plan)) }
    return refuse('ats_stake_too_large', bounds)
  }
  const tooLow = [stakeMost, lossMost, drawdownMost ?? least].find((most) => isLess(most, least))
  return tooLow && refuse('ats_never_trades', { stake: usdToText(least), limit: usdToText(tooLow) })
}

export const leastStake = dollars(1)

/** Most of one automated trade: a VIP plan has its own. */
export function stakeMostOf(plan: string): Usd {
  const isVip = planTiers.some((tier) => tier.id === plan && tier.isVip)
  return dollars(isVip ? atsStakeMost.vip : atsStakeMost.usual)
}

/** Of a balance; a share is rounded as all shares are. */
export function stakeFrom(stake: Stake, balance: Usd): Usd {
  return stake.kind === 'fixed' ? stake.amount : share(balance, stake.bp)
}

export function isWithinHours(hours: Hours | null, now: Millis): boolean {
  if (!hours) return true
  const at = Math.floor((now - floorTo(now, day)) / minute)
  const { from, to } = hours
  return from < to ? from <= at && at < to : at >= from || at < to
}
