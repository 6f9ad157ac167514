// The documents' word for other modules: whether staff are to compare one with what the client
// told.

import type { ClientId } from '#kernel/ids.ts'
import type { Tx } from '#server/platform/db.ts'
import { loadLastDocument } from './documents.store.ts'

export async function isBeingChecked(tx: Tx, clientId: ClientId): Promise<boolean> {
  return (await loadLastDocument(tx, clientId))?.status === 'pending'
}
