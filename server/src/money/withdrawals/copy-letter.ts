// The letter that a withdrawal was paid, once more: for a client who has lost it.

import { type ClientId, isUuid } from '#kernel/ids.ts'
import { type WritingDeps, writeToClient } from '#server/identity/clients/write-to-client.ts'
import type { Tx } from '#server/platform/db.ts'
import type { Withdrawal } from './withdrawal.ts'
import { paidLetter } from './withdrawal-letters.ts'
import { listOf, loadWithdrawal } from './withdrawals.store.ts'

/** Those of the client's newest withdrawals that are paid; the newest first. */
export async function listPaid(tx: Tx, clientId: ClientId, limit: number): Promise<Withdrawal[]> {
  const newest = await listOf(tx, clientId, { after: undefined, limit })
  return newest.filter((one) => referenceOf(one) !== null)
}

function referenceOf({ steps }: Withdrawal): string | null {
  return steps.find(({ state }) => state === 'paid')?.reference ?? null
}

/** False where there is no such letter. */
export async function copyPaidLetter(
  tx: Tx,
  clientId: ClientId,
  id: string,
  deps: WritingDeps,
): Promise<boolean> {
  const found = isUuid(id) ? await loadWithdrawal(tx, id) : undefined
  const reference = found?.clientId === clientId ? referenceOf(found) : null
  if (!found || reference === null) return false
  await writeToClient(tx, clientId, (client) => paidLetter(client, { ...found, reference }), deps)
  return true
}
