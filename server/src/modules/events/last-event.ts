// The events' door for other modules: when something last happened to a client.

import type { ClientId } from '#kernel/ids.ts'
import type { Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import type { EventKind } from './event.ts'
import { loadLastOf } from './events.store.ts'

export function lastEvent(
  tx: Tx,
  clientId: ClientId,
  kinds: readonly EventKind[],
): Promise<Millis | undefined> {
  return loadLastOf(tx, clientId, kinds)
}
