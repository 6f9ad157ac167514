// A client has a browser forgotten: the next sign-in on it is one on a new device, of which they
// hear. Sessions that began on it go on.

import type { ClientId } from '#kernel/ids.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db.ts'
import { recordEvent } from '#server/record/events/record-event.ts'
import { deleteDevice } from './devices.store.ts'

/** False where it is not theirs. */
export function forgetDevice(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  clientId: ClientId,
  id: string,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const browser = await deleteDevice(tx, { id, clientId })
    if (browser === undefined) return false
    await recordEvent(tx, {
      at: clock.now(),
      clientId,
      actor: 'client',
      kind: 'device_forgotten',
      details: { browser },
    })
    return true
  })
}
