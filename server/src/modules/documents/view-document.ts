// How a client's verification stands, as they see it.

import type { DocumentView } from '#contract/documents.ts'
import { routes } from '#contract/routes.ts'
import type { ClientId } from '#kernel/ids.ts'
import type { Tx } from '#server/platform/db.ts'
import { statusOf } from './document.ts'
import { loadLastDocument } from './documents.store.ts'

export async function viewDocument(tx: Tx, clientId: ClientId): Promise<DocumentView> {
  const document = await loadLastDocument(tx, clientId)
  return {
    status: statusOf(document),
    method: document?.method ?? null,
    id_file_url: document ? `/api${routes.documentFile.path}` : null,
    reason: document?.reason ?? null,
  }
}
