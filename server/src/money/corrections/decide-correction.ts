// A proposed correction is confirmed by somebody else than who proposed it, and with that it is
// done: the money moves, and the client is told why. Or it is withdrawn, by anybody who works here.

import type { KnownRefusal } from '#contract/refusals.ts'
import { present } from '#kernel/assert.ts'
import { minus, type Usd, zeroUsd } from '#kernel/money.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import type { Millis } from '#kernel/time.ts'
import { findClient } from '#server/identity/clients/find-client.ts'
import { holdAccountIn } from '#server/identity/clients/hold-account.ts'
import { tell } from '#server/identity/clients/tell-act.ts'
import { admitStaffFor } from '#server/install/operators/admit-staff.ts'
import type { Staff } from '#server/install/operators/staff.ts'
import { payIn } from '#server/ledger/ledger.ts'
import { postTransfers } from '#server/ledger/post-transfers.ts'
import type { Tx } from '#server/platform/db.ts'
import { pagesOf } from '#server/platform/keyset.ts'
import { recordEvent } from '#server/record/events/record-event.ts'
import { holdTakenBack, postRestored } from '../deposits/restore-deposit.ts'
import { holdWithdrawal, postReturned } from '../withdrawals/return-withdrawal.ts'
import { netOf } from '../withdrawals/withdrawal.ts'
import { type Correction, refuseDeciding } from './correction.ts'
import { correctionActs } from './correction-acts.ts'
import {
  insertDecision,
  type Looking,
  loadCorrection,
  loadCorrections,
  loadPage,
  lockCorrection,
} from './corrections.store.ts'
import { findEvidence } from './find-evidence.ts'
import type { CorrectionDeps } from './propose-correction.ts'

export type Deciding = { readonly id: string; readonly by: Staff }

export async function confirmCorrection(
  deps: CorrectionDeps,
  { id, by }: Deciding,
): Promise<Correction | KnownRefusal> {
  const { db, clock } = deps
  return db.transaction(async (tx) => {
    const correction = await lockCorrection(tx, id)
    if (!correction) return refuse('not_found')
    const { clientId, kind } = correction
    const client = await findClient(tx, clientId)
    const staff = await admitStaffFor(tx, by, 'correction.decide', client)
    if (isRefusal(staff)) return staff
    const refusal = refuseDeciding(correction, 'confirmed', staff.email)
    if (refusal) return refusal
    const at = clock.now()
    const { email, provenAt, actor } = staff
    const moved = await moveMoney(tx, deps, correction, { at, actor })
    if (isRefusal(moved)) return moved
    const deed = { email, at, provenAt }
    await insertDecision(tx, id, 'confirmed', deed)
    const after: Correction = { ...correction, decided: { ...deed, outcome: 'confirmed' } }
    const facts = { ...after, taken: moved.taken }
    const account = await holdAccountIn(tx, clientId, 'real')
    await tell(tx, { act: correctionActs[kind], clientId, actor, at, facts, account }, deps)
    return after
  })
}

/** `taken` is what the banks kept of a payment that came back. */
type Moved = { readonly taken: Usd }

/** Only as what was proposed, and only if it still holds. */
async function moveMoney(
  tx: Tx,
  deps: CorrectionDeps,
  { id, kind, clientId, depositId, withdrawalId, amount, reason }: Correction,
  { at, actor }: { readonly at: Millis; readonly actor: string },
): Promise<Moved | KnownRefusal> {
  if (kind === 'deposit_restored') {
    const back = await holdTakenBack(tx, present(depositId, 'it names its deposit'))
    if (!back) return refuse('deposit_not_reversed')
    const found = await findEvidence({ ...deps, db: tx }, back.deposit)
    if (isRefusal(found)) return found
    await postRestored(tx, back, { id, reason, actor, at })
    return { taken: zeroUsd }
  }
  if (kind === 'withdrawal_returned') {
    const held = await holdWithdrawal(tx, present(withdrawalId, 'it names its withdrawal'))
    const withdrawal = present(held, 'withdrawals are never deleted')
    await postReturned(tx, withdrawal, { amount, reason, at })
    return { taken: minus(netOf(withdrawal), amount) }
  }
  const account = await holdAccountIn(tx, clientId, 'real')
  const { transfer } = payIn(account, 'house', amount, { kind: 'goodwill', ref: id, at })
  await postTransfers(tx, [transfer])
  return { taken: zeroUsd }
}

export function withdrawCorrection(
  { db, clock }: Pick<CorrectionDeps, 'db' | 'clock'>,
  { id, by }: Deciding,
): Promise<Correction | KnownRefusal> {
  return db.transaction(async (tx) => {
    const correction = await lockCorrection(tx, id)
    if (!correction) return refuse('not_found')
    const { clientId, kind } = correction
    const client = await findClient(tx, clientId)
    const staff = await admitStaffFor(tx, by, 'correction.decide', client)
    if (isRefusal(staff)) return staff
    const refusal = refuseDeciding(correction, 'withdrawn', staff.email)
    if (refusal) return refusal
    const at = clock.now()
    const { email, provenAt, actor } = staff
    const deed = { email, at, provenAt }
    await insertDecision(tx, id, 'withdrawn', deed)
    await recordEvent(tx, {
      at,
      clientId: null,
      actor,
      kind: 'correction_withdrawn',
      details: { correction: id, correction_kind: kind, client: String(clientId) },
    })
    return { ...correction, decided: { ...deed, outcome: 'withdrawn' } }
  })
}

/** More than fit on any screen. */
const listMost = 500

/** The oldest first. */
export function listCorrections(tx: Tx, which: 'waiting' | 'all'): Promise<Correction[]> {
  return loadCorrections(tx, which, listMost)
}

/** One, and a page of them: for staff. */
export const findCorrection = loadCorrection
export const correctionPages = pagesOf<Correction, 'proposed_at' | 'amount'>({
  ids: 'uuid',
  by: { proposed_at: null, amount: ({ amount }) => amount },
})
export async function pageOfCorrections(tx: Tx, looking: Looking) {
  const { limit, sort } = looking
  const found = await loadPage(tx, { ...looking, limit: limit + 1 })
  return correctionPages.page(found, limit, sort)
}
