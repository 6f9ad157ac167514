// How firmly it is known who a client is. Whether a document is being checked is for the documents
// to say.

import type { ClientId } from '#kernel/ids.ts'
import type { Tx } from '#server/platform/db.ts'
import type { Client } from './client.ts'
import type { Hold } from './identity.ts'

export type HoldDeps = {
  /** Whether an identity document of this client waits for a decision. */
  readonly isBeingChecked: (tx: Tx, clientId: ClientId) => Promise<boolean>
}

export async function holdOf(
  tx: Tx,
  { isBeingChecked }: HoldDeps,
  { id, isIdentified }: Pick<Client, 'id' | 'isIdentified'>,
): Promise<Hold> {
  if (isIdentified) return 'identified'
  return (await isBeingChecked(tx, id)) ? 'checked' : 'free'
}
