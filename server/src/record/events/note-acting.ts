// Who of staff acts in a transaction, and how: noted once, by whoever lets them act, and written
// down with each event of theirs. An event of staff of which nobody noted that is not written at
// all, so that no use case can forget it.

import { assert } from '#kernel/assert.ts'
import type { Tx } from '#server/platform/db.ts'
import { type ActingBy, type Event, isOfStaff, type StaffActor } from './event.ts'

const actingIn = new WeakMap<Tx, Map<string, ActingBy>>()

export function noteActing(tx: Tx, actor: StaffActor, by: ActingBy): void {
  const acting = actingIn.get(tx) ?? new Map<string, ActingBy>()
  actingIn.set(tx, acting.set(actor, by))
}

/** What an event tells, with how whoever of staff it is by came to do it. */
export function withActing(tx: Tx, { actor, details }: Event): Event['details'] {
  if (!isOfStaff(actor)) return details
  const by = actingIn.get(tx)?.get(actor)
  assert(by !== undefined, `${actor} acts, and nobody noted how`)
  return { ...details, ...toldOf(by) }
}

/** As events name it: what clients take along of their own leaves these out. */
export const actingFacts = ['staff_by', 'staff_session', 'staff_proof', 'staff_address'] as const
type Told = Readonly<Partial<Record<(typeof actingFacts)[number], string>>>

function toldOf(by: ActingBy): Told {
  if (by === 'program') return { staff_by: 'program', staff_proof: 'none' }
  if (!('session' in by)) return { staff_by: 'command', staff_proof: by.proof }
  const { session, proof, address } = by
  const told = { staff_proof: proof, staff_address: address }
  return session === null ? told : { staff_session: session, ...told }
}
