// A client's own deposit, as it stands; and whose one is.

import { type ClientId, isUuid } from '#kernel/ids.ts'
import type { Tx } from '#server/platform/db.ts'
import type { Deposit } from './deposit.ts'
import { loadDeposit } from './deposits.store.ts'

/** Undefined where it is another's, as where there is none. */
export async function findDeposit(
  tx: Tx,
  clientId: ClientId,
  id: string,
): Promise<Deposit | undefined> {
  const deposit = isUuid(id) ? await loadDeposit(tx, id) : undefined
  return deposit?.clientId === clientId ? deposit : undefined
}

export async function findOwner(tx: Tx, id: string): Promise<ClientId | undefined> {
  return (await loadDeposit(tx, id))?.clientId
}
