// The withdrawals' door for the rest: how many of a client's are asked for and not ended.

import type { ClientId } from '#kernel/ids.ts'
import type { Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import { sumRecent } from './withdrawals.store.ts'

/** None is added while the client is held: who asks holds the client too. */
export async function countUnderWay(tx: Tx, clientId: ClientId, now: Millis): Promise<number> {
  return (await sumRecent(tx, { clientId, destination: null }, now)).underWay
}
