// A campaign and who may take it: every "no" in order of precedence, and what is set aside for a
// grant. What is set aside can never be more than was agreed to.

import {
  type CampaignKind,
  type Given,
  type GrantState,
  heavyLossDays,
  heavyLossUsd,
} from '#contract/client/promotions.ts'
import type { KnownRefusal } from '#contract/refusals.ts'
import { incentiveLawOf, incentiveLaws } from '#contract/shared/incentive-law.ts'
import type { ClientId } from '#kernel/ids.ts'
import { cents, dollars, isLess, share, type Usd, usdToText } from '#kernel/money.ts'
import { refuse } from '#kernel/refusal.ts'
import { day, later, type Millis } from '#kernel/time.ts'
import { type OwnBreaks, refuseOnBreak } from '#server/identity/limits/break.ts'

/** What a campaign gives and asks for; null: it has no such figure. */
export type Terms = {
  readonly gives: Given
  readonly amount: Usd | null
  readonly friendAmount: Usd | null
  readonly shareBp: number | null
  readonly most: Usd | null
  readonly least: Usd | null
  readonly turnover: number | null
  readonly days: number | null
  readonly every: 'week' | 'month' | null
}

export const audiences = ['everybody', 'new', 'identified'] as const
export type Audience = (typeof audiences)[number]

export type CampaignState = 'proposed' | 'agreed' | 'withdrawn' | 'stopped'

export type Campaign = Terms & {
  readonly id: string
  readonly kind: CampaignKind
  readonly name: string
  readonly audience: Audience
  readonly countries: readonly string[]
  readonly startsAt: Millis
  readonly endsAt: Millis
  readonly usesMost: number
  readonly moneyMost: Usd
  readonly clientMost: Usd
  readonly stackGroup: string | null
  readonly termsVersion: string
  readonly state: CampaignState
  readonly uses: number
  readonly reserved: Usd
  readonly spent: Usd
}

export type Taker = OwnBreaks & {
  readonly state: 'active' | 'frozen' | 'closed'
  readonly country: string | null
  readonly isIdentified: boolean
  readonly isConfirmed: boolean
  readonly openedAt: Millis
  /** On the live account within `heavyLossDays`, open trades included; below zero a gain. */
  readonly lost: Usd
}

/** What this client, and those who share something with them, had of campaigns. */
export type Had = {
  /** What was set aside for the client by this campaign. */
  readonly ofCampaign: Usd
  /** A grant of theirs of the same group has not ended. */
  readonly isBeside: boolean
  /** Somebody with the same document, device, card or address had one of this campaign. */
  readonly isHousehold: boolean
}

const heavyLoss = dollars(heavyLossUsd)

/** Why nothing at all is offered to this client now. */
export function refuseTaker(taker: Taker, now: Millis): KnownRefusal | undefined {
  const { state, country, isConfirmed } = taker
  if (state === 'closed') return refuse('account_closed')
  if (state === 'frozen') return refuse('account_frozen')
  const onBreak = refuseOnBreak(taker, now)
  if (onBreak) return onBreak
  if (country === null) return refuse('promotion_needs_profile')
  const law = incentiveLawOf(country)
  if (law) return refuse('promotion_banned', { law: incentiveLaws[law] })
  const losses = refuseLosses(taker)
  if (losses) return losses
  return isConfirmed ? undefined : refuse('promotion_needs_email')
}

export function refuseLosses({ lost }: Pick<Taker, 'lost'>): KnownRefusal | undefined {
  if (!isLess(heavyLoss, lost)) return undefined
  const limit = usdToText(heavyLoss)
  return refuse('promotion_heavy_losses', { limit, days: heavyLossDays })
}

