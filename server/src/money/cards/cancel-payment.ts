// A client gives up a payment by card. It is noted, then the provider is asked to end it; what its
// books say after that is done. Where it does not answer now, it is asked again until it does.

import type { KnownRefusal } from '#contract/refusals.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { rejectDeposit } from '../deposits/reject-deposit.ts'
import { loadPayment, markCancelled } from './cards.store.ts'
import type { CardDeps } from './deposit-by-card.ts'
import { applyPayment } from './take-message.ts'

export async function cancelPayment(
  deps: CardDeps,
  depositId: string,
): Promise<KnownRefusal | undefined> {
  const { db, clock, provider } = deps
  const own = await loadPayment(db, depositId)
  if (!own?.started) {
    // The server ended between asking and starting: nobody has paid anything.
    const rejection = { outcome: 'cancelled', reason: { code: 'card_cancelled' } } as const
    const done = await rejectDeposit(deps, depositId, rejection)
    return isRefusal(done) ? done : undefined
  }
  if (provider?.name !== own.provider) return refuse('cards_closed')
  await markCancelled(db, depositId, clock.now())
  await provider.cancel(own.started.paymentId)
  const payment = await provider.look(own.started.paymentId)
  if (!payment) return refuse('deposit_under_way')
  const refusal = await applyPayment(deps, provider, payment)
  if (refusal) return refusal
  if (payment.state === 'expired') return undefined
  return payment.state === 'declined'
    ? refuse('deposit_ended', { status: payment.state })
    : refuse('deposit_under_way')
}
