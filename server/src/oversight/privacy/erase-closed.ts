// Five years after an account was closed what tells who its client was is removed. The books keep
// its rows under a number. The pictures of documents and receipts, which nothing names from then
// on, go with the next round of removing stray files.

import type { Millis } from '#kernel/time.ts'
import type { Db } from '#server/platform/db.ts'
import { recordEvent } from '#server/record/events/record-event.ts'
import { eraseClient, listToErase } from './privacy.store.ts'

const batch = 100

/** How many accounts were erased. */
export async function eraseClosed(db: Db, now: Millis): Promise<number> {
  const due = await listToErase(db, now, batch)
  for (const clientId of due) {
    await db.transaction(async (tx) => {
      await eraseClient(tx, clientId, now)
      await recordEvent(tx, {
        at: now,
        clientId,
        actor: 'system',
        kind: 'client_erased',
        details: {},
      })
    })
  }
  return due.length
}