/** Why this campaign is not for this client, whatever was used of it. */
export function refuseCampaign(
  campaign: Campaign,
  { country, isIdentified, openedAt }: Taker,
  now: Millis,
): KnownRefusal | undefined {
  const { state, startsAt, endsAt, countries, audience } = campaign
  if (state !== 'agreed' || now < startsAt || now >= endsAt) return refuse('promotion_over')
  if (country === null || !countries.includes(country)) return refuse('promotion_country')
  if (audience === 'identified' && !isIdentified) return refuse('promotion_needs_identity')
  return audience === 'new' && openedAt < startsAt ? refuse('promotion_only_new') : undefined
}

/** Why so much more cannot be set aside by it. */
export function refuseBudget(
  { uses, usesMost, reserved, spent, moneyMost, clientMost }: Campaign,
  amount: Usd,
  had: Had,
): KnownRefusal | undefined {
  if (had.isHousehold) return refuse('promotion_household')
  if (had.isBeside) return refuse('promotion_beside')
  const used = (reserved as bigint) + (spent as bigint)
  if (uses >= usesMost || used + (amount as bigint) > (moneyMost as bigint)) {
    return refuse('promotion_used_up')
  }
  const full = (had.ofCampaign as bigint) + (amount as bigint) > (clientMost as bigint)
  return full ? refuse('promotion_client_full') : undefined
}

export function decideGrant(
  campaign: Campaign,
  taker: Taker,
  had: Had,
  now: Millis,
): KnownRefusal | undefined {
  return (
    refuseTaker(taker, now) ??
    refuseCampaign(campaign, taker, now) ??
    refuseBudget(campaign, mostOf(campaign), had)
  )
}

/** The most that one grant of it comes to. */
export function mostOf({ gives, amount, most }: Terms): Usd {
  const figure = gives === 'share' || gives === 'cashback' ? most : amount
  return figure ?? cents(0n)
}

/** A deposit is waited for as long, and then turned over as long again. */
export function endOfGrant(campaign: Campaign, now: Millis): Millis {
  return later(now, (campaign.days ?? 1) * day)
}

type Share = Pick<Terms, 'shareBp' | 'most' | 'least'>

/** What a deposit is given for: its share, up to the most; undefined where it is too small. */
export function bonusOf({ shareBp, most, least }: Share, deposit: Usd): Usd | undefined {
  if (least !== null && isLess(deposit, least)) return undefined
  const amount = share(deposit, shareBp ?? 0)
  const given = most !== null && isLess(most, amount) ? most : amount
  return (given as bigint) > 0n ? given : undefined
}

/** Of what was lost in a period; undefined where that is too little. */
export function cashbackOf(terms: Share, lost: Usd): Usd | undefined {
  return (lost as bigint) <= 0n ? undefined : bonusOf(terms, lost)
}

/** What is to be turned over for it. */
export function targetOf({ turnover }: Terms, amount: Usd): Usd {
  return cents((amount as bigint) * BigInt(turnover ?? 1))
}

export type Grant = {
  readonly id: string
  readonly campaignId: string
  readonly clientId: ClientId
  readonly cause: string
  readonly code: string | null
  readonly reserved: Usd
  readonly grantedAt: Millis
  readonly endsAt: Millis
  /** Null: its deposit is waited for, or it has no bonus dollars. */
  readonly start: {
    readonly amount: Usd
    readonly target: Usd
    readonly posting: bigint
    readonly at: Millis
    readonly depositId: string | null
  } | null
  readonly end: {
    readonly outcome: 'paid' | 'given_up' | 'expired' | 'taken_back'
    readonly paid: Usd
    readonly at: Millis
  } | null
}

export function stateOf({ start, end }: Grant): GrantState {
  return end?.outcome ?? (start ? 'running' : 'waiting')
}

/** When it runs out: a bonus that a deposit started has its days from then on. */
export function runsOutAt(grant: Grant, { days }: Terms): Millis {
  const from = grant.start?.depositId ? grant.start.at : undefined
  return from === undefined ? grant.endsAt : later(from, (days ?? 1) * day)
}
