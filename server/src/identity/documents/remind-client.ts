// Staff remind one client that they were asked to show who they are, as the program does by itself
// some days before their time ends.

import type { ClientId } from '#kernel/ids.ts'
import type { Tx } from '#server/platform/db.ts'
import { type WritingDeps, writeToClient } from '../clients/write-to-client.ts'
import { loadDeadline } from './deadlines.store.ts'
import { identityReminderLetter } from './document-letters.ts'

/** When a client was asked; undefined for who was not, or is identified. */
export const findDeadline = loadDeadline

/** False where there is nothing to remind of. */
export async function remindClient(
  tx: Tx,
  clientId: ClientId,
  deps: WritingDeps,
): Promise<boolean> {
  const deadline = await loadDeadline(tx, clientId)
  if (!deadline) return false
  const { dueOn } = deadline
  await writeToClient(tx, clientId, (client) => identityReminderLetter(client, { dueOn }), deps)
  return true
}
