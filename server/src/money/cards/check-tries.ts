// Keeps people from trying out cards here: after a few that were declined there is a pause, for who
// tried. Their network pauses only where many were declined: it may be a whole campus.

import type { KnownRefusal } from '#contract/refusals.ts'
import type { ClientId } from '#kernel/ids.ts'
import { refuse } from '#kernel/refusal.ts'
import { day, hour, iso, later, type Millis, millis, second } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import { networkOf } from '#server/platform/network.ts'
import type { Seal } from '#server/platform/seal.ts'
import { declinesMost, givenUpAfterMs, underWayMost } from './card.ts'
import { countUnderWay, listDeclinedClients, listDeclines } from './cards.store.ts'

export type Trier = {
  readonly clientId: ClientId
  readonly networkMark: Uint8Array
}

/** Says the same of the same network, and to nobody else which it was. */
export function markOf(seal: Pick<Seal, 'mark'>, ip: string): Buffer {
  return seal.mark(networkOf(ip), 'card network')
}

export async function refuseTries(
  tx: Tx,
  { clientId, networkMark }: Trier,
  now: Millis,
): Promise<KnownRefusal | undefined> {
  const own = await listDeclines(tx, clientId, later(now, -day))
  const ofHour = own.filter((at) => at > later(now, -hour))
  const near = await listDeclinedClients(tx, networkMark, later(now, -day))
  const waits = [
    waitUntil(ofHour, declinesMost.hour, hour),
    waitUntil(own, declinesMost.day, day),
    waitUntil(near, declinesMost.clientsOfNetwork, day),
  ].filter((wait) => wait !== undefined)
  if (waits.length === 0) return undefined
  const until = Math.max(...waits)
  const seconds = Math.ceil((until - now) / second)
  return refuse('cards_declined', { until: iso(millis(until)), seconds })
}

/** To be asked under the client's lock, in the transaction that writes the new one down. */
export async function refuseUnderWay(
  tx: Tx,
  clientId: ClientId,
  now: Millis,
): Promise<KnownRefusal | undefined> {
  const count = await countUnderWay(tx, clientId, later(now, -givenUpAfterMs))
  return count < underWayMost ? undefined : refuse('deposits_waiting', { limit: underWayMost })
}

/** Until one of the newest `most` is old enough. */
function waitUntil(times: readonly Millis[], most: number, windowMs: number): Millis | undefined {
  const oldest = times.at(-most)
  return oldest === undefined ? undefined : later(oldest, windowMs)
}
