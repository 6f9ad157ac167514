// The SQL of registrations that are under way.

import type { ClientId } from '#kernel/ids.ts'
import { iso, type Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'

export type Registration = {
  /** Null where the address was known already: it looks the same and leads nowhere. */
  readonly clientId: ClientId | null
}

/**
 * The registration of this session, while it lasts; its steps are counted by those who offer them.
 */
export async function loadRegistration(
  tx: Tx,
  sessionHash: Buffer,
  now: Millis,
): Promise<Registration | undefined> {
  const [row] = await tx.rows<{ client_id: ClientId | null }>(
    `select client_id from links
      where hash = $1 and purpose = 'registration' and replaced_at is null and expires_at > $2`,
    [sessionHash, iso(now)],
  )
  return row && { clientId: row.client_id }
}
