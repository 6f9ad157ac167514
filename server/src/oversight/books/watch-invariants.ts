// Looks at what must be true of the books all the time, one thing after the other, with rests long
// enough that nobody notices; and sounds the alarm once for each that is broken.

import type { Alarm } from '#contract/staff/alarm-texts.ts'
import { iso, type Millis, second } from '#kernel/time.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db.ts'
import { type Breaches, findBreaches, type Invariant } from '#server/platform/invariants.reader.ts'
import { type Loop, repeat } from '#server/platform/repeat.ts'
import { lookOnly } from './books.store.ts'

export type InvariantLook = {
  readonly at: Millis
  readonly outcome: 'holds' | 'broken' | 'unknown'
}

/** By their ids, as each was last looked at; shared with whoever shows it. */
export type InvariantLooks = Map<string, InvariantLook>

export type InvariantDeps = {
  readonly db: Db
  readonly clock: Clock
  readonly alarm: Alarm
  readonly invariants: readonly Invariant[]
  readonly looks: InvariantLooks
}

const pauseMs = 10 * second
/** A look at a large database rests for so many times as long as it took. */
const restFactor = 20
const mostMs = 5 * second

export function startWatchingInvariants(
  deps: InvariantDeps & { readonly log: (message: string) => void },
): Loop {
  const look = inTurn(deps.invariants, (invariant) => lookAt(deps, invariant))
  return repeat({ name: 'looking at the books', pauseMs, log: deps.log }, async () => {
    await look()
    return 'done'
  })
}

/** To be called each `pauseMs`: the next look, unless the one before was long and rest is due. */
export function inTurn(
  invariants: readonly Invariant[],
  look: (invariant: Invariant) => Promise<unknown>,
  now: () => number = () => performance.now(),
): () => Promise<void> {
  let next = 0
  let until = 0
  return async () => {
    const began = now()
    const invariant = invariants[next % invariants.length]
    if (began < until || !invariant) return
    next += 1
    await look(invariant)
    const ended = now()
    until = ended + restFactor * (ended - began)
  }
}

/** One look. What cannot be looked at now is unknown; that is told apart from broken. */
export async function lookAt(deps: InvariantDeps, invariant: Invariant): Promise<InvariantLook> {
  const { clock, alarm, looks } = deps
  const { id } = invariant
  const at = clock.now()
  const seen = await look(deps, invariant, at).catch(() => undefined)
  const outcome = seen === undefined ? 'unknown' : seen.found > 0 ? 'broken' : 'holds'
  const before = looks.get(id)?.outcome
  if (seen && outcome === 'broken' && before !== 'broken') {
    const details = { invariant: id, count: seen.found, first: seen.first[0] ?? '' }
    alarm({ code: 'invariant_broken', details })
  }
  const told: InvariantLook = { at, outcome }
  looks.set(id, told)
  return told
}

function look({ db }: InvariantDeps, invariant: Invariant, at: Millis): Promise<Breaches> {
  return db.transaction(async (tx) => {
    await lookOnly(tx, mostMs)
    return findBreaches(tx, invariant, iso(at), 1)
  })
}
