// Ends a deposit without a credit: the card said no, nobody paid, what came is dust, or the client
// gave it up. They read the reason. Whatever is paid all the same is credited all the same.

import { type Reason, reasonText, type SystemReason } from '#contract/client/reasons.ts'
import type { KnownRefusal } from '#contract/refusals.ts'
import { usdToText } from '#kernel/money.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import type { Millis } from '#kernel/time.ts'
import { findClient } from '#server/identity/clients/find-client.ts'
import { tell } from '#server/identity/clients/tell-act.ts'
import type { WritingDeps } from '#server/identity/clients/write-to-client.ts'
import { admitStaffFor } from '#server/install/operators/admit-staff.ts'
import type { Staff } from '#server/install/operators/staff.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import type { Actor } from '#server/record/events/event.ts'
import { hasLooked } from '#server/record/events/past-looks.ts'
import { canRefuse, type Deposit } from './deposit.ts'
import { depositActs } from './deposit-acts.ts'
import { insertStep, lockDeposit } from './deposits.store.ts'
import { insertQuote } from './quotes.store.ts'
import { loadReceiptOf } from './receipts.store.ts'

export type RejectingDeps = WritingDeps & { readonly db: Db }

export type Rejection = {
  readonly outcome: 'declined' | 'expired' | 'cancelled' | 'dust'
  readonly reason: SystemReason
}

/** Of one that nothing came of: whatever was seen on a chain, the chain decides. */
export function rejectDeposit(
  deps: RejectingDeps,
  depositId: string,
  rejection: Rejection,
): Promise<'rejected' | 'was rejected' | KnownRefusal> {
  return deps.db.transaction(async (tx) => {
    const deposit = await lockDeposit(tx, depositId)
    if (!deposit) return refuse('not_found')
    const { state } = deposit.step
    if (state === 'rejected') return 'was rejected' as const
    if (state !== 'pending' || deposit.arrival) return refuse('deposit_ended', { status: state })
    await noteRejection(tx, deps, deposit, rejection)
    return 'rejected' as const
  })
}

/**
 * One of staff says that nothing will come of a deposit in coins, such as one asked for by mistake.
 * A card payment is its provider's to end, and what a chain shows is the chain's.
 */
export function refuseDeposit(
  deps: RejectingDeps,
  depositId: string,
  { by, reason }: { readonly by: Staff; readonly reason: string },
): Promise<'rejected' | KnownRefusal> {
  return deps.db.transaction(async (tx) => {
    const deposit = await lockDeposit(tx, depositId)
    if (!deposit) return refuse('not_found')
    const { step, clientId } = deposit
    const client = await findClient(tx, clientId)
    const staff = await admitStaffFor(tx, by, 'deposit.reject', client)
    if (isRefusal(staff)) return staff
    if (step.state !== 'pending') return refuse('deposit_ended', { status: step.state })
    if (!canRefuse(deposit)) return refuse('deposit_under_way')
    const { actor } = staff
    if (!(await isReceiptKnown(tx, { deposit, actor, now: deps.clock.now() }))) {
      return refuse('receipt_unseen')
    }
    await endDeposit(tx, deps, deposit, {
      outcome: 'refused',
      actor,
      reason: { written: reason },
    })
    return 'rejected' as const
  })
}

type Knowing = { readonly deposit: Deposit; readonly actor: Actor; readonly now: Millis }

/** Who sent a receipt has it looked at by whoever says that nothing will come. */
async function isReceiptKnown(tx: Tx, { deposit, actor, now }: Knowing): Promise<boolean> {
  const { id, clientId } = deposit
  if (!(await loadReceiptOf(tx, id))) return true
  return hasLooked(tx, { clientId, actor, actions: ['receipt seen'], at: { deposit: id } }, now)
}

/** Of a deposit that is locked and pending. To be called last in the transaction. */
export async function noteRejection(
  tx: Tx,
  deps: WritingDeps,
  deposit: Deposit,
  { outcome, reason }: Rejection,
): Promise<void> {
  const actor = outcome === 'cancelled' ? 'client' : 'system'
  await endDeposit(tx, deps, deposit, { outcome, actor, reason })
}

type End = {
  readonly outcome: Rejection['outcome'] | 'refused'
  readonly actor: Actor
  readonly reason: Reason
}

async function endDeposit(
  tx: Tx,
  deps: WritingDeps,
  deposit: Deposit,
  { outcome, actor, reason }: End,
): Promise<void> {
  const at = deps.clock.now()
  const { id, clientId, method, ask } = deposit
  const isOwn = outcome === 'cancelled'
  await insertStep(tx, deposit, { state: 'rejected', outcome, at, actor, reason })
  if (isOwn) await keepQuoteOf(tx, deposit, at)
  const amount = ask && usdToText(ask.amount)
  const act = isOwn ? depositActs.cancelled : depositActs.rejected
  const code = 'written' in reason ? null : reason.code
  const why = { reason: reasonText(reason), reasonCode: code }
  const facts = { id, method, amount, outcome, ...why }
  await tell(tx, { act, clientId, actor, at, facts }, deps)
}

/** Its payment may be on the way: the rate holds for it as long as it was said to. */
async function keepQuoteOf(tx: Tx, deposit: Deposit, now: Millis): Promise<void> {
  const { clientId, method: coin, network, ask } = deposit
  if (coin === 'card' || !network || !ask?.quote || ask.quote.expiresAt < now) return
  await insertQuote(tx, { clientId, coin, network, amount: ask.amount, ...ask.quote })
}
