// What must be true of the books, looked at on demand: one at a time, for so many seconds at most,
// and how it ended is in the record.

import type { KnownRefusal } from '#contract/refusals.ts'
import { type checkOutcomes, type InvariantId, invariantIds } from '#contract/staff/ledger.ts'
import { present } from '#kernel/assert.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { iso, type Millis } from '#kernel/time.ts'
import { atsInvariants } from '#server/automation/ats/invariants.reader.ts'
import { signalInvariants } from '#server/automation/signals/invariants.reader.ts'
import { identityInvariants } from '#server/identity/documents/invariants.reader.ts'
import { moveInvariants } from '#server/identity/moves/invariants.reader.ts'
import { admitStaff } from '#server/install/operators/admit-staff.ts'
import type { Staff } from '#server/install/operators/staff.ts'
import { moneyInvariants } from '#server/money/reconciliation/invariants.reader.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import { type Breaches, findBreaches, type Invariant } from '#server/platform/invariants.reader.ts'
import { campaignInvariants } from '#server/promotion/campaigns/invariants.reader.ts'
import { tournamentInvariants } from '#server/promotion/tournaments/invariants.reader.ts'
import { noteActing } from '#server/record/events/note-acting.ts'
import { recordEvent } from '#server/record/events/record-event.ts'
import { searchEvents } from '#server/record/events/search-events.ts'
import { invariants } from '#server/trading/trades/invariants.reader.ts'
import { logInvariants } from '#server/transparency/log/invariants.reader.ts'
import { lookOnly } from './books.store.ts'
import { withinSeconds } from './reckon-balance.ts'

/** All that can be looked at in SQL alone, here, by the audit and by tests. */
export const checkable: readonly Invariant[] = [
  ...invariants,
  ...moneyInvariants,
  ...identityInvariants,
  ...signalInvariants,
  ...atsInvariants,
  ...campaignInvariants,
  ...tournamentInvariants,
  ...logInvariants,
  ...moveInvariants,
]

export type Check = {
  readonly id: InvariantId
  readonly last: {
    readonly at: Millis
    /** `staff:` and an address. */
    readonly actor: string
    readonly outcome: (typeof checkOutcomes)[number]
    readonly found: number
    readonly tookMs: number
    readonly breaches: readonly string[]
  } | null
}

export type CheckDeps = {
  readonly db: Db
  readonly clock: Clock
  /** How long one may take. */
  readonly secondsMost?: number
}

const shown = 10
/** Looks of this many are looked through for the last of each. */
const lastMost = 500
const kind = 'books_checked' as const

export async function listChecks(tx: Tx): Promise<Check[]> {
  const anything = { member: null, clientId: null, from: null, to: null, text: null }
  const newest = { sort: '-at', after: null, limit: lastMost } as const
  const { events } = await searchEvents(tx, { ...anything, kind }, newest)
  const told = events.map((event) => ({ ...event, facts: JSON.parse(event.details) }))
  return invariantIds.map((id) => {
    const last = told.find(({ facts }) => facts.invariant === id)
    if (!last) return { id, last: null }
    const { outcome, found, took_ms: tookMs, ...others } = last.facts
    const breaches = Array.from({ length: shown }, (_, nr) => others[String(nr + 1)])
    return {
      id,
      last: {
        at: last.at,
        actor: last.actor,
        outcome,
        found: Number(found),
        tookMs: Number(tookMs),
        breaches: breaches.filter((text) => typeof text === 'string'),
      },
    }
  })
}

export function openChecks({ db, clock, secondsMost = 20 }: CheckDeps) {
  let isBusy = false
  return async (id: InvariantId, by: Staff): Promise<Check | KnownRefusal> => {
    if (isBusy) return refuse('books_busy')
    isBusy = true
    try {
      const staff = await db.transaction((tx) => admitStaff(tx, by, 'ledger.check'))
      if (isRefusal(staff)) return staff
      const at = clock.now()
      const began = performance.now()
      const seen = await withinSeconds(secondsMost, () => look(db, id, at, secondsMost))
      const tookMs = Math.round(performance.now() - began)
      const breaches = isRefusal(seen) ? { found: 0, first: [] } : seen
      const { found, first } = breaches
      const outcome = isRefusal(seen) ? 'too_long' : found > 0 ? 'broken' : 'holds'
      const told = Object.fromEntries(first.map((text, nr) => [nr + 1, text]))
      const details = { invariant: id, outcome, found, took_ms: tookMs, ...told }
      const event = { at, clientId: null, actor: staff.actor, kind, details } as const
      const { actor } = staff
      await db.transaction((tx) => {
        noteActing(tx, actor, staff.acts)
        return recordEvent(tx, event)
      })
      return { id, last: { at, actor, outcome, found, tookMs, breaches: first } }
    } finally {
      isBusy = false
    }
  }
}

function look(db: Db, id: InvariantId, at: Millis, seconds: number): Promise<Breaches> {
  const invariant = present(
    checkable.find((one) => one.id === id),
    `an invariant ${id}`,
  )
  return db.transaction(async (tx) => {
    await lookOnly(tx, seconds * 1_000)
    return findBreaches(tx, invariant, iso(at), shown)
  })
}
