// The sessions' door for staff: on what a client was signed in when something was asked for.

import type { ClientId } from '#kernel/ids.ts'
import type { Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import { deviceOf, deviceText } from '#server/platform/device.ts'
import { listSessionsAt } from './devices.store.ts'

export type DeviceAt = {
  readonly device: string
  readonly signedInAt: Millis
  /** Null: the browser is not kept as a known one, or was forgotten since. */
  readonly knownSince: Millis | null
}

/** The newest session first. */
export async function findDevicesAt(tx: Tx, clientId: ClientId, at: Millis): Promise<DeviceAt[]> {
  const found = await listSessionsAt(tx, clientId, at)
  return found.map(({ userAgent, startedAt, knownSince }) => ({
    device: deviceText(deviceOf(userAgent)),
    signedInAt: startedAt,
    knownSince,
  }))
}
