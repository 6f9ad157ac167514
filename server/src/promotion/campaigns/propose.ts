// What a proposed campaign has to say, by what it gives; and what is never agreed to.

import type { KnownRefusal } from '#contract/refusals.ts'
import { incentiveLawOf, incentiveLaws } from '#contract/shared/incentive-law.ts'
import type { CampaignWish } from '#contract/staff/campaigns.ts'
import { present } from '#kernel/assert.ts'
import { isLess, plus, type Usd, usdFromText, usdToText, zeroUsd } from '#kernel/money.ts'
import { refuse } from '#kernel/refusal.ts'
import { type Millis, millis } from '#kernel/time.ts'
import { type Campaign, mostOf, type Terms } from './campaign.ts'
import { canDraw } from './code.ts'

type Figure = 'amount' | 'friend_amount' | 'percent' | 'most' | 'least' | 'turnover' | 'days'

/** What each kind gives, and the figures that takes. */
const needs: Readonly<Record<Terms['gives'], readonly (Figure | 'every')[]>> = {
  bonus: ['amount', 'turnover', 'days'],
  share: ['percent', 'most', 'least', 'turnover', 'days'],
  demo: ['amount'],
  cashback: ['percent', 'most', 'least', 'every'],
  reward: ['amount', 'friend_amount', 'least'],
}

const givenBy: Readonly<Record<CampaignWish['kind'], readonly Terms['gives'][]>> = {
  code: ['bonus', 'share', 'demo'],
  deposit: ['share'],
  cashback: ['cashback'],
  referral: ['reward'],
}

export type Draft = Omit<Campaign, 'id' | 'state' | 'uses' | 'reserved' | 'spent' | 'termsVersion'>

export function draftOf(wish: CampaignWish): Draft {
  const asked = needs[wish.gives]
  const dollars = (name: 'amount' | 'friend_amount' | 'most' | 'least') =>
    asked.includes(name) && wish[name] !== undefined ? usdOf(wish[name]) : null
  const { percent } = wish
  return {
    kind: wish.kind,
    name: wish.name,
    gives: wish.gives,
    amount: dollars('amount'),
    friendAmount: dollars('friend_amount'),
    shareBp: asked.includes('percent') && percent !== undefined ? Math.round(percent * 100) : null,
    most: dollars('most'),
    least: dollars('least'),
    turnover: asked.includes('turnover') ? (wish.turnover ?? null) : null,
    days: asked.includes('days') ? (wish.days ?? null) : null,
    every: asked.includes('every') ? (wish.every ?? null) : null,
    audience: wish.audience,
    countries: [...new Set(wish.countries)].sort(),
    startsAt: millis(Date.parse(wish.starts_at)),
    endsAt: millis(Date.parse(wish.ends_at)),
    usesMost: wish.uses_most,
    moneyMost: usdOf(wish.money_most),
    clientMost: usdOf(wish.client_most),
    stackGroup: wish.stack_group ?? null,
  }
}

function usdOf(text: string): Usd {
  return present(usdFromText(text), 'a wish was read before')
}

export function refuseDraft(
  wish: CampaignWish,
  draft: Draft,
  now: Millis,
): KnownRefusal | undefined {
  const { gives, kind } = wish
  const missing: string[] = needs[gives].filter((name) => wish[name] === undefined)
  if (!givenBy[kind].includes(gives)) missing.push('gives')
  if (kind === 'code' && wish.pattern === undefined) missing.push('pattern')
  if (missing.length > 0) return refuse('campaign_incomplete', { fields: missing.join(', ') })
  const banned = draft.countries.filter((country) => incentiveLawOf(country) !== undefined)
  const law = banned[0] && incentiveLawOf(banned[0])
  if (law) {
    const { [law]: cited } = incentiveLaws
    return refuse('campaign_country_banned', { countries: banned.join(', '), law: cited })
  }
  if (draft.endsAt <= draft.startsAt || draft.endsAt <= now) return refuse('campaign_times_wrong')
  const amount = largestOf(draft)
  const isTooMuch = isLess(draft.clientMost, amount) || isLess(draft.moneyMost, amount)
  if (isTooMuch || !isLess(zeroUsd, amount)) {
    return refuse('campaign_money_wrong', { amount: usdToText(amount) })
  }
  return kind === 'code' ? refusePattern(wish.pattern ?? '', wish.codes ?? 1) : undefined
}

export function refusePattern(pattern: string, codes: number): KnownRefusal | undefined {
  return canDraw(pattern, codes) ? undefined : refuse('code_pattern_wrong')
}

/** What one grant comes to; a referral is paid to both. */
function largestOf(draft: Draft): Usd {
  return plus(mostOf(draft), draft.friendAmount ?? zeroUsd)
}
