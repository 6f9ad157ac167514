// A member of staff proposes a correction. It moves nothing until somebody else has confirmed it;
// the client is told then.

import type { KnownRefusal } from '#contract/refusals.ts'
import { mayDo } from '#contract/staff/powers.ts'
import { emailKeyOf } from '#kernel/email.ts'
import { type Usd, usdToText, zeroUsd } from '#kernel/money.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { findClient } from '#server/identity/clients/find-client.ts'
import type { WritingDeps } from '#server/identity/clients/write-to-client.ts'
import { findStanding } from '#server/identity/freezes/find-standing.ts'
import { admitStaffFor } from '#server/install/operators/admit-staff.ts'
import { listMembers } from '#server/install/operators/manage-members.ts'
import type { Staff } from '#server/install/operators/staff.ts'
import { newUuid } from '#server/platform/crypto.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import { recordEvent } from '#server/record/events/record-event.ts'
import { findTakenBack } from '../deposits/restore-deposit.ts'
import { holdWithdrawal } from '../withdrawals/return-withdrawal.ts'
import { netOf, stateOf, statusOf } from '../withdrawals/withdrawal.ts'
import { type Correction, goodwillMost, refuseAmount } from './correction.ts'
import { findStandingId, insertCorrection } from './corrections.store.ts'
import { type EvidenceDeps, findEvidence } from './find-evidence.ts'

export type CorrectionDeps = WritingDeps & Omit<EvidenceDeps, 'db'> & { readonly db: Db }

export type CorrectionWish = { readonly reason: string; readonly by: Staff } & (
  | { readonly kind: 'deposit_restored'; readonly depositId: string }
  | {
      readonly kind: 'withdrawal_returned'
      readonly withdrawalId: string
      /** What came back, less what the banks charged. */
      readonly amount: Usd
      /** What the bank calls it. */
      readonly reference: string
    }
  | {
      readonly kind: 'goodwill'
      /** The client's id or address. */
      readonly known: string
      readonly amount: Usd
    }
)

type Found = Pick<
  Correction,
  'clientId' | 'depositId' | 'withdrawalId' | 'previousId' | 'amount' | 'recovered' | 'evidence'
>

export async function proposeCorrection(
  deps: CorrectionDeps,
  wish: CorrectionWish,
): Promise<Correction | KnownRefusal> {
  const { db, clock, random } = deps
  const restored = wish.kind === 'deposit_restored' && (await findRestored(deps, wish.depositId))
  if (isRefusal(restored)) return restored
  return db.transaction(async (tx) => {
    const found = restored || (await findCause(tx, wish))
    if (isRefusal(found)) return found
    const client = await findClient(tx, found.clientId)
    const staff = await admitStaffFor(tx, wish.by, 'correction.propose', client)
    if (isRefusal(staff)) return staff
    const standing = await findStandingId(tx, found)
    if (standing !== undefined) return refuse('correction_open', { id: standing })
    const at = clock.now()
    const { email, provenAt, actor } = staff
    const correction: Correction = {
      ...found,
      id: newUuid(at, random),
      kind: wish.kind,
      reason: wish.reason,
      proposed: { email, at, provenAt },
      decided: null,
    }
    await insertCorrection(tx, correction)
    const { id, clientId, amount, recovered, evidence } = correction
    // Of the install: nothing has happened to the client's account yet.
    await recordEvent(tx, {
      at,
      clientId: null,
      actor,
      kind: 'correction_proposed',
      details: {
        correction: id,
        correction_kind: wish.kind,
        client: String(clientId),
        sum: usdToText(amount),
        loss: usdToText(recovered),
        reason: wish.reason,
        evidence,
        proven: provenAt !== null,
      },
    })
    return correction
  })
}

async function findRestored(deps: CorrectionDeps, id: string): Promise<Found | KnownRefusal> {
  const back = await findTakenBack(deps.db, id)
  if (!back) return refuse('deposit_not_reversed')
  const found = await findEvidence(deps, back.deposit)
  if (isRefusal(found)) return found
  const { clientId } = back.deposit
  const { ref, taken: amount, lost: recovered } = back
  const previousId = ref === id ? null : ref
  const { evidence } = found
  return { clientId, depositId: id, withdrawalId: null, previousId, amount, recovered, evidence }
}

async function findCause(tx: Tx, wish: CorrectionWish): Promise<Found | KnownRefusal> {
  const nothing = {
    depositId: null,
    withdrawalId: null,
    previousId: null,
    recovered: zeroUsd,
    evidence: null,
  }
  if (wish.kind === 'withdrawal_returned') {
    const { withdrawalId, amount, reference } = wish
    const withdrawal = await holdWithdrawal(tx, withdrawalId)
    if (!withdrawal) return refuse('not_found')
    const state = stateOf(withdrawal)
    if (withdrawal.method !== 'bank' || state !== 'paid') {
      return refuse('withdrawal_not_returnable', { status: statusOf(state) })
    }
    const refusal = refuseAmount(amount, netOf(withdrawal))
    if (refusal) return refusal
    const { clientId } = withdrawal
    return { ...nothing, clientId, withdrawalId, amount, evidence: `bank: ${reference}` }
  }
  if (wish.kind !== 'goodwill') return refuse('deposit_not_reversed')
  const standing = await findStanding(tx, wish.known)
  if (!standing) return refuse('not_found')
  if (standing.client.state === 'closed') return refuse('account_closed')
  const { amount } = wish
  const refusal = refuseAmount(amount, goodwillMost)
  return refusal ?? { ...nothing, clientId: standing.client.id, amount }
}

/** Whoever could confirm it; with real money only those who can prove who they are. */
export async function listConfirmers(
  { db, install }: Pick<CorrectionDeps, 'db' | 'install'>,
  { clientId, proposed }: Correction,
): Promise<string[]> {
  const { email: own } = await findClient(db, clientId)
  const others = [own, proposed.email].map(emailKeyOf)
  return (await listMembers(db))
    .filter(({ email }) => !others.includes(emailKeyOf(email)))
    .filter(({ roles }) => mayDo(roles, 'correction.decide'))
    .filter(({ hasFactor }) => hasFactor || install.mode === 'sandbox')
    .map(({ email }) => email)
}
