// Remembers the browser that a client signs in on. Whoever signs them in tells of one that was not
// seen before.

import type { ClientId } from '#kernel/ids.ts'
import type { Clock } from '#server/platform/clock.ts'
import { hashOfToken, newToken, newUuid, type Random } from '#server/platform/crypto.ts'
import type { Tx } from '#server/platform/db.ts'
import { findBrowser, hasDevice, insertDevice, touchDevice } from './devices.store.ts'

export type KeptDevice = {
  readonly id: string
  readonly token: string
  /** The first device of a client is no news to them, and not called new. */
  readonly isNew: boolean
}

type Seen = {
  /** The token of a device that is known to be theirs. */
  readonly shown: string | undefined
  /** The token that the browser has, whoever signed in on it. */
  readonly carried: string | undefined
  readonly browser: string
}

/** A browser that somebody else signed in on keeps its number: both had it. */
export async function keepDevice(
  tx: Tx,
  clientId: ClientId,
  { shown, carried, browser }: Seen,
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
  const before = carried === undefined ? undefined : await findBrowser(tx, hashOfToken(carried))
  const nr = before ?? newUuid(at, deps.random)
  const device = { id, hash: hashOfToken(token), clientId, label: browser, browser: nr }
  await insertDevice(tx, device, at)
  return { id, token, isNew }
}
