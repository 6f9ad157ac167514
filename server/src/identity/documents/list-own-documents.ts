// The documents' door for a client's own data: everything they sent.

import type { ClientId } from '#kernel/ids.ts'
import type { Tx } from '#server/platform/db.ts'
import type { Document } from './document.ts'
import { listDocumentsOf } from './documents.store.ts'

/** The oldest first, rejected ones too. */
export function listOwnDocuments(tx: Tx, clientId: ClientId): Promise<Document[]> {
  return listDocumentsOf(tx, clientId)
}
