// The SQL of the bell: what came in that is no event.

import { present } from '#kernel/assert.ts'
import type { Tx } from '#server/platform/db.ts'
import type { Unrecorded } from './bell.ts'

/** Of messages the last one that waits for an answer. */
export async function loadUnrecorded(tx: Tx): Promise<Unrecorded> {
  const [row] = await tx.rows<Unrecorded>(
    `select (select max(id::bigint) from queued_messages) as message,
            (select changes from last_chats) as chat,
            (select max(id) from noted_gaps) as gap,
            (select max(id) from noted_refusals) as "refusedPrice"`,
  )
  return present(row, 'each of them is null where there is none')
}
