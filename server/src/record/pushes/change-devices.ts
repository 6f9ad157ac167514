// A client has push messages sent to a browser, or no longer.

import { type NewPushDevice, pushDevicesMost } from '#contract/client/notice-choices.ts'
import type { KnownRefusal } from '#contract/refusals.ts'
import type { ClientId, SessionId } from '#kernel/ids.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Clock } from '#server/platform/clock.ts'
import { hashOfToken, newUuid, type Random } from '#server/platform/crypto.ts'
import type { Db } from '#server/platform/db.ts'
import type { Seal } from '#server/platform/seal.ts'
import type { Subscription } from './push.poster.ts'
import { testKind } from './push.ts'
import { listDevices, saveDevice } from './push-devices.store.ts'
import { isPushService } from './push-services.ts'
import { insertPushes } from './pushes.store.ts'

export type DeviceDeps = {
  readonly db: Db
  readonly clock: Clock
  readonly random: Random
  readonly seal: Seal
  /** Of a push service on this machine, for trials of a sandbox. */
  readonly nearService: string | null
}

type Adding = {
  readonly clientId: ClientId
  readonly sessionId: SessionId
  readonly device: NewPushDevice
  readonly name: string
}

/** A browser that is added again keeps its place among the most there may be. */
export async function addDevice(
  { db, clock, random, seal, nearService }: DeviceDeps,
  { clientId, sessionId, device, name }: Adding,
): Promise<KnownRefusal | undefined> {
  const { endpoint, p256dh, auth, language } = device
  if (!isPushService(endpoint, nearService)) return refuse('push_service_unknown')
  const madeAt = clock.now()
  const id = newUuid(madeAt, random)
  const subscription: Subscription = { endpoint, keys: { p256dh, auth } }
  return db.transaction<KnownRefusal | undefined>(async (tx) => {
    await saveDevice(tx, {
      id,
      clientId,
      sessionId,
      name,
      language,
      madeAt,
      endpointHash: hashOfToken(endpoint),
      subscription: seal.seal(Buffer.from(JSON.stringify(subscription)), placeOf(id)),
    })
    const all = await listDevices(tx, clientId)
    return all.length > pushDevicesMost
      ? refuse('push_devices_most', { most: pushDevicesMost })
      : undefined
  })
}

export function subscriptionIn(seal: Seal, deviceId: string, sealed: Buffer): Subscription {
  return JSON.parse(seal.unseal(sealed, placeOf(deviceId)).toString())
}

/** Sent at once, also in quiet hours: somebody waits for it. */
export async function tryDevice(
  { db, clock }: Pick<DeviceDeps, 'db' | 'clock'>,
  clientId: ClientId,
  id: string,
): Promise<KnownRefusal | undefined> {
  const known = await listDevices(db, clientId)
  if (!known.some((device) => device.id === id)) return refuse('not_found')
  const at = clock.now()
  const push = { clientId, topic: 'security', kind: testKind, details: {}, at, dueAt: at } as const
  await insertPushes(db, push, id)
  return undefined
}

function placeOf(deviceId: string): string {
  return `push device ${deviceId}`
}
