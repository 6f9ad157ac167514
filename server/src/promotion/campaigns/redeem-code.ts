// A client enters a promo code, or takes a bonus on the next deposit. The client is held first and
// the campaign after: of many at once each sees what the one before was given.

import { heavyLossDays } from '#contract/client/promotions.ts'
import type { KnownRefusal } from '#contract/refusals.ts'
import { present } from '#kernel/assert.ts'
import type { ClientId } from '#kernel/ids.ts'
import { refuse } from '#kernel/refusal.ts'
import { day, later, type Millis } from '#kernel/time.ts'
import { holdStanding } from '#server/identity/clients/freeze-client.ts'
import type { Tx } from '#server/platform/db.ts'
import { type Campaign, decideGrant, mostOf, type Taker } from './campaign.ts'
import { countUse, loadCode, lockCampaign } from './campaigns.store.ts'
import { codeFrom } from './code.ts'
import { findGrant } from './grants.store.ts'
import { type GrantDeps, type Granted, giveDemo, makeGrant, startBonus } from './make-grant.ts'
import { loadHad, loadTaker } from './takers.store.ts'

export function redeemCode(
  deps: GrantDeps,
  clientId: ClientId,
  typed: string,
): Promise<Granted | KnownRefusal> {
  return deps.db.transaction(async (tx) => {
    await holdStanding(tx, clientId)
    const code = codeFrom(typed)
    const known = code === undefined ? undefined : await loadCode(tx, code)
    const campaign = known && (await lockCampaign(tx, known.campaignId))
    if (!known || !campaign || campaign.state === 'proposed') return refuse('promo_code_unknown')
    const same = await findGrant(tx, { campaignId: campaign.id, clientId, cause: known.code })
    if (same) return { campaign, grant: same }
    const refusal = await refuseGrant(tx, deps, campaign, clientId)
    if (refusal) return refusal
    // As it is now that nobody else uses it.
    const now = present(await loadCode(tx, known.code), 'codes are never deleted')
    if (now.uses >= now.usesMost) return refuse('promo_code_used_up')
    await countUse(tx, known.code)
    return give(tx, deps, campaign, { clientId, code: known.code })
  })
}

/** Of a campaign without a code. */
export function takeOffer(
  deps: GrantDeps,
  clientId: ClientId,
  campaignId: string,
): Promise<Granted | KnownRefusal> {
  return deps.db.transaction(async (tx) => {
    await holdStanding(tx, clientId)
    const campaign = await lockCampaign(tx, campaignId)
    if (campaign?.kind !== 'deposit') return refuse('not_found')
    const same = await findGrant(tx, { campaignId, clientId, cause: 'offer' })
    if (same) return { campaign, grant: same }
    const refusal = await refuseGrant(tx, deps, campaign, clientId)
    return refusal ?? give(tx, deps, campaign, { clientId, code: null })
  })
}

async function refuseGrant(
  tx: Tx,
  { clock }: GrantDeps,
  campaign: Campaign,
  clientId: ClientId,
): Promise<KnownRefusal | undefined> {
  const now = clock.now()
  const taker = await takerOf(tx, clientId, now)
  return decideGrant(campaign, taker, await loadHad(tx, clientId, campaign), now)
}

export async function takerOf(tx: Tx, clientId: ClientId, now: Millis): Promise<Taker> {
  const found = await loadTaker(tx, clientId, later(now, -heavyLossDays * day))
  return present(found, 'clients are never deleted')
}

async function give(
  tx: Tx,
  deps: GrantDeps,
  campaign: Campaign,
  { clientId, code }: { readonly clientId: ClientId; readonly code: string | null },
): Promise<Granted> {
  const at = deps.clock.now()
  const amount = mostOf(campaign)
  const wish = { clientId, cause: code ?? 'offer', code, amount, at }
  const grant = await makeGrant(tx, deps, campaign, wish)
  const { gives } = campaign
  if (gives === 'demo') {
    return { campaign, grant: await giveDemo(tx, deps, { campaign, grant }, at) }
  }
  if (gives !== 'bonus') return { campaign, grant }
  const begun = { amount, depositId: null, at }
  return { campaign, grant: await startBonus(tx, deps, { campaign, grant }, begun) }
}
