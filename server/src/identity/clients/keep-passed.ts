// A client has passed the questions before live trading: once, and for good.

import type { ClientId } from '#kernel/ids.ts'
import type { Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import { updatePassedAt } from './clients.store.ts'

export function keepPassed(tx: Tx, clientId: ClientId, at: Millis): Promise<void> {
  return updatePassedAt(tx, clientId, at)
}
