// Who of staff acts in a transaction, and from where: noted once, by whoever lets them act, and
// written down with each event of theirs, so that no use case can forget it.

import type { Tx } from '#server/platform/db.ts'
import type { Desk, Event } from './event.ts'

type Acting = Desk & { readonly actor: `staff:${string}` }

const actingIn = new WeakMap<Tx, Acting>()

/** Null: what is done is done by command, where there is no session. */
export function noteActing(tx: Tx, actor: Acting['actor'], desk: Desk | null): void {
  if (desk) actingIn.set(tx, { ...desk, actor })
  else actingIn.delete(tx)
}

/** What an event tells, with the session of the member it is by. */
export function withDesk(tx: Tx, { actor, details }: Event): Event['details'] {
  const acting = actingIn.get(tx)
  if (acting?.actor !== actor) return details
  return { ...details, staff_session: acting.session, staff_proof: acting.proof }
}
