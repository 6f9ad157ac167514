// Breaks that a client took, and the reminder, as they are from now on. Whoever changes one has
// read them all and holds the client's row; the database lets no break become shorter.

import type { ClientId } from '#kernel/ids.ts'
import type { Tx } from '#server/platform/db.ts'
import type { Breaks } from './breaks.reader.ts'
import { updateBreaks } from './clients.store.ts'

export function keepBreaks(tx: Tx, clientId: ClientId, breaks: Breaks): Promise<void> {
  return updateBreaks(tx, clientId, breaks)
}
