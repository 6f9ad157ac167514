// A client's address book. Whatever comes into it is confirmed by a second factor or a mailed code,
// and waits before money leaves to it; the same place in another client's book is flagged.

import type { KnownRefusal } from '#contract/refusals.ts'
import type { ClientId } from '#kernel/ids.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import type { Millis } from '#kernel/time.ts'
import { tell } from '#server/identity/clients/tell-act.ts'
import { newUuid } from '#server/platform/crypto.ts'
import type { Tx } from '#server/platform/db.ts'
import { recordEvent } from '#server/record/events/record-event.ts'
import { type Asked, confirmed, type WithdrawalDeps } from './confirm-deed.ts'
import { type Destination, defaultLabel, destinationsMost, type Place } from './destination.ts'
import {
  findKept,
  flagSharing,
  insertDestination,
  listKept,
  lockPlace,
  removeKept,
  renameDestination,
} from './destinations.store.ts'
import { readAddressOf } from './read-address-of.ts'
import { withdrawalActs } from './withdrawal-acts.ts'

export type NewAddress = Asked & { readonly wallet: string; readonly label: string }

export function addDestination(
  deps: WithdrawalDeps,
  clientId: ClientId,
  { wallet, label, proof }: NewAddress,
): Promise<Destination | KnownRefusal> {
  const { db, clock, settings, install } = deps
  return db.transaction(async (tx) => {
    const now = clock.now()
    const read = await readAddressOf(tx, wallet, { settings: settings(), mode: install.mode })
    if (isRefusal(read)) return read
    const deed = { action: 'payout_address', destination: wallet } as const
    const proven = await confirmed(tx, { clientId, proof, ...deed }, now)
    if (isRefusal(proven)) return proven
    const kept = await keepPlace(tx, deps, { clientId, place: read.place, label, now })
    if (isRefusal(kept)) return kept
    if (kept.isNew) {
      const { addressAdded: act } = withdrawalActs
      await tell(tx, { act, clientId, actor: 'client', at: now, facts: kept }, deps)
    }
    return kept
  })
}

export type Keeping = {
  readonly clientId: ClientId
  readonly place: Place
  /** Undefined: what it is called now, or a name that says what it is. */
  readonly label: string | undefined
  readonly now: Millis
}

/** The place in the client's book, new or as it was. */
export async function keepPlace(
  tx: Tx,
  { random }: Pick<WithdrawalDeps, 'random'>,
  { clientId, place, label, now }: Keeping,
): Promise<(Destination & { readonly isNew: boolean }) | KnownRefusal> {
  await lockPlace(tx, place)
  await flagSharing(tx, clientId, place, now)
  const known = await findKept(tx, clientId, place)
  if (known) {
    if (label !== undefined && label !== known.label) await renameDestination(tx, known.id, label)
    return { ...known, label: label ?? known.label, isNew: false }
  }
  const kept = await listKept(tx, clientId)
  if (kept.length >= destinationsMost) {
    return refuse('destinations_full', { limit: destinationsMost })
  }
  const destination = {
    ...place,
    id: newUuid(now, random),
    label: label ?? defaultLabel(place),
    addedAt: now,
  }
  await insertDestination(tx, clientId, destination)
  return { ...destination, isNew: true }
}

export function removeDestination(
  { db, clock }: Pick<WithdrawalDeps, 'db' | 'clock'>,
  clientId: ClientId,
  id: string,
): Promise<undefined | KnownRefusal> {
  return db.transaction(async (tx) => {
    const now = clock.now()
    const removed = await removeKept(tx, { id, clientId }, now)
    if (!removed) return refuse('not_found')
    await recordEvent(tx, {
      at: now,
      clientId,
      actor: 'client',
      kind: 'payout_address_removed',
      details: { method: removed.method },
    })
    return undefined
  })
}
