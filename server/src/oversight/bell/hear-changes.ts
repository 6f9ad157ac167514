// Who listens in the office, and one round for all of them: who may listen no longer hears so and
// is let go, and the others hear that something of theirs changed. Nothing runs while nobody
// listens.

import type { KnownRefusal } from '#contract/refusals.ts'
import type { BellEnd } from '#contract/staff/bell.ts'
import { refuse } from '#kernel/refusal.ts'
import { second } from '#kernel/time.ts'
import type { StaffSession } from '#server/install/desks/desk.ts'
import { findGoingOn } from '#server/install/desks/find-going-on.ts'
import type { OfficeDeps } from '#server/install/desks/identify-staff.ts'
import type { Database } from '#server/platform/db.ts'
import { type EventStream, openEventStream } from '#server/platform/event-stream.ts'
import { type Loop, repeat } from '#server/platform/repeat.ts'
import { type Following, followEvents } from '#server/record/events/recent-events.ts'
import { loadUnrecorded } from './bell.store.ts'
import { endOf, heardBy, ringFor, topicsSince, type Unrecorded } from './bell.ts'

export const bellLimits = {
  /** Each costs a few bytes a second; an install has tens of members. */
  streamsMost: 300,
  /** A screen that nobody looks at listens to nothing. */
  perSessionMost: 8,
  roundMs: second,
  roundsABeat: 15,
} as const
type BellLimits = { readonly [Name in keyof typeof bellLimits]: number }

export type BellDeps = Omit<OfficeDeps, 'db'> & {
  readonly db: Database
  readonly log: (message: string) => void
  /** What differs from `bellLimits`. */
  readonly limits?: Partial<BellLimits>
}

type Hearer = { readonly session: StaffSession; readonly stream: EventStream }

export type Bell = {
  /** From what it answers with on, nothing is missed. */
  readonly listen: (session: StaffSession) => Promise<EventStream | KnownRefusal>
  /** How many listen. */
  readonly hearing: () => number
  /** Says goodbye to all; there are no more. */
  readonly close: () => Promise<void>
}

type Ringing = {
  readonly deps: BellDeps
  readonly limits: BellLimits
  readonly hearers: Set<Hearer>
  /** From when somebody listens until nobody does. */
  round: { readonly begun: Promise<Known>; readonly loop: Loop } | undefined
  isClosed: boolean
}

export function openBell(deps: BellDeps): Bell {
  const limits = { ...bellLimits, ...deps.limits }
  const ringing: Ringing = { deps, limits, hearers: new Set(), round: undefined, isClosed: false }
  const { hearers } = ringing
  return {
    hearing: () => hearers.size,
    listen: async (session) => {
      const refusal = turnedAway(ringing, session)
      if (refusal) return refusal
      const stream = openEventStream(() => leave(ringing, hearer))
      const hearer: Hearer = { session, stream }
      hearers.add(hearer)
      ringing.round ??= ring(ringing)
      await ringing.round.begun.catch((error: unknown) => {
        letGo(ringing, hearer, 'away')
        throw error
      })
      stream.tell('hears', { topics: heardBy(session.member.roles) })
      return stream
    },
    close: async () => {
      ringing.isClosed = true
      for (const hearer of hearers) letGo(ringing, hearer, 'away')
      await rest(ringing)
    },
  }
}

function turnedAway({ hearers, limits, isClosed }: Ringing, session: StaffSession) {
  const own = [...hearers].filter((one) => one.session.id === session.id).length
  if (own >= limits.perSessionMost) return refuse('too_many_requests', { seconds: 60 })
  return isClosed || hearers.size >= limits.streamsMost ? refuse('unavailable') : undefined
}

async function rest(ringing: Ringing): Promise<void> {
  const { round } = ringing
  ringing.round = undefined
  await round?.loop.stop()
}

type Known = { readonly events: Following; unrecorded: Unrecorded; rounds: number }

function ring(ringing: Ringing): NonNullable<Ringing['round']> {
  const { deps, limits } = ringing
  const { db, log } = deps
  const begun = beginAt(db)
  // Whoever waits for it is told as well.
  begun.catch(() => undefined)
  const loop = repeat({ name: 'ringing in the office', pauseMs: limits.roundMs, log }, async () => {
    // Who cannot be asked for may listen no longer: they come again.
    await begun
      .then((known) => ringOnce(ringing, known))
      .catch((error: unknown) => {
        for (const hearer of ringing.hearers) letGo(ringing, hearer, 'away')
        throw error
      })
    return 'done'
  })
  return { begun, loop }
}

async function beginAt(db: Database): Promise<Known> {
  return { events: await followEvents(db), unrecorded: await loadUnrecorded(db), rounds: 0 }
}

async function ringOnce(ringing: Ringing, known: Known): Promise<void> {
  const { deps, hearers, limits } = ringing
  const ids = new Set([...hearers].map(({ session }) => session.id))
  const goingOn = await findGoingOn(deps, [...ids])
  for (const hearer of hearers) {
    // Who came while it was read is looked at in the next round.
    if (!ids.has(hearer.session.id)) continue
    const end = endOf(hearer.session, goingOn.get(hearer.session.id))
    if (end) letGo(ringing, hearer, end)
  }
  const happened = await known.events.next(deps.db)
  const unrecorded = await loadUnrecorded(deps.db)
  const others = topicsSince(known.unrecorded, unrecorded)
  known.unrecorded = unrecorded
  known.rounds += 1
  for (const hearer of hearers) {
    const told = ringFor(hearer.session.member.roles, happened, others)
    const isHeard = told === undefined || hearer.stream.tell('ring', told)
    const isAwake = known.rounds % limits.roundsABeat !== 0 || hearer.stream.beat()
    if (!isHeard || !isAwake) letGo(ringing, hearer, 'away')
  }
}

function letGo(ringing: Ringing, hearer: Hearer, reason: BellEnd): void {
  hearer.stream.tell('end', { reason })
  hearer.stream.end()
  leave(ringing, hearer)
}

function leave(ringing: Ringing, hearer: Hearer): void {
  ringing.hearers.delete(hearer)
  if (ringing.hearers.size === 0) void rest(ringing)
}
