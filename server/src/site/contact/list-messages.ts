// What visitors wrote, for staff: the newest first, and what waits.

import type { Tx } from '#server/platform/db.ts'
import { loadMessages } from './contact.store.ts'
import type { HandledMessage, StoredMessage } from './contact.ts'
import { listOpen } from './handling.store.ts'

export function listMessages(tx: Tx, most: number): Promise<StoredMessage[]> {
  return loadMessages(tx, most)
}

/** Those that wait for an answer. */
export function listOpenMessages(tx: Tx): Promise<HandledMessage[]> {
  return listOpen(tx)
}
