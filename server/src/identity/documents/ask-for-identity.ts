// Asks a client to show who they are, once: the clock of their ten working days starts.

import type { ClientId } from '#kernel/ids.ts'
import type { Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import { dueOn } from './deadline.ts'
import { insertDeadline, loadDeadline } from './deadlines.store.ts'

/** The last day, for whoever is not identified; the letter of the caller says it. */
export async function askForIdentity(
  tx: Tx,
  clientId: ClientId,
  now: Millis,
): Promise<string | null> {
  await insertDeadline(tx, clientId, { askedAt: now, dueOn: dueOn(now) })
  return (await loadDeadline(tx, clientId))?.dueOn ?? null
}
