// A client gives up a deposit that they asked for and did not pay: while nothing of it was seen on
// the chain, and while the card provider has not taken it. The books are not touched, and what
// comes all the same is credited all the same.

import type { KnownRefusal } from '#contract/refusals.ts'
import { present } from '#kernel/assert.ts'
import type { ClientId } from '#kernel/ids.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import type { Deposit } from './deposit.ts'
import { findDeposit } from './find-deposit.ts'
import { type RejectingDeps, rejectDeposit } from './reject-deposit.ts'

export type CancellingDeps = RejectingDeps & {
  /** Ends the payment of a deposit by card at its provider, and with it the deposit. */
  readonly cancelPayment: (depositId: string) => Promise<KnownRefusal | undefined>
}

export async function cancelDeposit(
  deps: CancellingDeps,
  clientId: ClientId,
  id: string,
): Promise<Deposit | KnownRefusal> {
  const deposit = await findDeposit(deps.db, clientId, id)
  if (!deposit) return refuse('not_found')
  if (deposit.step.outcome === 'cancelled') return deposit
  if (deposit.step.state !== 'pending') {
    return refuse('deposit_ended', { status: deposit.step.state })
  }
  if (deposit.arrival) return refuse('deposit_under_way')
  const refusal =
    deposit.method === 'card' ? await deps.cancelPayment(id) : await giveUp(deps, deposit)
  if (refusal) return refusal
  return present(await findDeposit(deps.db, clientId, id), 'a deposit that was given up is there')
}

async function giveUp(deps: CancellingDeps, { id }: Deposit): Promise<KnownRefusal | undefined> {
  const rejection = { outcome: 'cancelled', reason: { code: 'coins_cancelled' } } as const
  const done = await rejectDeposit(deps, id, rejection)
  // Its payment was seen just now.
  return isRefusal(done) ? refuse('deposit_under_way') : undefined
}
