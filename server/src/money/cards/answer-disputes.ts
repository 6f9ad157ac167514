// The cards' door for disputes: the provider is told by its own numbers of those that are its own,
// and its books are looked up again for disputes on which it has not decided.

import { listToLookUp } from '../disputes/answer-dispute.ts'
import type { DisputeDesk } from '../disputes/dispute.ts'
import type { CardProvider } from './card-provider.ts'
import { loadPayment } from './cards.store.ts'
import type { CardDeps } from './deposit-by-card.ts'
import { applyPayment } from './take-message.ts'

export function deskOf({ name, disputes }: CardProvider): DisputeDesk {
  const own = (disputeId: string) =>
    disputeId.startsWith(`${name}:`) ? disputeId.slice(name.length + 1) : undefined
  return {
    answer: async (disputeId, text) => {
      const id = own(disputeId)
      return id !== undefined && disputes.answer(id, text)
    },
    accept: async (disputeId) => {
      const id = own(disputeId)
      return id !== undefined && disputes.accept(id)
    },
  }
}

/** Messages get lost, also those of how a dispute ended. */
export async function checkDisputes(deps: CardDeps): Promise<void> {
  const { db, provider } = deps
  if (!provider) return
  for (const depositId of await listToLookUp(db)) {
    const own = await loadPayment(db, depositId)
    const paymentId = own?.provider === provider.name ? own.started?.paymentId : undefined
    const payment = paymentId === undefined ? undefined : await provider.look(paymentId)
    if (payment) await applyPayment(deps, provider, payment)
  }
}
