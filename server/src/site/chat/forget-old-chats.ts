// Conversations are kept for two years after the last thing happened in them.

import { later, type Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import { deleteConversationsBefore } from './chat.store.ts'
import { keptMs } from './chat.ts'

export function forgetOldChats(tx: Tx, now: Millis): Promise<void> {
  return deleteConversationsBefore(tx, later(now, -keptMs))
}
