// Whether a password that was right a moment ago still is: it may have been changed meanwhile, and
// whoever knows only the old one must not get in.

import type { ClientId } from '#kernel/ids.ts'
import type { Tx } from '#server/platform/db.ts'
import { holdPasswordHash } from './clients.store.ts'

/** If so, nobody changes it until the transaction ends. */
export function holdPassword(tx: Tx, clientId: ClientId, hash: string): Promise<boolean> {
  return holdPasswordHash(tx, clientId, hash)
}
