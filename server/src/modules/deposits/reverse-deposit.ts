// Takes a deposit back that was credited: its card payment was disputed, or the chain no longer has
// it. The client pays as far as their balance goes, the operator bears the rest, and the account is
// frozen until staff has looked at it.

import type { KnownRefusal } from '#contract/refusals.ts'
import { present } from '#kernel/assert.ts'
import { isLess, usdToText, zeroUsd } from '#kernel/money.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import { freezeClient, isFundingNegative } from '../clients/freeze-client.ts'
import { accountIn } from '../clients/grant-play-money.ts'
import { type WritingDeps, writeToClient } from '../clients/write-to-client.ts'
import { recordEvent } from '../events/record-event.ts'
import { type ClientAccount, moveWithin, payOut, type Transfer } from '../ledger/ledger.ts'
import { postTransfers } from '../ledger/post-transfers.ts'
import { tellClient } from '../notices/tell-client.ts'
import type { Announce } from './announce.ts'
import { loadCharge } from './charges.store.ts'
import { reasons } from './credit.ts'
import { type Deposit, splitReversal } from './deposit.ts'
import { depositReversedLetter } from './deposit-letters.ts'
import { insertStep, lockDeposit } from './deposits.store.ts'
import { outsides } from './post-credit.ts'

export type ReversingDeps = WritingDeps & { readonly db: Db; readonly announce: Announce }

/** For disputes: everything a charge brought goes back. Told twice, it is done once. */
export async function reverseCharge(
  deps: ReversingDeps,
  chargeId: string,
): Promise<'reversed' | 'was reversed' | KnownRefusal> {
  const charge = await loadCharge(deps.db, chargeId)
  return charge ? reverseDeposit(deps, charge.depositId, 'disputed') : refuse('not_found')
}

export async function reverseDeposit(
  deps: ReversingDeps,
  depositId: string,
  outcome: 'disputed' | 'reorged',
): Promise<'reversed' | 'was reversed' | KnownRefusal> {
  const done = await deps.db.transaction(async (tx) => {
    const deposit = await lockDeposit(tx, depositId)
    if (!deposit) return refuse('not_found')
    // One that was restored since is told of late: what was decided last holds.
    const { state } = deposit.step
    if (state === 'reversed' || state === 'restored') return 'was reversed' as const
    if (state !== 'approved') return refuse('deposit_ended', { status: state })
    return { deposit, account: await takeBack(tx, deposit, outcome, deps) }
  })
  if (done === 'was reversed' || 'refused' in done) return done
  const { deposit, account } = done
  deps.announce({ clientId: deposit.clientId, depositId, account })
  return 'reversed'
}

/** To be called last in the transaction. */
export async function takeBack(
  tx: Tx,
  deposit: Deposit,
  outcome: 'disputed' | 'reorged',
  deps: WritingDeps,
): Promise<ClientAccount> {
  const { id, clientId, method } = deposit
  const { amount } = present(deposit.credit, 'an approved deposit was credited')
  const at = deps.clock.now()
  const before = await accountIn(tx, clientId, 'real')
  const { taken, lost } = splitReversal(amount, before.balance)
  const isLost = isLess(zeroUsd, lost)
  const transfers: Transfer[] = []
  let account = before
  if (isLess(zeroUsd, taken)) {
    const paid = payOut(before, outsides[method], taken, { kind: 'deposit_reversal', ref: id, at })
    account = paid.account
    transfers.push(paid.transfer)
  }
  if (isLost) {
    const route = { from: 'reorg_loss', to: outsides[method] } as const
    transfers.push(moveWithin('real', route, lost, { kind: 'deposit_loss', ref: id, at }))
  }
  await postTransfers(tx, transfers)
  const reason = reasons[outcome] ?? ''
  await insertStep(tx, deposit, { state: 'reversed', outcome, at, actor: 'system', reason })
  const letter = { amount: usdToText(amount), reason }
  await writeToClient(tx, clientId, (client) => depositReversedLetter(client, letter), deps)
  const isMoneyMissing = isLost || (await isFundingNegative(tx, clientId))
  const why = `A deposit of ${usdToText(amount)} dollars was taken back. ${reason}`
  await freezeClient(tx, { clientId, actor: 'system', reason: why, isMoneyMissing }, deps)
  const told = { deposit: id, method, amount: usdToText(amount), reason }
  await tellClient(tx, { clientId, kind: 'deposit_reversed', details: told, at })
  await recordEvent(tx, {
    ...{ at, clientId, actor: 'system', kind: 'deposit_reversed' },
    details: { deposit: id, method, taken: usdToText(taken), lost: usdToText(lost), outcome },
  })
  return account
}
