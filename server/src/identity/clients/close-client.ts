// The clients' door for closing an account: from the commit on nobody signs in to it or trades.

import type { ClientId } from '#kernel/ids.ts'
import type { Tx } from '#server/platform/db.ts'
import { lockClient, updateState } from './clients.store.ts'

/** False, and nothing done, when it is closed already. Nobody else changes the client meanwhile. */
export async function closeClient(tx: Tx, clientId: ClientId): Promise<boolean> {
  const client = await lockClient(tx, clientId)
  if (!client || client.state === 'closed') return false
  await updateState(tx, clientId, 'closed')
  return true
}
