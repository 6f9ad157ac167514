// Events as staff read them. What they tell of a client is for those who may read clients' data;
// everybody else who reads the record sees that it was, when, and by whom.

import type { AuditEvent } from '#contract/staff/audit.ts'
import type { StaffRole } from '#contract/staff/powers.ts'
import { isUuid } from '#kernel/ids.ts'
import { iso } from '#kernel/time.ts'
import { findDesks } from '#server/install/desks/find-desks.ts'
import type { Tx } from '#server/platform/db.ts'
import type { StoredEvent } from '#server/record/events/search-events.ts'

/** Who reads what events tell of clients. */
const readers: readonly StaffRole[] = ['compliance', 'auditor']

export async function viewEvents(
  tx: Tx,
  events: readonly StoredEvent[],
  roles: readonly StaffRole[],
): Promise<AuditEvent[]> {
  const told = events.map((event) => ({ event, facts: factsIn(event.details) }))
  const sessions = told.flatMap(({ facts }) => facts.staff_session ?? [])
  const desks = await findDesks(tx, [...new Set(sessions.filter(isUuid))])
  const mayRead = readers.some((role) => roles.includes(role))
  return told.map(({ event: { id, at, actor, kind, clientId }, facts }) => {
    const { before, value, ...others } = facts
    const { staff_session: session, staff_proof: proof, staff_address, staff_by, ...rest } = others
    const desk = session === undefined ? undefined : desks.get(session)
    const isShown = clientId === null || mayRead
    return {
      id: String(id),
      at: iso(at),
      actor,
      kind,
      client: clientId === null ? null : String(clientId),
      details: isShown ? Object.entries(rest).map(([name, text]) => ({ name, value: text })) : null,
      before: isShown ? (before ?? null) : null,
      after: isShown ? (value ?? null) : null,
      // Before each act had its own address, that of where the session began.
      address: staff_address ?? desk?.address ?? null,
      without_desk: staff_by ?? null,
      browser: desk?.userAgent ?? null,
      proof: proof ?? null,
    }
  })
}

function factsIn(details: string): Readonly<Record<string, string>> {
  const facts: Readonly<Record<string, unknown>> = JSON.parse(details)
  return Object.fromEntries(
    Object.entries(facts).flatMap(([name, fact]) => (fact === null ? [] : [[name, String(fact)]])),
  )
}
