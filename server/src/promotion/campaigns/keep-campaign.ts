// Staff propose a campaign, and somebody else agrees to it: from then on it gives, within what was
// agreed to. It can be stopped by one person; what was granted stays as it was promised.

import { newestVersion } from '#contract/public/legal-outlines.ts'
import type { KnownRefusal } from '#contract/refusals.ts'
import type { CampaignWish } from '#contract/staff/campaigns.ts'
import { present } from '#kernel/assert.ts'
import { usdToText } from '#kernel/money.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import type { Millis } from '#kernel/time.ts'
import { admitStaff } from '#server/install/operators/admit-staff.ts'
import type { Admitted, Staff } from '#server/install/operators/staff.ts'
import { newUuid } from '#server/platform/crypto.ts'
import type { Tx } from '#server/platform/db.ts'
import { recordEvent } from '#server/record/events/record-event.ts'
import {
  insertCampaign,
  insertCodes,
  loadCampaign,
  lockCampaign,
  type StoredCampaign,
  updateDecided,
  updateStopped,
} from './campaigns.store.ts'
import { codeFrom, drawCodes } from './code.ts'
import type { GrantDeps } from './make-grant.ts'
import { draftOf, refuseDraft, refusePattern } from './propose.ts'

type Outcome = Promise<StoredCampaign | KnownRefusal>

export function proposeCampaign(deps: GrantDeps, wish: CampaignWish, by: Staff): Outcome {
  return deps.db.transaction(async (tx) => {
    const staff = await admitStaff(tx, by, 'campaign.propose')
    if (isRefusal(staff)) return staff
    const at = deps.clock.now()
    const draft = draftOf(wish)
    const refusal = refuseDraft(wish, draft, at)
    if (refusal) return refusal
    const id = newUuid(at, deps.random)
    const termsVersion = newestVersion('terms')
    await insertCampaign(tx, { ...draft, id, termsVersion }, { email: staff.email, at })
    const { pattern, codes = 1, code_uses: uses = 1 } = wish
    if (wish.kind === 'code' && pattern !== undefined) {
      const made = await makeCodes(tx, deps, { id, pattern, codes, uses, at })
      if (made) return made
    }
    const { name, kind, moneyMost } = draft
    const more = { name, campaign_kind: kind, money: usdToText(moneyMost) }
    await note(tx, 'campaign_proposed', { id, staff, at, more })
    return present(await loadCampaign(tx, id), 'it was inserted')
  })
}

export function decideCampaign(
  deps: GrantDeps,
  id: string,
  { outcome, by }: { readonly outcome: 'agreed' | 'withdrawn'; readonly by: Staff },
): Outcome {
  return deps.db.transaction(async (tx) => {
    const staff = await admitStaff(tx, by, 'campaign.decide')
    if (isRefusal(staff)) return staff
    const campaign = await lockCampaign(tx, id)
    if (!campaign) return refuse('not_found')
    const { state, proposedBy, name } = campaign
    if (state !== 'proposed') return refuse('campaign_ended', { state })
    // Whoever proposed it may take it back, and nobody agrees to their own.
    if (outcome === 'agreed' && proposedBy === staff.email) return refuse('four_eyes')
    const at = deps.clock.now()
    await updateDecided(tx, id, outcome, { email: staff.email, at })
    await note(tx, `campaign_${outcome}`, { id, staff, at, more: { name } })
    return present(await loadCampaign(tx, id), 'it is there')
  })
}

export function stopCampaign(deps: GrantDeps, id: string, by: Staff): Outcome {
  return deps.db.transaction(async (tx) => {
    const staff = await admitStaff(tx, by, 'campaign.stop')
    if (isRefusal(staff)) return staff
    const campaign = await lockCampaign(tx, id)
    if (!campaign) return refuse('not_found')
    const { state, name } = campaign
    if (state !== 'agreed') return refuse('campaign_ended', { state })
    const at = deps.clock.now()
    await updateStopped(tx, id, { email: staff.email, at })
    await note(tx, 'campaign_stopped', { id, staff, at, more: { name } })
    return present(await loadCampaign(tx, id), 'it is there')
  })
}

type CodeWish = {
  readonly pattern: string
  readonly codes: number
  readonly uses: number
}

export function addCodes(deps: GrantDeps, id: string, wish: CodeWish, by: Staff): Outcome {
  return deps.db.transaction(async (tx) => {
    const staff = await admitStaff(tx, by, 'campaign.propose')
    if (isRefusal(staff)) return staff
    const campaign = await lockCampaign(tx, id)
    if (!campaign) return refuse('not_found')
    const { kind, state, name } = campaign
    if (kind !== 'code') return refuse('campaign_no_codes')
    if (state !== 'proposed' && state !== 'agreed') return refuse('campaign_ended', { state })
    const at = deps.clock.now()
    const refusal =
      refusePattern(wish.pattern, wish.codes) ?? (await makeCodes(tx, deps, { id, ...wish, at }))
    if (refusal) return refusal
    const more = { name, count: wish.codes }
    await note(tx, 'campaign_codes_made', { id, staff, at, more })
    return campaign
  })
}

/** One that is there already is drawn again; one that was typed is not. */
async function makeCodes(
  tx: Tx,
  deps: GrantDeps,
  { id, pattern, codes, uses, at }: CodeWish & { readonly id: string; readonly at: Millis },
): Promise<KnownRefusal | undefined> {
  for (let left = codes, tries = 0; left > 0; tries += 1) {
    if (tries > 10) return refuse('code_taken')
    const drawn = drawCodes(pattern, left, deps.random)
    const rows = drawn.map((shown) => ({ shown, code: codeFrom(shown) ?? shown }))
    left -= await insertCodes(tx, id, rows, { usesMost: uses, at })
    if (left > 0 && !pattern.includes('#')) return refuse('code_taken')
  }
  return undefined
}

type Noted = {
  readonly id: string
  readonly staff: Admitted
  readonly at: Millis
  readonly more: Readonly<Record<string, string | number>>
}

type CampaignEvent =
  | 'campaign_proposed'
  | 'campaign_agreed'
  | 'campaign_withdrawn'
  | 'campaign_stopped'
  | 'campaign_codes_made'

async function note(tx: Tx, kind: CampaignEvent, { id, staff, at, more }: Noted): Promise<void> {
  const details = { campaign: id, ...more, proven: staff.provenAt !== null }
  await recordEvent(tx, { at, clientId: null, actor: staff.actor, kind, details })
}
