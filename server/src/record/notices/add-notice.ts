// A notice stands in the app of its client, in the transaction of what it tells of; what its
// sockets are to be told of that is handed back.

import type { PrivateMessage } from '#contract/client/stream.ts'
import type { Tx } from '#server/platform/db.ts'
import type { NewNotice } from './notice.ts'
import { insertNotice } from './notices.store.ts'

export async function addNotice(tx: Tx, notice: NewNotice): Promise<PrivateMessage> {
  const id = await insertNotice(tx, notice)
  return { type: 'notice', id: String(id), kind: notice.kind }
}
