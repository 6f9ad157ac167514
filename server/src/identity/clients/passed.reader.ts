// The SQL of since when a client has passed the questions before live trading.

import { present } from '#kernel/assert.ts'
import type { ClientId } from '#kernel/ids.ts'
import type { Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'

type PassedRow = { appropriate_at: Millis | null }

export async function loadPassedAt(tx: Tx, clientId: ClientId): Promise<Millis | null> {
  const rows = await tx.rows<PassedRow>('select appropriate_at from clients where id = $1', [
    clientId,
  ])
  return present(rows[0], 'a known client exists').appropriate_at
}

/** As above; nobody else changes the client until the transaction ends. */
export async function lockPassedAt(tx: Tx, clientId: ClientId): Promise<Millis | null> {
  const rows = await tx.rows<PassedRow>(
    'select appropriate_at from clients where id = $1 for no key update',
    [clientId],
  )
  return present(rows[0], 'a signed-in client exists').appropriate_at
}
