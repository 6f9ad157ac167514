// Members of staff who open a document before they decide on it, as the office has them do.

import { keepOpenings, openDocument } from '#server/identity/documents/open-document.ts'
import type { ScreeningDeps } from '#server/identity/screening/screen-client.ts'
import type { Staff } from '#server/install/operators/staff.ts'
import type { Db } from '#server/platform/db.ts'

type Deps = ScreeningDeps & { readonly db: Db }

/** Whoever may not look does not, and is told so again when they decide. */
export async function lookAt({ db, clock, random }: Deps, id: string, by: Staff): Promise<void> {
  const desk = { sessionId: 'a session', documentId: id }
  const reason = 'To decide on it.'
  await openDocument({ db, clock, random, openings: keepOpenings() }, desk, { by, reason })
}
