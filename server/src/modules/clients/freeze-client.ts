// Freezes an account: nothing new is opened, asked for or changed until staff has looked at it.
// What is open is settled, and what comes in is credited.

import type { ClientId } from '#kernel/ids.ts'
import type { Tx } from '#server/platform/db.ts'
import { updateToFrozen } from './clients.store.ts'

/** An account that was closed stays closed. */
export function freezeClient(tx: Tx, clientId: ClientId): Promise<void> {
  return updateToFrozen(tx, clientId)
}
