// Money has left: the transaction is noted when the chain shows it, and the withdrawal is paid when
// it is deep enough. What was noted is looked up again after a crash and never sent a second time.

import type { KnownRefusal } from '#contract/refusals.ts'
import { type Coin, unitsToText } from '#kernel/coins.ts'
import { zeroUsd } from '#kernel/money.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { findClient } from '#server/identity/clients/find-client.ts'
import { tell } from '#server/identity/clients/tell-act.ts'
import { admitStaffFor } from '#server/install/operators/admit-staff.ts'
import type { DemoOperator, Staff } from '#server/install/operators/staff.ts'
import { outsideOf } from '#server/ledger/flows.ts'
import { moveWithin } from '#server/ledger/ledger.ts'
import { postTransfers } from '#server/ledger/post-transfers.ts'
import type { Tx } from '#server/platform/db.ts'
import { Outage } from '#server/platform/outage.ts'
import type { Actor } from '#server/record/events/event.ts'
import { type ChainTransaction, confirmationsOf } from '../chains/chain.ts'
import type { WithdrawalDeps } from './confirm-deed.ts'
import { loaded } from './load-withdrawal.ts'
import { eachSent } from './open-withdrawals.store.ts'
import { findSending, insertSending, listReferences } from './payouts.store.ts'
import type { PayingDeps } from './prepare-payout.ts'
import { netOf, refusePaying, stateOf, type Withdrawal } from './withdrawal.ts'
import { withdrawalActs } from './withdrawal-acts.ts'
import { insertStep, loadWithdrawal, lockWithdrawal } from './withdrawals.store.ts'

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

type Paid = { readonly reference: string; readonly actor: Actor }

/** What has left by a program of ours is noted whoever works here by now. */
export function noteSending(
  deps: WithdrawalDeps,
  id: string,
  sending: Paid,
): Promise<Withdrawal | KnownRefusal> {
  return deps.db.transaction((tx) => putSending(tx, deps, id, sending))
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

/** The bank has paid it, says a member of staff who has its statement. */
export function noteBankPaid(
  deps: WithdrawalDeps,
  id: string,
  { by, reference }: { readonly by: Staff | DemoOperator; readonly reference: string },
): Promise<Withdrawal | KnownRefusal> {
  return deps.db.transaction(async (tx) => {
    const withdrawal = await lockWithdrawal(tx, id)
    if (withdrawal?.method !== 'bank') return refuse('not_found')
    const client = await findClient(tx, withdrawal.clientId)
    const staff = await admitStaffFor(tx, by, 'withdrawal.note_paid', client)
    if (isRefusal(staff)) return staff
    return settlePayout(tx, deps, withdrawal, { reference, actor: staff.actor })
  })
}

/** The books let the money of a withdrawal go that is locked, once. */
async function settlePayout(
  tx: Tx,
  deps: WithdrawalDeps,
  withdrawal: Withdrawal,
  { reference, actor }: Paid,
): Promise<Withdrawal | KnownRefusal> {
  const refusal = refusePaying(withdrawal)
  if (refusal) return refusal
  const { id, payout, clientId, method, fee } = withdrawal
  if (!payout) return refuse('withdrawal_not_prepared')
  const at = deps.clock.now()
  const pay = { from: 'withdrawals', to: outsideOf(method) } as const
  const keep = { from: 'withdrawals', to: 'house' } as const
  const cause = { ref: id, at }
  const net = netOf(withdrawal)
  await postTransfers(tx, [
    moveWithin('real', pay, net, { kind: 'withdrawal_pay', ...cause }),
    ...(fee === zeroUsd
      ? []
      : [moveWithin('real', keep, fee, { kind: 'withdrawal_fee', ...cause })]),
  ])
  await insertStep(tx, id, { state: 'paid', at, actor, reference })
  const facts = { ...withdrawal, reference }
  await tell(tx, { act: withdrawalActs.paid, clientId, actor, at, facts }, deps)
  return loaded(tx, id)
}

export type WatchingDeps = PayingDeps & {
  /** How many blocks deep a payout of this coin must be. */
  readonly needed: (coin: Coin) => number
}

/**
 * Looks up what was sent and is not paid yet; says how many it found deep enough. A chain that does
 * not answer keeps no payout on another one waiting; that it does not is told at the end.
 */
export async function watchPayouts(deps: WatchingDeps): Promise<number> {
  let paid = 0
  const down = new Map<Coin, Outage>()
  for await (const withdrawal of eachSent(deps.db)) {
    const { method: coin } = withdrawal
    if (coin === 'bank' || down.has(coin)) continue
    const reference = await deepEnough(deps, withdrawal, coin).catch((error: unknown) => {
      if (!(error instanceof Outage)) throw error
      down.set(coin, error)
      return undefined
    })
    if (reference === undefined) continue
    const outcome = await deps.db.transaction(async (tx) => {
      const deep = await lockWithdrawal(tx, withdrawal.id)
      return deep && settlePayout(tx, deps, deep, { reference, actor: 'system' })
    })
    if (outcome && !isRefusal(outcome) && stateOf(outcome) === 'paid') paid += 1
  }
  for (const outage of down.values()) throw outage
  return paid
}

/** Of the transactions that were noted for it, the one that the chain has taken for good. */
async function deepEnough(
  { db, chainOf, needed }: WatchingDeps,
  withdrawal: Withdrawal,
  coin: Coin,
): Promise<string | undefined> {
  const chain = chainOf(coin)
  if (!chain || chain.network !== withdrawal.network) return undefined
  for (const reference of await listReferences(db, withdrawal.id)) {
    const transaction = await chain.transaction(reference)
    if (!transaction || !paysAll(transaction, withdrawal)) continue
    if (confirmationsOf(transaction, await chain.tip()) >= needed(coin)) return reference
  }
  return undefined
}

/** Whether it pays exactly what was worked out, to where the client wants it. */
function paysAll({ isEffective, pays }: ChainTransaction, withdrawal: Withdrawal): boolean {
  const { destination, payout } = withdrawal
  return (
    isEffective &&
    pays.some(({ address, units }) => address === destination && units === payout?.units)
  )
}
