// Puts what the sockets of a client are to be told into the outbox, in the transaction of what it
// tells of.

import type { Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import { insertTelling, type Telling } from './tellings.store.ts'

export async function queueTelling(
  tx: Tx,
  telling: Omit<Telling, 'id'>,
  at: Millis,
): Promise<void> {
  if (telling.messages.length > 0) await insertTelling(tx, telling, at)
}
