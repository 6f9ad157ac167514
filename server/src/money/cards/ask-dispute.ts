// The cards' door for corrections: whether the provider has the money of a deposit again.

import type { Tx } from '#server/platform/db.ts'
import type { CardProvider } from './card-provider.ts'
import { loadPayment } from './cards.store.ts'

/** Its payment, once every dispute of it was won; undefined too where the provider is another. */
export async function findPaidAgain(
  tx: Tx,
  provider: Pick<CardProvider, 'name' | 'look'> | undefined,
  depositId: string,
): Promise<string | undefined> {
  const own = await loadPayment(tx, depositId)
  const id = own?.started?.paymentId
  if (!provider || own?.provider !== provider.name || id === undefined) return undefined
  const payment = await provider.look(id)
  return payment?.state === 'paid' ? `${provider.name}:${id}` : undefined
}
