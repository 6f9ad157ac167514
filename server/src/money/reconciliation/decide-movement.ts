// A noted movement is confirmed by somebody else than who noted it, or dropped by anybody who works
// here. Neither is taken back.

import type { KnownRefusal } from '#contract/refusals.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { admitStaff } from '#server/install/operators/admit-staff.ts'
import type { Staff } from '#server/install/operators/staff.ts'
import { recordEvent } from '#server/record/events/record-event.ts'
import {
  loadMovement,
  loadMovements,
  loadPage,
  lockMovement,
  saveConfirmed,
  saveDropped,
} from './custody.store.ts'
import { type Movement, stateOf } from './custody.ts'
import type { CustodyDeps } from './note-movement.ts'

export type Decided = {
  readonly id: string
  readonly outcome: 'confirmed' | 'dropped'
  readonly by: Staff
}

export function decideMovement(
  { db, clock }: Pick<CustodyDeps, 'db' | 'clock'>,
  { id, outcome, by }: Decided,
): Promise<Movement | KnownRefusal> {
  return db.transaction(async (tx) => {
    const staff = await admitStaff(tx, by, 'custody_movement.decide')
    if (isRefusal(staff)) return staff
    const movement = await lockMovement(tx, id)
    if (!movement) return refuse('not_found')
    const state = stateOf(movement)
    if (state !== 'noted') return refuse('movement_ended', { state })
    const { email, actor } = staff
    const at = clock.now()
    if (outcome === 'dropped') await saveDropped(tx, id, email, at)
    else {
      if (movement.notedBy === email) return refuse('movement_four_eyes')
      await saveConfirmed(tx, id, email, at)
    }
    await recordEvent(tx, {
      at,
      clientId: null,
      actor,
      kind: `custody_movement_${outcome}`,
      details: { movement: id, moved: movement.kind, transaction: movement.txid },
    })
    const decided = outcome === 'dropped' ? { droppedBy: email } : { confirmedBy: email }
    return { ...movement, ...decided }
  })
}

/** The oldest first. */
export function listMovements({ db }: Pick<CustodyDeps, 'db'>): Promise<Movement[]> {
  return loadMovements(db)
}

/** One, and a page of them the newest first: for staff. */
export const findMovement = loadMovement
export const pageOfMovements = loadPage
