// What keeps a client from any deposit, whatever they want to pay with, and from one of this size.

import { depositMost } from '#contract/client/deposits.ts'
import type { KnownRefusal } from '#contract/refusals.ts'
import type { ClientId } from '#kernel/ids.ts'
import { dollars, isLess, type Usd } from '#kernel/money.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Millis } from '#kernel/time.ts'
import { findClient } from '#server/identity/clients/find-client.ts'
import { refuseDeposit, refuseDepositOnBreak } from '#server/identity/limits/refuse-deposit.ts'
import type { Tx } from '#server/platform/db.ts'
import type { OfferDeps } from './deposit-offer.ts'
import { depositUse } from './deposit-use.ts'

export type CheckingDeposits = Pick<OfferDeps, 'isOpen' | 'serves'>

export async function refuseStanding(
  { isOpen, serves }: CheckingDeposits,
  tx: Tx,
  clientId: ClientId,
  now: Millis,
): Promise<KnownRefusal | undefined> {
  const client = await findClient(tx, clientId)
  if (client.state === 'closed') return refuse('account_closed')
  if (client.state === 'frozen') return refuse('account_frozen')
  const onBreak = await refuseDepositOnBreak(tx, clientId, now)
  if (onBreak) return onBreak
  if (client.country !== null && !serves(client.country)) return refuse('country_closed')
  if (!(await isOpen())) return refuse('deposits_closed')
  return client.emailConfirmedAt === null ? refuse('deposit_needs_email') : undefined
}

/** As if the smallest deposit there is was asked for. */
export async function refuseAnyDeposit(
  deps: CheckingDeposits,
  tx: Tx,
  clientId: ClientId,
  now: Millis,
): Promise<KnownRefusal | undefined> {
  const paidInOf = () => depositUse(tx, clientId, now)
  const least = { clientId, amount: dollars(1), now, paidInOf }
  return (await refuseStanding(deps, tx, clientId, now)) ?? (await refuseDeposit(tx, least))
}

export function refuseAmount(amount: Usd, least: number): KnownRefusal | undefined {
  if (isLess(amount, dollars(least))) return refuse('deposit_too_small', { limit: least })
  if (isLess(dollars(depositMost), amount)) {
    return refuse('deposit_too_large', { limit: depositMost })
  }
  return undefined
}
