// A notice stands in the app of its client, in the transaction of what it tells of; what its
// sockets are to be told of that is handed back.

import type { PrivateMessage } from '#contract/client/stream.ts'
import type { Tx } from '#server/platform/db.ts'
import type { NewNotice } from './notice.ts'
import { insertNotice } from './notices.store.ts'

export async function addNotice(tx: Tx, notice: NewNotice): Promise<PrivateMessage> {
  const id = await insertNotice(tx, notice, true)
  return { type: 'notice', id: String(id), kind: notice.kind }
}

/** Kept for a digest alone: the client has turned its topic off in the bell. */
export async function keepForDigest(tx: Tx, notice: NewNotice): Promise<void> {
  await insertNotice(tx, notice, false)
}
