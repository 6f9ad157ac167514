// Pays cashback of a period, and rewards for friends: each once, whoever asks again, and only to
// those to whom something may be offered at all.

import { referralDays } from '#contract/client/promotions.ts'
import type { ClientId } from '#kernel/ids.ts'
import { type Usd, zeroUsd } from '#kernel/money.ts'
import { day, later, type Millis } from '#kernel/time.ts'
import { holdStanding } from '#server/identity/clients/freeze-client.ts'
import type { Tx } from '#server/platform/db.ts'
import {
  type Campaign,
  cashbackOf,
  refuseBudget,
  refuseCampaign,
  refuseTaker,
  type Taker,
} from './campaign.ts'
import { listAgreed, lockCampaign } from './campaigns.store.ts'
import { findGrant } from './grants.store.ts'
import { type GrantDeps, makeGrant, payGrant } from './make-grant.ts'
import { takerOf } from './redeem-code.ts'
import { type Round, roundOf } from './round.ts'
import { type Losing, listLost, listStayed, type Pair } from './rounds.store.ts'
import { isOneHousehold, loadHad } from './takers.store.ts'

const atOnce = 200

/** Rounds that were paid in full while this server runs: they are not looked through again. */
export type PaidRounds = Set<string>

export async function payCashback(deps: GrantDeps, paid: PaidRounds): Promise<number> {
  const { db, clock } = deps
  let count = 0
  for (const campaign of await listAgreed(db, 'cashback')) {
    const round = campaign.every ? roundOf(campaign.every, campaign, clock.now()) : undefined
    const mark = `${campaign.id} ${round?.name}`
    if (!round || paid.has(mark)) continue
    const { countries } = campaign
    for (let after: bigint | null = 0n; after !== null; ) {
      const found = await listLost(db, round, { countries, after, limit: atOnce })
      for (const one of found.rows) count += (await payLoss(deps, campaign, round, one)) ? 1 : 0
      after = found.last
    }
    paid.add(mark)
  }
  return count
}

async function payLoss(
  deps: GrantDeps,
  { id, ...terms }: Campaign,
  { name: cause }: Round,
  { clientId, lost }: Losing,
): Promise<boolean> {
  const amount = cashbackOf(terms, lost)
  if (amount === undefined) return false
  return deps.db.transaction(async (tx) => {
    await holdStanding(tx, clientId)
    const campaign = await lockCampaign(tx, id)
    if (campaign?.state !== 'agreed') return false
    if (await findGrant(tx, { campaignId: id, clientId, cause })) return false
    const at = deps.clock.now()
    const taker = await takerOf(tx, clientId, at)
    // The period lay within the campaign: that it is over by now takes nothing away.
    const refusal =
      refuseTaker(taker, at) ??
      refuseCampaign({ ...campaign, endsAt: later(at, 1) }, taker, at) ??
      refuseBudget(campaign, amount, await loadHad(tx, clientId, campaign))
    if (refusal) return false
    await pay(tx, deps, campaign, { clientId, cause, amount, kind: 'cashback_paid', at })
    return true
  })
}

type Paying = {
  readonly clientId: ClientId
  readonly cause: string
  readonly amount: Usd
  readonly kind: 'cashback_paid' | 'referral_paid'
  readonly at: Millis
}

async function pay(
  tx: Tx,
  deps: GrantDeps,
  campaign: Campaign,
  { clientId, cause, amount, kind, at }: Paying,
): Promise<void> {
  const grant = await makeGrant(tx, deps, campaign, { clientId, cause, code: null, amount, at })
  await payGrant(tx, deps, { campaign, grant }, { kind, amount, at })
}

/** How many pairs were rewarded. */
export async function rewardReferrals(deps: GrantDeps): Promise<number> {
  const { db, clock } = deps
  let count = 0
  for (const campaign of await listAgreed(db, 'referral')) {
    const { id, startsAt: since, least } = campaign
    const before = later(clock.now(), -referralDays * day)
    const wanted = { id, since, least: least ?? zeroUsd }
    const pairs = await listStayed(db, wanted, { before, days: referralDays })
    for (const pair of pairs) count += (await rewardPair(deps, id, pair)) ? 1 : 0
  }
  return count
}

/** Both or neither: a promise to two is not kept to one. */
function rewardPair(deps: GrantDeps, id: string, { friend, referrer }: Pair): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    // Always in one order: of two pairs neither waits for the other.
    for (const one of [friend, referrer].toSorted((a, b) => (a < b ? -1 : 1))) {
      await holdStanding(tx, one)
    }
    const campaign = await lockCampaign(tx, id)
    if (campaign?.state !== 'agreed' || campaign.amount === null) return false
    const { amount, friendAmount } = campaign
    if (friendAmount === null || (await isOneHousehold(tx, friend, referrer))) return false
    const cause = `friend ${friend}`
    if (await findGrant(tx, { campaignId: id, clientId: friend, cause })) return false
    const at = deps.clock.now()
    const takers = [await takerOf(tx, friend, at), await takerOf(tx, referrer, at)]
    if (takers.some((taker) => isRefused(campaign, taker, at))) return false
    const hadByFriend = await loadHad(tx, friend, campaign)
    const hadByReferrer = await loadHad(tx, referrer, campaign)
    // Both are set aside: what the friend gets is no longer there for the other.
    const after = addedTo(campaign, friendAmount)
    const refusal =
      refuseBudget(campaign, friendAmount, hadByFriend) ??
      refuseBudget(after, amount, hadByReferrer)
    if (refusal) return false
    const paying = { cause, kind: 'referral_paid', at } as const
    await pay(tx, deps, campaign, { ...paying, clientId: friend, amount: friendAmount })
    await pay(tx, deps, campaign, { ...paying, clientId: referrer, amount })
    return true
  })
}

function isRefused(campaign: Campaign, taker: Taker, at: Millis): boolean {
  // Who refers may have been here before it began.
  const refusal =
    refuseTaker(taker, at) ?? refuseCampaign({ ...campaign, audience: 'everybody' }, taker, at)
  return refusal !== undefined
}

function addedTo(campaign: Campaign, amount: Usd): Campaign {
  const reserved = ((campaign.reserved as bigint) + (amount as bigint)) as Usd
  return { ...campaign, uses: campaign.uses + 1, reserved }
}
