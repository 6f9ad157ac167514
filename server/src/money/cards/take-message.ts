// A provider's message says that something happened to a payment. Whoever else might have written
// it is refused; then the provider's own books are asked, and what they say is done, once.

import type { KnownRefusal } from '#contract/refusals.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { creditCharge } from '../deposits/credit-charge.ts'
import { type Rejection, rejectDeposit } from '../deposits/reject-deposit.ts'
import { reverseCharge } from '../deposits/reverse-deposit.ts'
import { keepDisputes } from '../disputes/keep-disputes.ts'
import { mayHaveBeen } from './card.ts'
import type {
  CardEvent,
  CardMessage,
  CardProvider,
  Payment,
  ProviderName,
} from './card-provider.ts'
import {
  type CardPayment,
  insertDecline,
  insertEvent,
  isEventKnown,
  loadPayment,
  saveCardMark,
} from './cards.store.ts'
import type { CardDeps } from './deposit-by-card.ts'

export async function takeMessage(
  deps: CardDeps,
  message: CardMessage,
): Promise<'done' | KnownRefusal> {
  const { db, clock, provider } = deps
  if (!provider) return refuse('not_found')
  const event = await provider.readEvent(message)
  if (event === 'forged') return refuse('webhook_forged')
  if (event === 'other') return 'done'
  if (await isEventKnown(db, provider.name, event.eventId)) return 'done'
  const payment = await provider.look(event.paymentId)
  if (!payment || !isTrue(event, payment)) {
    deps.alarm({ code: 'card_message', details: { provider: provider.name } })
    return refuse('webhook_forged')
  }
  const refusal = await applyPayment(deps, provider, payment, event.declineId)
  if (refusal) return refusal
  await insertEvent(db, provider.name, event.eventId, clock.now())
  return 'done'
}

function isTrue({ told }: CardEvent, payment: Payment): boolean {
  return (
    (told.amount === undefined || told.amount === payment.amount) &&
    (told.currency === undefined || told.currency === payment.currency) &&
    (told.state === undefined || mayHaveBeen(told.state, payment.state))
  )
}

/** Does what the provider's books say of a payment; done before, it changes nothing. */
export async function applyPayment(
  deps: CardDeps,
  provider: CardProvider,
  payment: Payment,
  declineId?: string,
): Promise<KnownRefusal | undefined> {
  const { depositId, state, paymentId, cardFingerprint } = payment
  const { name } = provider
  const own = await loadPayment(deps.db, depositId)
  const isOurs = own?.provider === name && payment.currency === 'usd'
  if (!isOurs || (own.started && own.started.paymentId !== paymentId)) {
    const details = { payment: paymentId, provider: name }
    deps.alarm({ code: 'card_payment_unknown', details })
    return refuse('webhook_forged')
  }
  const tried = declineId ?? (state === 'declined' ? paymentId : undefined)
  if (tried !== undefined) {
    const decline = { provider: name, declineId: tried, depositId }
    await insertDecline(deps.db, decline, deps.clock.now())
  }
  if (cardFingerprint !== null) {
    const mark = deps.seal.mark(`${name}:${cardFingerprint}`, 'card fingerprint')
    await saveCardMark(deps.db, depositId, mark)
  }
  const refusal = await book(deps, name, own, payment)
  if (refusal) {
    const details = { payment: paymentId, refusal: refusal.refused }
    deps.alarm({ code: 'card_payment_unbooked', details })
  }
  return refusal
}

async function book(
  deps: CardDeps,
  name: ProviderName,
  own: CardPayment,
  payment: Payment,
): Promise<KnownRefusal | undefined> {
  const { depositId, state, amount, paymentId, disputes } = payment
  if (state === 'waiting') return undefined
  if (state === 'declined' || state === 'expired') {
    const rejected = await rejectDeposit(deps, depositId, rejectionOf(own, payment))
    return isRefusal(rejected) ? rejected : undefined
  }
  const chargeId = `${name}:${paymentId}`
  const credited = await creditCharge(deps, { depositId, amount, chargeId })
  if (isRefusal(credited)) return credited
  const told = disputes.map((one) => ({ ...one, disputeId: `${name}:${one.disputeId}` }))
  await keepDisputes(deps, depositId, told)
  if (state === 'paid') return undefined
  const disputeIds = told.flatMap((one) => (one.state === 'won' ? [] : [one.disputeId]))
  const reversed = await reverseCharge(deps, { chargeId, disputeIds })
  return isRefusal(reversed) ? reversed : undefined
}

function rejectionOf({ cancelledAt }: CardPayment, { state, reason }: Payment): Rejection {
  if (state !== 'expired') {
    return { outcome: 'declined', reason: { code: reason ?? 'declined' } }
  }
  if (cancelledAt !== null) return { outcome: 'cancelled', reason: { code: 'card_cancelled' } }
  return { outcome: 'expired', reason: { code: 'card_unfinished' } }
}
