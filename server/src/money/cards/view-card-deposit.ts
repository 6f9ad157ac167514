// How a payment by card goes on, for a client who closed the page before it was finished: only
// while the provider itself still waits for them.

import type { CardNext } from '#contract/client/cards.ts'
import type { KnownRefusal } from '#contract/refusals.ts'
import type { ClientId } from '#kernel/ids.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Deposit } from '../deposits/deposit.ts'
import { findDeposit } from '../deposits/find-deposit.ts'
import { loadPayment } from './cards.store.ts'
import type { CardDeposit, CardDeps } from './deposit-by-card.ts'

export async function viewCardDeposit(
  deps: CardDeps,
  clientId: ClientId,
  id: string,
): Promise<CardDeposit | KnownRefusal> {
  const deposit = await findDeposit(deps.db, clientId, id)
  if (deposit?.method !== 'card') return refuse('not_found')
  return { deposit, next: await nextOf(deps, deposit) }
}

async function nextOf({ db, provider }: CardDeps, { id, step }: Deposit): Promise<CardNext | null> {
  if (step.state !== 'pending') return null
  const own = await loadPayment(db, id)
  const next = own?.cancelledAt === null ? own.started?.next : undefined
  if (!next || !own?.started || provider?.name !== own.provider) return null
  const payment = await provider.look(own.started.paymentId)
  return payment?.state === 'waiting' ? next : null
}
