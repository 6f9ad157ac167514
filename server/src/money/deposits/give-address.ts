// A client's own deposit address: made at the first asking, the same ever after, and never shown
// when its row is not as we wrote it. Whoever can write in the database can then keep deposits from
// coming, but cannot have them sent elsewhere.

import { timingSafeEqual } from 'node:crypto'
import type { KnownRefusal } from '#contract/refusals.ts'
import type { Alarm } from '#contract/staff/alarm-texts.ts'
import type { ClientId } from '#kernel/ids.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db.ts'
import type { Seal } from '#server/platform/seal.ts'
import { recordEvent } from '#server/record/events/record-event.ts'
import { deriveAddress } from '../methods/derive-address.ts'
import type { DepositKey } from './account-keys.ts'
import { type DepositAddress, markedText } from './address.ts'
import { insertAddress, loadAddress, lockNextIndex } from './addresses.store.ts'

export type AddressDeps = {
  readonly db: Db
  readonly clock: Clock
  readonly seal: Pick<Seal, 'mark'>
  /** For what staff must see at once. */
  readonly alarm: Alarm
}

export async function giveAddress(
  deps: AddressDeps,
  clientId: ClientId,
  place: DepositKey,
): Promise<DepositAddress | KnownRefusal> {
  const address =
    (await loadAddress(deps.db, clientId, place)) ?? (await makeAddress(deps, clientId, place))
  const derived = deriveAddress(place.key, address.index)
  if (isOurs(deps, address) && derived.address === address.address) return address
  await alarmOf(deps, address)
  return refuse('address_integrity')
}

/** Whether the row is as this install wrote it. */
export function isOurs({ seal }: Pick<AddressDeps, 'seal'>, address: DepositAddress): boolean {
  const mac = seal.mark(markedText(address), use)
  return address.mac.length === mac.length && timingSafeEqual(address.mac, mac)
}

const use = 'deposit address'

function makeAddress(
  { db, clock, seal }: AddressDeps,
  clientId: ClientId,
  { coin, network, keyId, key }: DepositKey,
): Promise<DepositAddress> {
  return db.transaction(async (tx) => {
    const place = { coin, network, keyId }
    const index = await lockNextIndex(tx, place)
    const made = await loadAddress(tx, clientId, place)
    if (made) return made
    const { address } = deriveAddress(key, index)
    const plain = { ...place, index, clientId, address }
    const whole = { ...plain, mac: seal.mark(markedText(plain), use) }
    const now = clock.now()
    await insertAddress(tx, whole, now)
    await recordEvent(tx, {
      at: now,
      clientId,
      actor: 'system',
      kind: 'deposit_address_made',
      details: { coin, network, key: keyId, index },
    })
    return whole
  })
}

export async function alarmOf(
  { db, clock, alarm }: AddressDeps,
  { coin, network, keyId, index, clientId }: DepositAddress,
): Promise<void> {
  alarm({ code: 'address_changed', details: { coin, network, index } })
  await db.transaction((tx) =>
    recordEvent(tx, {
      at: clock.now(),
      clientId,
      actor: 'system',
      kind: 'deposit_address_changed',
      details: { coin, network, key: keyId, index },
    }),
  )
}
