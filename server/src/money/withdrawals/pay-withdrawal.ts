// Money has left: a withdrawal is paid when the bank's statement says so, or its transaction is
// deep enough, and the books let it go, once.

import type { KnownRefusal } from '#contract/refusals.ts'
import type { Coin } from '#kernel/coins.ts'
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
import { confirmationsOf } from '../chains/chain.ts'
import type { WithdrawalDeps } from './confirm-deed.ts'
import { loaded } from './load-withdrawal.ts'
import { type Paid, paysAll } from './note-sending.ts'
import { eachSent } from './open-withdrawals.store.ts'
import { listReferences } from './payouts.store.ts'
import type { PayingDeps } from './prepare-payout.ts'
import { netOf, refusePaying, stateOf, type Withdrawal } from './withdrawal.ts'
import { withdrawalActs } from './withdrawal-acts.ts'
import { insertStep, lockWithdrawal } from './withdrawals.store.ts'

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
