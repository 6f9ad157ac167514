// Messages to support are kept for two years.

import { later, type Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import { deleteMessagesBefore } from './contact.store.ts'
import { keptMs } from './contact.ts'

export function forgetOldMessages(tx: Tx, now: Millis): Promise<void> {
  return deleteMessagesBefore(tx, later(now, -keptMs))
}
