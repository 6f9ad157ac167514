// Adds an event to its chain, in the transaction of what it tells of: neither is there without the
// other.

import type { Tx } from '#server/platform/db.ts'
import { chainOf, type Event } from './event.ts'
import { insertEvent, lockHead } from './events.store.ts'
import { chainStart, hashOf } from './hash-event.ts'
import { withActing } from './note-acting.ts'

/** Until the commit no other event of the same client, or of the install, can be added. */
export async function recordEvent(tx: Tx, event: Event): Promise<void> {
  const chain = chainOf(event)
  const head = await lockHead(tx, chain, chainStart)
  const link = {
    ...event,
    nr: head.nr + 1n,
    details: JSON.stringify(withActing(tx, event)),
    previous: head.hash,
  }
  await insertEvent(tx, { ...link, chain, hash: hashOf(link) })
}
