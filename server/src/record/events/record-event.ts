// Adds an event to the chain, in the transaction of what it tells of: neither is there without the
// other.

import type { Tx } from '#server/platform/db.ts'
import type { Event } from './event.ts'
import { insertEvent, lockLastEvent } from './events.store.ts'
import { chainStart, hashOf } from './hash-event.ts'

/** To be called last in its transaction: until the commit no other event can be added. */
export async function recordEvent(tx: Tx, event: Event): Promise<void> {
  const last = await lockLastEvent(tx)
  const link = {
    ...event,
    nr: (last?.nr ?? 0n) + 1n,
    details: JSON.stringify(event.details),
    previous: last?.hash ?? chainStart,
  }
  await insertEvent(tx, { ...link, hash: hashOf(link) })
}
