// Reminds clients some days before their time to be identified ends: each once, and none whose
// document waits for us.

import type { Db } from '#server/platform/db.ts'
import { type WritingDeps, writeToClient } from '../clients/write-to-client.ts'
import { dueForReminding } from './deadline.ts'
import { claimReminders } from './deadlines.store.ts'
import { identityReminderLetter } from './document-letters.ts'

export type RemindingDeps = WritingDeps & { readonly db: Db }

/** How many were reminded. */
export function remindOfIdentity(deps: RemindingDeps): Promise<number> {
  return deps.db.transaction(async (tx) => {
    const now = deps.clock.now()
    const due = await claimReminders(tx, dueForReminding(now), now)
    for (const { clientId, dueOn } of due) {
      await writeToClient(tx, clientId, (client) => identityReminderLetter(client, { dueOn }), deps)
    }
    return due.length
  })
}
