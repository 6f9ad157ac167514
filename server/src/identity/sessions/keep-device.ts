// Remembers the browser that a client signs in on. Whoever signs them in tells of one that was not
// seen before.

import type { ClientId } from '#kernel/ids.ts'
import type { Clock } from '#server/platform/clock.ts'
import { hashOfToken, newToken, newUuid, type Random } from '#server/platform/crypto.ts'
import type { Tx } from '#server/platform/db.ts'
import { hasDevice, insertDevice, touchDevice } from './devices.store.ts'

export type KeptDevice = {
  readonly id: string
  readonly token: string
  /** The first device of a client is no news to them, and not called new. */
  readonly isNew: boolean
}

/** `shown` is the token of a device that is known to be theirs. */
export async function keepDevice(
  tx: Tx,
  clientId: ClientId,
  { shown, browser }: { shown: string | undefined; browser: string },
  deps: { readonly clock: Clock; readonly random: Random },
): Promise<KeptDevice> {
  const at = deps.clock.now()
  if (shown !== undefined) {
    const id = await touchDevice(tx, { hash: hashOfToken(shown), label: browser }, at)
    if (id !== undefined) return { id, token: shown, isNew: false }
  }
  const isNew = await hasDevice(tx, clientId)
  const token = newToken(deps.random)
  const id = newUuid(at, deps.random)
  await insertDevice(tx, { id, hash: hashOfToken(token), clientId, label: browser }, at)
  return { id, token, isNew }
}
