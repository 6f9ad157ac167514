// The cards' door for corrections: whether the provider says that a dispute was won.

import type { Tx } from '#server/platform/db.ts'
import type { CardProvider } from './card-provider.ts'
import { loadPayment } from './cards.store.ts'

/** The payment by which it was won; undefined where it was not, or the provider is another one. */
export async function findWonDispute(
  tx: Tx,
  provider: Pick<CardProvider, 'name' | 'isDisputeWon'> | undefined,
  depositId: string,
): Promise<string | undefined> {
  const payment = await loadPayment(tx, depositId)
  const id = payment?.started?.paymentId
  if (!provider || payment?.provider !== provider.name || id === undefined) return undefined
  return (await provider.isDisputeWon(id)) ? `${provider.name}:${id}` : undefined
}
