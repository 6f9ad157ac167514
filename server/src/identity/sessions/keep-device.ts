// Remembers the browser that a client signs in on. They hear of one that was not seen before.

import type { ClientId } from '#kernel/ids.ts'
import { hashOfToken, newToken, newUuid } from '#server/platform/crypto.ts'
import type { Tx } from '#server/platform/db.ts'
import { type WritingDeps, writeToClient } from '../clients/write-to-client.ts'
import { hasDevice, insertDevice, touchDevice } from './devices.store.ts'
import { newDeviceLetter } from './session-letters.ts'

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
  deps: WritingDeps,
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
  const letter = { browser, at }
  if (isNew) await writeToClient(tx, clientId, (client) => newDeviceLetter(client, letter), deps)
  return { id, token, isNew }
}
