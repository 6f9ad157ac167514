// A member of staff says yes to a withdrawal. Above the operator's limit it takes two different
// people, and nobody says it to money of their own.

import type { KnownRefusal } from '#contract/refusals.ts'
import { emailKeyOf } from '#kernel/email.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { iso, later, type Millis } from '#kernel/time.ts'
import { findClient } from '#server/identity/clients/find-client.ts'
import { holdStanding } from '#server/identity/clients/freeze-client.ts'
import { tell } from '#server/identity/clients/tell-act.ts'
import { findOperator } from '#server/install/operators/find-operator.ts'
import type { Tx } from '#server/platform/db.ts'
import { lastChange } from '#server/record/events/last-event.ts'
import type { WithdrawalDeps } from './confirm-deed.ts'
import { loaded } from './load-withdrawal.ts'
import { newDestinationMs } from './offer-withdrawals.ts'
import { readHold, type TermsDeps } from './view-terms.ts'
import { notBeforeOf, refuseApproving, type Withdrawal } from './withdrawal.ts'
import { withdrawalActs } from './withdrawal-acts.ts'
import { insertApproval, insertStep, lockWithdrawal } from './withdrawals.store.ts'

/**
 * `by` is the address of the member of staff; `provenAt` is when they showed their second factor,
 * which no more than a demonstration goes without.
 */
export function approveWithdrawal(
  deps: WithdrawalDeps,
  id: string,
  by: string,
  provenAt: Millis | null = null,
): Promise<Withdrawal | KnownRefusal> {
  return deps.db.transaction(async (tx) => {
    const withdrawal = await lockWithdrawal(tx, id)
    if (!withdrawal) return refuse('not_found')
    const staff = await findStaff(tx, withdrawal, by)
    if (isRefusal(staff)) return staff
    if (deps.install.mode === 'live' && provenAt === null) {
      return refuse('staff_factor_missing', { email: staff.email })
    }
    if ((await holdStanding(tx, withdrawal.clientId)) === 'frozen') return refuse('account_frozen')
    const at = deps.clock.now()
    const refusal = refuseApproving(withdrawal, staff.email, at)
    if (refusal) return refusal
    const { clientId, approvalsNeeded } = withdrawal
    const terms = { settings: deps.settings(), mode: deps.install.mode }
    const held = await readHold(tx, clientId, terms, at)
    const waits = held ?? (await renewedWait(tx, withdrawal, terms, at))
    if (waits !== undefined) return refuse('withdrawal_waits', { until: iso(waits) })
    if (!(await insertApproval(tx, id, { email: staff.email, at, provenAt }))) {
      return refuse('approved_already', { email: staff.email })
    }
    const given = withdrawal.approvedBy.length + 1
    const actor = `staff:${staff.email}` as const
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

/** Somebody who works here and is not the one who gets the money. */
export async function findStaff(
  tx: Tx,
  { clientId }: Pick<Withdrawal, 'clientId'>,
  by: string,
): Promise<{ readonly email: string } | KnownRefusal> {
  const operator = await findOperator(tx, by)
  if (!operator) return refuse('operator_unknown', { email: by })
  const client = await findClient(tx, clientId)
  if (emailKeyOf(client.email) === emailKeyOf(operator.email)) return refuse('own_withdrawal')
  return operator
}
