// A withdrawal ends without money leaving: the client cancels it, or staff reject it. Either way
// the whole amount is back in the balance in the same transaction.

import type { KnownRefusal } from '#contract/refusals.ts'
import type { ClientId } from '#kernel/ids.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { findClient } from '#server/identity/clients/find-client.ts'
import { holdAccountIn } from '#server/identity/clients/hold-account.ts'
import { tell } from '#server/identity/clients/tell-act.ts'
import { admitStaffFor } from '#server/install/operators/admit-staff.ts'
import type { Staff } from '#server/install/operators/staff.ts'
import { payIn } from '#server/ledger/ledger.ts'
import { postTransfers } from '#server/ledger/post-transfers.ts'
import type { Tx } from '#server/platform/db.ts'
import type { Actor } from '#server/record/events/event.ts'
import { findCancelled, insertCancellation } from './cancellations.store.ts'
import type { WithdrawalDeps } from './confirm-deed.ts'
import { loaded } from './load-withdrawal.ts'
import { refuseCancelling, refuseRejecting, type Withdrawal } from './withdrawal.ts'
import { withdrawalActs } from './withdrawal-acts.ts'
import type { CancelledBy } from './withdrawal-letters.ts'
import { insertStep, lockWithdrawal } from './withdrawals.store.ts'

type Cancelling = { readonly id: string; readonly orderKey: string | null }

/** The same key for the same withdrawal is the same answer, however often it comes. */
export function cancelWithdrawal(
  deps: WithdrawalDeps,
  clientId: ClientId,
  { id, orderKey }: Cancelling,
): Promise<Withdrawal | KnownRefusal> {
  return deps.db.transaction(async (tx) => {
    const withdrawal = await lockWithdrawal(tx, id, clientId)
    if (!withdrawal) return refuse('not_found')
    const known = orderKey === null ? undefined : await findCancelled(tx, clientId, orderKey)
    if (known !== undefined) return known === id ? withdrawal : refuse('key_reused')
    const refusal = refuseCancelling(withdrawal)
    if (refusal) return refusal
    if (orderKey !== null && !(await insertCancellation(tx, { id, clientId, orderKey }))) {
      return refuse('key_reused')
    }
    return giveBack(tx, deps, withdrawal, { state: 'cancelled', actor: 'client', by: 'client' })
  })
}

export function rejectWithdrawal(
  deps: WithdrawalDeps,
  id: string,
  { by, reason }: { readonly by: Staff; readonly reason: string },
): Promise<Withdrawal | KnownRefusal> {
  return deps.db.transaction(async (tx) => {
    const withdrawal = await lockWithdrawal(tx, id)
    if (!withdrawal) return refuse('not_found')
    const client = await findClient(tx, withdrawal.clientId)
    const staff = await admitStaffFor(tx, by, 'withdrawal.reject', client)
    if (isRefusal(staff)) return staff
    const refusal = refuseRejecting(withdrawal, staff)
    if (refusal) return refusal
    return giveBack(tx, deps, withdrawal, { state: 'rejected', actor: staff.actor, reason })
  })
}

type End =
  | { readonly state: 'cancelled'; readonly actor: Actor; readonly by: CancelledBy }
  | { readonly state: 'rejected'; readonly actor: Actor; readonly reason: string }

export async function giveBack(
  tx: Tx,
  deps: WithdrawalDeps,
  ended: Withdrawal,
  end: End,
): Promise<Withdrawal> {
  const { id, clientId, amount } = ended
  const { state, actor } = end
  const at = deps.clock.now()
  const before = await holdAccountIn(tx, clientId, 'real')
  const cause = { kind: 'withdrawal_return', ref: id, at } as const
  const { account, transfer } = payIn(before, 'withdrawals', amount, cause)
  await postTransfers(tx, [transfer])
  const reason = end.state === 'rejected' ? end.reason : undefined
  await insertStep(tx, id, { state, at, actor, reason })
  const told = { clientId, actor, at, account }
  await (end.state === 'cancelled'
    ? tell(tx, { act: withdrawalActs.cancelled, facts: { ...ended, by: end.by }, ...told }, deps)
    : tell(
        tx,
        { act: withdrawalActs.rejected, facts: { ...ended, reason: end.reason }, ...told },
        deps,
      ))
  return loaded(tx, id)
}
