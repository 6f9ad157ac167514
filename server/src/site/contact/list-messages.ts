// What visitors wrote, for staff: the newest first.

import type { Tx } from '#server/platform/db.ts'
import { loadMessages } from './contact.store.ts'
import type { StoredMessage } from './contact.ts'

export function listMessages(tx: Tx, most: number): Promise<StoredMessage[]> {
  return loadMessages(tx, most)
}
