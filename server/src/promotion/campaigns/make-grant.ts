// Makes a grant and moves it on, in the transaction of who holds client and campaign: what is set
// aside on the campaign, what the ledger moves and what is told stand or fall together.

import type { ClientId } from '#kernel/ids.ts'
import { cents, type Usd, zeroUsd } from '#kernel/money.ts'
import type { Millis } from '#kernel/time.ts'
import { accountIn } from '#server/identity/clients/hold-account.ts'
import { tell } from '#server/identity/clients/tell-act.ts'
import type { WritingDeps } from '#server/identity/clients/write-to-client.ts'
import type { TransferKind } from '#server/ledger/flows.ts'
import { payIn, payOut } from '#server/ledger/ledger.ts'
import { furtherToMove, postTransfers } from '#server/ledger/post-transfers.ts'
import { newUuid } from '#server/platform/crypto.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import type { Actor } from '#server/record/events/event.ts'
import { type Campaign, endOfGrant, type Grant, targetOf } from './campaign.ts'
import { addUse } from './campaigns.store.ts'
import { grantActs } from './grant-acts.ts'
import { insertEnd, insertGrant, insertStart } from './grants.store.ts'

/** A grant with what it is of, as both stand. */
export type Granted = { readonly campaign: Campaign; readonly grant: Grant }

export type GrantDeps = WritingDeps & { readonly db: Db }

type Wish = {
  readonly clientId: ClientId
  readonly cause: string
  readonly code: string | null
  readonly amount: Usd
  readonly at: Millis
}

/** Sets so much aside for it, and counts it as a use. */
export async function makeGrant(
  tx: Tx,
  deps: GrantDeps,
  campaign: Campaign,
  { clientId, cause, code, amount, at }: Wish,
): Promise<Grant> {
  const grant = {
    id: newUuid(at, deps.random),
    campaignId: campaign.id,
    clientId,
    cause,
    code,
    reserved: amount,
    grantedAt: at,
    endsAt: endOfGrant(campaign, at),
  }
  await addUse(tx, campaign.id, { uses: 1, reserved: amount, spent: 0n })
  await insertGrant(tx, grant)
  const facts = { id: grant.id, name: campaign.name, amount }
  await tell(tx, { act: grantActs.made, clientId, actor: 'client', at, facts }, deps)
  return { ...grant, start: null, end: null }
}

type Begun = { readonly amount: Usd; readonly depositId: string | null; readonly at: Millis }

/** Issues the bonus dollars; what was set aside beyond them is free again. */
export async function startBonus(
  tx: Tx,
  deps: GrantDeps,
  { campaign, grant }: Granted,
  { amount, depositId, at }: Begun,
): Promise<Grant> {
  const { id, clientId, reserved } = grant
  const live = await accountIn(tx, clientId, 'real')
  const target = targetOf(campaign, amount)
  const start = { amount, target, posting: live.postings, at, depositId }
  await insertStart(tx, id, start)
  const rest = (reserved as bigint) - (amount as bigint)
  if (rest > 0n) await addUse(tx, campaign.id, { uses: 0, reserved: -rest, spent: 0n })
  const account = await furtherToMove(tx, clientId, 'bonus')
  const { transfer } = payIn(account, 'issued', amount, { kind: 'bonus_grant', ref: id, at })
  await postTransfers(tx, [transfer])
  const facts = { id, name: campaign.name, amount }
  await tell(tx, { act: grantActs.started, clientId, actor: 'system', at, facts }, deps)
  return { ...grant, start }
}

type Paying = {
  readonly kind: Extract<TransferKind, 'bonus_paid' | 'cashback_paid' | 'referral_paid'>
  readonly amount: Usd
  readonly at: Millis
}

/** Live dollars of the operator: of a bonus, for the bonus dollars that go. */
export async function payGrant(
  tx: Tx,
  deps: GrantDeps,
  { campaign, grant }: Granted,
  { kind, amount, at }: Paying,
): Promise<Grant> {
  const { id, clientId } = grant
  const live = await accountIn(tx, clientId, 'real')
  const { account, transfer } = payIn(live, 'promotions', amount, { kind, ref: id, at })
  await postTransfers(tx, [...(await turned(tx, grant, at)), transfer])
  const end = { outcome: 'paid', paid: amount, at } as const
  await insertEnd(tx, id, end)
  await addUse(tx, campaign.id, { uses: 0, reserved: -heldFor(grant), spent: amount })
  const facts = { id, name: campaign.name, amount }
  await tell(tx, { act: grantActs.paid, clientId, actor: 'system', at, facts, account }, deps)
  return { ...grant, end }
}

async function turned(tx: Tx, { id, clientId, start }: Grant, at: Millis) {
  if (!start) return []
  const bonus = await furtherToMove(tx, clientId, 'bonus')
  return [payOut(bonus, 'used', start.amount, { kind: 'bonus_turn', ref: id, at }).transfer]
}

/** Demo dollars, at once. */
export async function giveDemo(
  tx: Tx,
  deps: GrantDeps,
  { campaign, grant }: Granted,
  at: Millis,
): Promise<Grant> {
  const { id, clientId, reserved: amount } = grant
  const demo = await accountIn(tx, clientId, 'demo')
  const cause = { kind: 'demo_gift', ref: id, at } as const
  const { account, transfer } = payIn(demo, 'grants', amount, cause)
  await postTransfers(tx, [transfer])
  const end = { outcome: 'paid', paid: amount, at } as const
  await insertEnd(tx, id, end)
  await addUse(tx, campaign.id, { uses: 0, reserved: -amount, spent: amount })
  const facts = { id, name: campaign.name, amount }
  await tell(tx, { act: grantActs.paid, clientId, actor: 'system', at, facts, account }, deps)
  return { ...grant, end }
}

type Ending = {
  readonly outcome: 'given_up' | 'expired' | 'taken_back'
  readonly actor: Actor
  readonly at: Millis
}

/** Nothing is paid: bonus dollars go back, and what was set aside is free again. */
export async function endGrant(
  tx: Tx,
  deps: GrantDeps,
  { campaign, grant }: Granted,
  { outcome, actor, at }: Ending,
): Promise<Grant> {
  const { id, clientId, start } = grant
  if (start) {
    const bonus = await furtherToMove(tx, clientId, 'bonus')
    const cause = { kind: 'bonus_end', ref: id, at } as const
    await postTransfers(tx, [payOut(bonus, 'issued', start.amount, cause).transfer])
  }
  const end = { outcome, paid: zeroUsd, at }
  await insertEnd(tx, id, end)
  await addUse(tx, campaign.id, { uses: 0, reserved: -heldFor(grant), spent: 0n })
  const facts = { id, name: campaign.name, amount: cents(heldFor(grant)), outcome }
  await tell(tx, { act: grantActs.ended, clientId, actor, at, facts }, deps)
  return { ...grant, end }
}

/** What of it is still set aside. */
function heldFor({ start, reserved }: Grant): bigint {
  return start?.amount ?? reserved
}
