// What a client is shown of promotions: what runs for them, what they were granted, and why nothing
// is offered where that is so.

import type { GrantView, OfferView, PromotionsView } from '#contract/client/promotions.ts'
import { incentiveLawOf } from '#contract/shared/incentive-law.ts'
import { present } from '#kernel/assert.ts'
import type { ClientId } from '#kernel/ids.ts'
import { type Usd, usdToNumber, zeroUsd } from '#kernel/money.ts'
import { iso } from '#kernel/time.ts'
import { accountIn } from '#server/identity/clients/hold-account.ts'
import { furtherOf } from '#server/ledger/post-transfers.ts'
import type { Tx } from '#server/platform/db.ts'
import {
  type Campaign,
  type Grant,
  refuseCampaign,
  refuseTaker,
  runsOutAt,
  stateOf,
  type Terms,
} from './campaign.ts'
import { listRunning, loadCampaign } from './campaigns.store.ts'
import { listGrants } from './grants.store.ts'
import type { GrantDeps, Granted } from './make-grant.ts'
import { countTurned } from './move-grants.ts'
import { takerOf } from './redeem-code.ts'

const grantsShown = 50

export async function viewPromotions(
  { db, clock }: Pick<GrantDeps, 'db' | 'clock'>,
  clientId: ClientId,
): Promise<PromotionsView> {
  const now = clock.now()
  const taker = await takerOf(db, clientId, now)
  const refusal = refuseTaker(taker, now)
  const running = await listRunning(db, now)
  const mine = running.filter((one) => refuseCampaign(one, taker, now) === undefined)
  const grants = await listGrants(db, clientId, grantsShown)
  const taken = new Set(grants.map(({ campaignId }) => campaignId))
  const { country } = taker
  const isClosed = country !== null && incentiveLawOf(country) !== undefined
  const bonus = (await furtherOf(db, clientId, 'bonus'))?.balance ?? zeroUsd
  const views = []
  for (const grant of grants) views.push(await grantView(db, await grantedBy(db, grant)))
  return {
    is_open: !isClosed && running.some(({ countries }) => countries.includes(country ?? '')),
    // Codes are not told: whoever has one enters it.
    offers: refusal
      ? []
      : mine.filter(({ id, kind }) => kind !== 'code' && !taken.has(id)).map(offerView),
    grants: views,
    bonus: usdToNumber(bonus),
    blocked: refusal ? { code: refusal.refused, details: textsOf(refusal.details) } : null,
  }
}

function textsOf(details: Readonly<Record<string, string | number>> = {}) {
  return Object.fromEntries(Object.entries(details).map(([name, one]) => [name, String(one)]))
}

export async function grantedBy(tx: Tx, grant: Grant): Promise<Granted> {
  const campaign = present(await loadCampaign(tx, grant.campaignId), 'a grant is of a campaign')
  return { campaign, grant }
}

export async function grantView(tx: Tx, granted: Granted): Promise<GrantView> {
  const { campaign, grant } = granted
  const { kind, name } = campaign
  const standing = await standingOf(tx, granted, usdToNumber)
  return { id: grant.id, kind, name, ...termsView(campaign, usdToNumber), ...standing }
}

/** How a grant stands, with its dollars written as the reader takes them. */
export async function standingOf<Written>(
  tx: Tx,
  { campaign, grant }: Granted,
  written: (amount: Usd) => Written,
) {
  const { start, end } = grant
  return {
    state: stateOf(grant),
    granted_at: iso(grant.grantedAt),
    ends_at: iso(runsOutAt(grant, campaign)),
    ended_at: end ? iso(end.at) : null,
    granted: written(start?.amount ?? grant.reserved),
    counted: written(await countedOf(tx, campaign, grant)),
    target: start ? written(start.target) : null,
    paid: written(end?.paid ?? zeroUsd),
  }
}

/** Of a bonus that runs, as of now; one that was paid was turned over in full. */
async function countedOf(tx: Tx, campaign: Campaign, grant: Grant): Promise<Usd> {
  const { start, end } = grant
  if (!start) return zeroUsd
  if (end) return end.outcome === 'paid' ? start.target : zeroUsd
  const live = await accountIn(tx, grant.clientId, 'real')
  return (await countTurned(tx, grant, live.id, runsOutAt(grant, campaign))).counted
}

function offerView(campaign: Campaign): OfferView {
  const { id, kind, name, endsAt } = campaign
  return { id, kind, name, ...termsView(campaign, usdToNumber), ends_at: iso(endsAt) }
}

export function termsView<Written>(terms: Terms, written: (amount: Usd) => Written) {
  const dollars = (amount: Usd | null) => (amount === null ? null : written(amount))
  return {
    gives: terms.gives,
    amount: dollars(terms.amount),
    friend_amount: dollars(terms.friendAmount),
    percent: terms.shareBp === null ? null : terms.shareBp / 100,
    most: dollars(terms.most),
    least: dollars(terms.least),
    turnover: terms.turnover,
    days: terms.days,
    every: terms.every,
  }
}
