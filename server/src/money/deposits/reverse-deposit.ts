// Takes a deposit back that was credited: its card payment was disputed, or the chain no longer has
// it. The client pays as far as their balance goes, the operator bears the rest, and the account is
// frozen until staff has looked at it.

import { reasonText } from '#contract/client/reasons.ts'
import type { KnownRefusal } from '#contract/refusals.ts'
import { present } from '#kernel/assert.ts'
import { isLess, usdToText, zeroUsd } from '#kernel/money.ts'
import { refuse } from '#kernel/refusal.ts'
import { freezeClient, isFundingNegative } from '#server/identity/clients/freeze-client.ts'
import { holdAccountIn } from '#server/identity/clients/hold-account.ts'
import { tell } from '#server/identity/clients/tell-act.ts'
import type { WritingDeps } from '#server/identity/clients/write-to-client.ts'
import { outsideOf } from '#server/ledger/flows.ts'
import { moveWithin, payOut, type Transfer } from '#server/ledger/ledger.ts'
import { postTransfers } from '#server/ledger/post-transfers.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import { insertDispute, loadCharge } from './charges.store.ts'
import { type Deposit, splitReversal } from './deposit.ts'
import { depositActs } from './deposit-acts.ts'
import { insertStep, lockDeposit } from './deposits.store.ts'
import { loadLastCredit } from './reversals.store.ts'

export type ReversingDeps = WritingDeps & { readonly db: Db }

export type Disputed = {
  readonly chargeId: string
  /** Those that stand, by the provider's own numbers. */
  readonly disputeIds: readonly string[]
}

/**
 * For disputes: everything a charge brought goes back, once for each dispute. One that was won and
 * is told of late takes nothing back again, whatever was restored since.
 */
export function reverseCharge(
  deps: ReversingDeps,
  { chargeId, disputeIds }: Disputed,
): Promise<'reversed' | 'was reversed' | KnownRefusal> {
  return deps.db.transaction(async (tx) => {
    const charge = await loadCharge(tx, chargeId)
    const deposit = charge && (await lockDeposit(tx, charge.depositId))
    if (!deposit) return refuse('not_found')
    const { state } = deposit.step
    if (state === 'pending' || state === 'rejected') {
      return refuse('deposit_ended', { status: state })
    }
    const now = deps.clock.now()
    let isNew = false
    for (const disputeId of disputeIds) {
      if (await insertDispute(tx, { disputeId, chargeId }, now)) isNew = true
    }
    if (!isNew || state === 'reversed') return 'was reversed' as const
    await takeBack(tx, deposit, 'disputed', deps)
    return 'reversed' as const
  })
}

/** To be called last in the transaction. */
export async function takeBack(
  tx: Tx,
  deposit: Deposit,
  outcome: 'disputed' | 'reorged',
  deps: WritingDeps,
): Promise<void> {
  const { id, clientId, method } = deposit
  const { amount } = present(deposit.credit, 'an approved deposit was credited')
  const at = deps.clock.now()
  const ref = await loadLastCredit(tx, id)
  const before = await holdAccountIn(tx, clientId, 'real')
  const { taken, lost } = splitReversal(amount, before.balance)
  const isLost = isLess(zeroUsd, lost)
  const transfers: Transfer[] = []
  let account = before
  if (isLess(zeroUsd, taken)) {
    const paid = payOut(before, outsideOf(method), taken, { kind: 'deposit_reversal', ref, at })
    account = paid.account
    transfers.push(paid.transfer)
  }
  if (isLost) {
    const route = { from: 'reorg_loss', to: outsideOf(method) } as const
    transfers.push(moveWithin('real', route, lost, { kind: 'deposit_loss', ref, at }))
  }
  await postTransfers(tx, transfers)
  const reason = { code: outcome }
  await insertStep(tx, deposit, { state: 'reversed', outcome, at, actor: 'system', reason })
  const isMoneyMissing = isLost || (await isFundingNegative(tx, clientId))
  const why = { code: `deposit_${outcome}`, details: { amount: usdToText(amount) } } as const
  await freezeClient(tx, { clientId, actor: 'system', reason: why, isMoneyMissing }, deps)
  const told = { reason: reasonText(reason), reasonCode: reason.code }
  const facts = { id, method, amount, ref, taken, lost, outcome, ...told }
  const { reversed: act } = depositActs
  await tell(tx, { act, clientId, actor: 'system', at, facts, account }, deps)
}
