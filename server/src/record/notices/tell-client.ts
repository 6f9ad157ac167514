// Tells a client something in the app, in the transaction of what it tells of: neither is there
// without the other. Sockets of the client hear it once that commits.

import type { Tx } from '#server/platform/db.ts'
import { queueTelling } from '../tellings/queue-telling.ts'
import { addNotice } from './add-notice.ts'
import type { NewNotice } from './notice.ts'

export async function tellClient(tx: Tx, notice: NewNotice): Promise<void> {
  const { clientId, at } = notice
  await queueTelling(tx, { clientId, messages: [await addNotice(tx, notice)] }, at)
}
