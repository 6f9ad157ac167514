// Money is leaving: the transaction is noted when the chain shows it, once and for one withdrawal.
// What was noted is looked up again after a crash and never sent a second time.

import type { KnownRefusal } from '#contract/refusals.ts'
import { unitsToText } from '#kernel/coins.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { findClient } from '#server/identity/clients/find-client.ts'
import { tell } from '#server/identity/clients/tell-act.ts'
import { admitStaffFor } from '#server/install/operators/admit-staff.ts'
import type { Staff } from '#server/install/operators/staff.ts'
import type { Tx } from '#server/platform/db.ts'
import { type ActingBy, type Actor, isOfStaff } from '#server/record/events/event.ts'
import { noteActing } from '#server/record/events/note-acting.ts'
import type { ChainTransaction } from '../chains/chain.ts'
import type { WithdrawalDeps } from './confirm-deed.ts'
import { loaded } from './load-withdrawal.ts'
import { findSending, insertSending } from './payouts.store.ts'
import type { PayingDeps } from './prepare-payout.ts'
import { refusePaying, type Withdrawal } from './withdrawal.ts'
import { withdrawalActs } from './withdrawal-acts.ts'
import { loadWithdrawal, lockWithdrawal } from './withdrawals.store.ts'

/** Staff name the transaction that their wallet sent. The chain has to show that it pays. */
export async function noteSent(
  deps: PayingDeps,
  id: string,
  { by, txid }: { readonly by: Staff; readonly txid: string },
): Promise<Withdrawal | KnownRefusal> {
  const { db } = deps
  const withdrawal = await loadWithdrawal(db, id)
  if (!withdrawal || withdrawal.method === 'bank') return refuse('not_found')
  const client = await findClient(db, withdrawal.clientId)
  const early = await admitStaffFor(db, by, 'withdrawal.note_sent', client)
  if (isRefusal(early)) return early
  const { method: coin, destination: to } = withdrawal
  const chain = deps.chainOf(coin)
  if (!chain || chain.network !== withdrawal.network) {
    return refuse('withdrawal_method_closed', { method: coin.toUpperCase() })
  }
  const { payout } = withdrawal
  if (payout?.units === null || payout?.units === undefined)
    return refuse('withdrawal_not_prepared')
  const transaction = await chain.transaction(txid)
  if (!transaction) return refuse('transaction_unknown', { txid })
  if (!paysAll(transaction, withdrawal)) {
    const amount = unitsToText(coin, payout.units)
    return refuse('payout_mismatch', { amount, coin: coin.toUpperCase(), to })
  }
  return db.transaction(async (tx) => {
    const staff = await admitStaffFor(tx, by, 'withdrawal.note_sent', client)
    if (isRefusal(staff)) return staff
    return putSending(tx, deps, id, { reference: transaction.txid, actor: staff.actor })
  })
}

/** Whether it pays exactly what was worked out, to where the client wants it. */
export function paysAll({ isEffective, pays }: ChainTransaction, withdrawal: Withdrawal): boolean {
  const { destination, payout } = withdrawal
  return (
    isEffective &&
    pays.some(({ address, units }) => address === destination && units === payout?.units)
  )
}

export type Paid = { readonly reference: string; readonly actor: Actor }

/**
 * What has left by a program of ours is noted whoever works here by now; `acts` is how whoever had
 * it sent did that.
 */
export function noteSending(
  deps: WithdrawalDeps,
  id: string,
  { acts, ...sending }: Paid & { readonly acts: ActingBy },
): Promise<Withdrawal | KnownRefusal> {
  return deps.db.transaction((tx) => {
    if (isOfStaff(sending.actor)) noteActing(tx, sending.actor, acts)
    return putSending(tx, deps, id, sending)
  })
}

/** A transaction is noted once, for one withdrawal. */
async function putSending(
  tx: Tx,
  deps: WithdrawalDeps,
  id: string,
  { reference, actor }: Paid,
): Promise<Withdrawal | KnownRefusal> {
  const withdrawal = await lockWithdrawal(tx, id)
  if (!withdrawal) return refuse('not_found')
  const known = await findSending(tx, reference)
  if (known !== undefined) return known === id ? withdrawal : refuse('transaction_used')
  const refusal = refusePaying(withdrawal)
  if (refusal) return refusal
  const { payout, clientId } = withdrawal
  if (!payout) return refuse('withdrawal_not_prepared')
  const at = deps.clock.now()
  await insertSending(tx, id, { reference, at, by: actor })
  const facts = { ...withdrawal, reference }
  await tell(tx, { act: withdrawalActs.sent, clientId, actor, at, facts }, deps)
  return loaded(tx, id)
}
