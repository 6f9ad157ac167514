// A member of staff says yes to a withdrawal. Above the operator's limit it takes two different
// people, and nobody says it to money of their own.

import type { KnownRefusal } from '#contract/refusals.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { iso, later, type Millis } from '#kernel/time.ts'
import { findClient } from '#server/identity/clients/find-client.ts'
import { holdStanding } from '#server/identity/clients/freeze-client.ts'
import { tell } from '#server/identity/clients/tell-act.ts'
import { admitStaffFor } from '#server/install/operators/admit-staff.ts'
import type { DemoOperator, Staff } from '#server/install/operators/staff.ts'
import type { Tx } from '#server/platform/db.ts'
import { lastChange } from '#server/record/events/last-event.ts'
import type { WithdrawalDeps } from './confirm-deed.ts'
import { loaded } from './load-withdrawal.ts'
import { newDestinationMs } from './offer-withdrawals.ts'
import { readHold, type TermsDeps } from './view-terms.ts'
import { notBeforeOf, refuseApproving, type Withdrawal } from './withdrawal.ts'
import { withdrawalActs } from './withdrawal-acts.ts'
import { insertApproval, insertStep, lockWithdrawal } from './withdrawals.store.ts'

export function approveWithdrawal(
  deps: WithdrawalDeps,
  id: string,
  by: Staff | DemoOperator,
): Promise<Withdrawal | KnownRefusal> {
  return deps.db.transaction(async (tx) => {
    const withdrawal = await lockWithdrawal(tx, id)
    if (!withdrawal) return refuse('not_found')
    const { clientId, approvalsNeeded } = withdrawal
    const client = await findClient(tx, clientId)
    const staff = await admitStaffFor(tx, by, 'withdrawal.approve', client)
    if (isRefusal(staff)) return staff
    if ((await holdStanding(tx, clientId)) === 'frozen') return refuse('account_frozen')
    const at = deps.clock.now()
    const { email, provenAt, actor } = staff
    const refusal = refuseApproving(withdrawal, email, at)
    if (refusal) return refusal
    const terms = { settings: deps.settings(), mode: deps.install.mode }
    const held = await readHold(tx, clientId, terms, at)
    const waits = held ?? (await renewedWait(tx, withdrawal, terms, at))
    if (waits !== undefined) return refuse('withdrawal_waits', { until: iso(waits) })
    if (!(await insertApproval(tx, id, { email, at, provenAt }))) {
      return refuse('approved_already', { email })
    }
    const given = withdrawal.approvedBy.length + 1
    const isEnough = given >= approvalsNeeded
    if (isEnough) await insertStep(tx, id, { state: 'approved', at, actor })
    const act = isEnough ? withdrawalActs.approved : withdrawalActs.approvalGiven
    const facts = { ...withdrawal, given, proven: provenAt !== null }
    await tell(tx, { act, clientId, actor, at, facts }, deps)
    return loaded(tx, id)
  })
}

/** Until when it waits, where its destination was still new when the client's factors changed. */
async function renewedWait(
  tx: Tx,
  { clientId, notBefore }: Withdrawal,
  { settings, mode }: TermsDeps,
  now: Millis,
): Promise<Millis | undefined> {
  if (notBefore === null) return undefined
  const holdMs = newDestinationMs(settings, mode)
  const changedAt = (await lastChange(tx, clientId))?.at
  const place = { addedAt: later(notBefore, -holdMs), changedAt }
  return notBeforeOf(place, holdMs, now) ?? undefined
}
