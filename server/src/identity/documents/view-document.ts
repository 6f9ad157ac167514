// How a client's verification stands, as they see it.

import type { DocumentView } from '#contract/client/documents.ts'
import { routes } from '#contract/routes.ts'
import type { ClientId } from '#kernel/ids.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Tx } from '#server/platform/db.ts'
import { isOverdue } from './deadline.ts'
import { loadDeadline } from './deadlines.store.ts'
import { statusOf } from './document.ts'
import { loadLastDocument } from './documents.store.ts'

export async function viewDocument(
  { db, clock }: { readonly db: Tx; readonly clock: Clock },
  clientId: ClientId,
): Promise<DocumentView> {
  const document = await loadLastDocument(db, clientId)
  const deadline = await loadDeadline(db, clientId)
  return {
    status: statusOf(document),
    method: document?.method ?? null,
    id_file_url: document ? `/api${routes.documentFile.path}` : null,
    reason: document?.reason ?? null,
    due_on: deadline?.dueOn ?? null,
    is_overdue: deadline !== undefined && isOverdue(deadline, document?.status, clock.now()),
  }
}
