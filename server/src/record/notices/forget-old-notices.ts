// Notices are forgotten after a year: what happened stays in the books and in the event chain.

import type { Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import { forgottenBefore } from './notice.ts'
import { deleteNoticesBefore } from './notices.store.ts'

export function forgetOldNotices(tx: Tx, now: Millis): Promise<void> {
  return deleteNoticesBefore(tx, forgottenBefore(now))
}
