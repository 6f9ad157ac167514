// A withdrawal ends without money leaving: the client cancels it, or staff reject it. Either way
// the whole amount is back in the balance in the same transaction.

import type { KnownRefusal } from '#contract/refusals.ts'
import type { ClientId } from '#kernel/ids.ts'
import { usdToText } from '#kernel/money.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { holdAccountIn } from '#server/identity/clients/grant-play-money.ts'
import { writeToClient } from '#server/identity/clients/write-to-client.ts'
import { type ClientAccount, payIn } from '#server/ledger/ledger.ts'
import { postTransfers } from '#server/ledger/post-transfers.ts'
import type { Tx } from '#server/platform/db.ts'
import type { Actor } from '#server/record/events/event.ts'
import { recordEvent } from '#server/record/events/record-event.ts'
import { tellClient } from '#server/record/notices/tell-client.ts'
import { findStaff } from './approve-withdrawal.ts'
import { findCancelled, insertCancellation } from './cancellations.store.ts'
import type { WithdrawalDeps } from './confirm-deed.ts'
import { loaded } from './load-withdrawal.ts'
import { refuseCancelling, refuseRejecting, type Withdrawal } from './withdrawal.ts'
import { type CancelledBy, cancelledLetter, rejectedLetter } from './withdrawal-letters.ts'
import { insertStep, lockWithdrawal } from './withdrawals.store.ts'

type Cancelling = { readonly id: string; readonly orderKey: string | null }

/** The same key for the same withdrawal is the same answer, however often it comes. */
export async function cancelWithdrawal(
  deps: WithdrawalDeps,
  clientId: ClientId,
  { id, orderKey }: Cancelling,
): Promise<Withdrawal | KnownRefusal> {
  const outcome = await deps.db.transaction(async (tx) => {
    const withdrawal = await lockWithdrawal(tx, id, clientId)
    if (!withdrawal) return refuse('not_found')
    const known = orderKey === null ? undefined : await findCancelled(tx, clientId, orderKey)
    if (known !== undefined) {
      return known === id ? { withdrawal, account: undefined } : refuse('key_reused')
    }
    const refusal = refuseCancelling(withdrawal)
    if (refusal) return refusal
    if (orderKey !== null && !(await insertCancellation(tx, { id, clientId, orderKey }))) {
      return refuse('key_reused')
    }
    return giveBack(tx, deps, withdrawal, { state: 'cancelled', actor: 'client', by: 'client' })
  })
  return announced(deps, outcome)
}

/** `by` is the address of the member of staff. */
export async function rejectWithdrawal(
  deps: WithdrawalDeps,
  id: string,
  { by, reason }: { readonly by: string; readonly reason: string },
): Promise<Withdrawal | KnownRefusal> {
  const outcome = await deps.db.transaction(async (tx) => {
    const withdrawal = await lockWithdrawal(tx, id)
    if (!withdrawal) return refuse('not_found')
    const staff = await findStaff(tx, withdrawal, by)
    if (isRefusal(staff)) return staff
    const refusal = refuseRejecting(withdrawal, staff.email)
    if (refusal) return refusal
    const end = { state: 'rejected', actor: `staff:${staff.email}`, reason } as const
    return giveBack(tx, deps, withdrawal, end)
  })
  return announced(deps, outcome)
}

type End =
  | { readonly state: 'cancelled'; readonly actor: Actor; readonly by: CancelledBy }
  | { readonly state: 'rejected'; readonly actor: Actor; readonly reason: string }

export async function giveBack(tx: Tx, deps: WithdrawalDeps, ended: Withdrawal, end: End) {
  const { id, clientId, amount, method } = ended
  const { state, actor } = end
  const reason = 'reason' in end ? end.reason : undefined
  const at = deps.clock.now()
  const before = await holdAccountIn(tx, clientId, 'real')
  const cause = { kind: 'withdrawal_return', ref: id, at } as const
  const { account, transfer } = payIn(before, 'withdrawals', amount, cause)
  await postTransfers(tx, [transfer])
  await insertStep(tx, id, { state, at, actor, reason })
  await writeToClient(
    tx,
    clientId,
    (client) =>
      end.state === 'cancelled'
        ? cancelledLetter(client, { ...ended, by: end.by })
        : rejectedLetter(client, { ...ended, reason: end.reason }),
    deps,
  )
  await tellClient(tx, {
    clientId,
    at,
    kind: `withdrawal_${state}` as const,
    details: {
      id,
      amount: usdToText(amount),
      method,
      ...(end.state === 'cancelled' ? { by: end.by } : { reason: end.reason }),
    },
  })
  const withdrawal = await loaded(tx, id)
  await recordEvent(tx, {
    at,
    clientId,
    actor,
    kind: `withdrawal_${state}` as const,
    details: {
      withdrawal: id,
      method,
      amount: usdToText(amount),
      ...(reason === undefined ? {} : { reason }),
    },
  })
  return { withdrawal, account }
}

type Ended = Omit<Awaited<ReturnType<typeof giveBack>>, 'account'> & {
  /** Undefined: nothing was given back now. */
  readonly account: ClientAccount | undefined
}

export function announced({ announce }: WithdrawalDeps, outcome: Ended | KnownRefusal) {
  if (isRefusal(outcome)) return outcome
  const { withdrawal, account } = outcome
  if (!account) return withdrawal
  announce({ clientId: withdrawal.clientId, withdrawalId: withdrawal.id, account })
  return withdrawal
}
