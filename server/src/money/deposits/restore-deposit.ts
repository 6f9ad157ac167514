// The deposits' door for corrections: what was taken back, and crediting it again in the
// transaction of a correction. The client gets what they paid of it; what the operator bore goes
// back to the operator's loss.

import { isLess, zeroUsd } from '#kernel/money.ts'
import type { Millis } from '#kernel/time.ts'
import { holdAccountIn } from '#server/identity/clients/hold-account.ts'
import { noteCredit } from '#server/identity/funding/note-credit.ts'
import { outsideOf } from '#server/ledger/flows.ts'
import { type ClientAccount, moveWithin, payIn, type Transfer } from '#server/ledger/ledger.ts'
import { postTransfers } from '#server/ledger/post-transfers.ts'
import type { Tx } from '#server/platform/db.ts'
import type { Deposit } from './deposit.ts'
import { insertStep, loadDeposit, lockDeposit } from './deposits.store.ts'
import { loadReversal, type Reversal } from './reversals.store.ts'

export type TakenBack = Reversal & { readonly deposit: Deposit }

/** Undefined where there is no such deposit, or it was not taken back. */
export async function findTakenBack(tx: Tx, id: string): Promise<TakenBack | undefined> {
  const deposit = await loadDeposit(tx, id)
  if (deposit?.step.state !== 'reversed') return undefined
  return { deposit, ...(await loadReversal(tx, id)) }
}

/** Nobody else takes a step with it until the transaction ends. */
export async function holdTakenBack(tx: Tx, id: string): Promise<TakenBack | undefined> {
  await lockDeposit(tx, id)
  return findTakenBack(tx, id)
}

export type Restoring = {
  /** The correction's, which the credit is known by from here on. */
  readonly id: string
  /** In words for the client. */
  readonly reason: string
  readonly actor: string
  readonly at: Millis
}

/** The account as it stands after. */
export async function postRestored(
  tx: Tx,
  { deposit, ref, taken, lost }: TakenBack,
  { id, reason, actor, at }: Restoring,
): Promise<ClientAccount> {
  const outside = outsideOf(deposit.method)
  const before = await holdAccountIn(tx, deposit.clientId, 'real')
  const transfers: Transfer[] = []
  let account = before
  if (isLess(zeroUsd, taken)) {
    const cause = { kind: 'deposit_restored', ref, at } as const
    const paid = payIn(before, outside, taken, cause)
    account = paid.account
    transfers.push(paid.transfer)
  }
  if (isLess(zeroUsd, lost)) {
    const route = { from: outside, to: 'reorg_loss' } as const
    transfers.push(moveWithin('real', route, lost, { kind: 'loss_recovered', ref, at }))
  }
  await postTransfers(tx, transfers)
  const step = { state: 'restored', outcome: 'restored', at, actor, ref: id } as const
  await insertStep(tx, deposit, { ...step, reason: { written: reason } })
  await noteCredit(tx, deposit.clientId, id)
  return account
}
