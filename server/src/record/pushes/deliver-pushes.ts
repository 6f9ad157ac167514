// Sends push messages that are due: what waited for one device together is one message. A try is
// taken in a transaction before it is made; if this process dies in the middle, it is made again,
// and the browser shows one of the same tag once.

import type { NoticeWords } from '#contract/public/push-message.ts'
import { later, minute } from '#kernel/time.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db.ts'
import { type Seal, SealBroken } from '#server/platform/seal.ts'
import { subscriptionIn } from './change-devices.ts'
import { postPush, type Subscription } from './push.poster.ts'
import { keptSeconds, messageOf, nextTryAt, outcomeOf, urgencyOf } from './push.ts'
import { deleteDevice } from './push-devices.store.ts'
import { type PushKeys, readPushKeys } from './push-keys.ts'
import { type DueDevice, deletePushes, noteSent, putOff, takeDue } from './pushes.store.ts'

export type PushingDeps = {
  readonly db: Db
  readonly clock: Clock
  readonly seal: Seal
  /** In the language of a device, with what stands before its paths. */
  readonly words: (
    language: string,
  ) => Promise<{ readonly words: NoticeWords; readonly basePath: string }>
  readonly install: () => {
    readonly brand: string
    readonly isSandbox: boolean
    /** Whom a push service writes to: mailto: or https: */
    readonly subject: string
  }
  readonly log: (message: string) => void
}

const devicesAtOnce = 20

/** How many devices something was due for. */
export async function deliverPushes(deps: PushingDeps): Promise<number> {
  const { db, clock, seal } = deps
  const now = clock.now()
  const due = await takeDue(db, { now, againAt: later(now, 2 * minute), most: devicesAtOnce })
  if (due.length === 0) return 0
  const keys = await readPushKeys(db, seal)
  await Promise.all(due.map((device) => deliver(deps, device, keys)))
  return due.length
}

async function deliver(deps: PushingDeps, device: DueDevice, keys: PushKeys): Promise<void> {
  const { db, clock, log } = deps
  const subscription = opened(deps, device)
  const outcome =
    subscription === undefined
      ? 'gone'
      : outcomeOf(await send(deps, { device, subscription, keys }))
  const now = clock.now()
  const ids = device.waiting.map(({ id }) => id)
  const again = outcome === 'again' ? nextTryAt(device.tries, now) : null
  await db
    .transaction(async (tx) => {
      if (outcome === 'gone') return deleteDevice(tx, device.deviceId, device.clientId)
      if (outcome === 'sent') await noteSent(tx, device.deviceId, now)
      if (again === null) await deletePushes(tx, ids)
      else await putOff(tx, ids, again)
    })
    .catch((error: unknown) => {
      // It is sent once more when its time is over: better twice than never.
      log(`what became of a push message was not noted: ${String(error)}`)
    })
}

type Sending = {
  readonly device: DueDevice
  readonly subscription: Subscription
  readonly keys: PushKeys
}

async function send(
  { words, install, log }: PushingDeps,
  { device, subscription, keys }: Sending,
): Promise<number | undefined> {
  const { brand, isSandbox, subject } = install()
  const written = await words(device.language)
  const { showsDetails, waiting } = device
  const message = messageOf(waiting, { ...written, brand, isSandbox, showsDetails })
  const urgency = urgencyOf(waiting.map(({ topic }) => topic))
  const payload = JSON.stringify(message)
  return postPush({ subscription, payload, urgency, keptSeconds, keys, subject }).catch((error) => {
    // Keys that are no keys: as if the device had gone.
    log(`a push message could not be written: ${String(error)}`)
    return 410
  })
}

function opened({ seal, log }: PushingDeps, { deviceId, subscription }: DueDevice) {
  try {
    return subscriptionIn(seal, deviceId, subscription)
  } catch (error) {
    if (!(error instanceof SealBroken)) throw error
    log(`where push messages of device ${deviceId} go does not open`)
    return undefined
  }
}
