// The SQL of the bell: what came in that is no event.

import type { Tx } from '#server/platform/db.ts'

/** The number of the last message that waits for an answer; null: none does. */
export async function loadLastMessage(tx: Tx): Promise<bigint | null> {
  const [row] = await tx.rows<{ last: bigint | null }>(
    'select max(id::bigint) as last from queued_messages',
  )
  return row?.last ?? null
}
