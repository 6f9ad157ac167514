// The SQL of who came by whom.

import type { ClientId } from '#kernel/ids.ts'
import type { Tx } from '#server/platform/db.ts'

/**
 * How many came by this client's code. Those who never confirmed their address do not count: they
 * may be nobody, and the count must not tell who is a client here.
 */
export async function countReferred(tx: Tx, id: ClientId): Promise<number> {
  const [row] = await tx.rows<{ count: number }>(
    `select count(*)::int as count from clients
      where referred_by = $1 and email_confirmed_at is not null`,
    [id],
  )
  return row?.count ?? 0
}

export async function loadReferrer(tx: Tx, id: ClientId): Promise<ClientId | null> {
  const [row] = await tx.rows<{ referred_by: bigint | null }>(
    'select referred_by from clients where id = $1',
    [id],
  )
  return (row?.referred_by ?? null) as ClientId | null
}
