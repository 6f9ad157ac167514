// Tells a client something in the app, in the transaction of what it tells of: neither is there
// without the other. Sockets of the client hear it once that commits.

import type { Tx } from '#server/platform/db.ts'
import type { NewNotice } from './notice.ts'
import { insertNotice } from './notices.store.ts'

/** The channel of PostgreSQL that says "client id, notice id" at each commit. */
export const noticeChannel = 'notices'

export function tellClient(tx: Tx, notice: NewNotice): Promise<void> {
  return insertNotice(tx, notice, noticeChannel)
}
