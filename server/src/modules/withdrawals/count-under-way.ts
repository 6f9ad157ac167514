// The withdrawals' door for the rest: how many of a client's are asked for and not ended.

import type { ClientId } from '#kernel/ids.ts'
import type { Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import { lockAsking, sumRecent } from './withdrawals.store.ts'

/** None is added until the transaction ends. */
export async function countUnderWay(tx: Tx, clientId: ClientId, now: Millis): Promise<number> {
  await lockAsking(tx, clientId)
  return (await sumRecent(tx, { clientId, destination: null }, now)).underWay
}
