// What the feed has reported and is not stored yet. A tick that comes while others are being stored
// is later than all of those: it can never slip into a stretch of time that is already settled.

import { later, type Millis } from '#kernel/time.ts'
import { isOpenAt } from '../instruments/instrument.ts'
import { type Admission, admit, admitWaiting, newAdmission, type Reported } from './admission.ts'
import { volatilityOf } from './estimator.ts'
import type { FeedTick } from './feed.ts'
import type { Market, Quoted } from './market.ts'
import { newest } from './tick.ts'

export type Admitted = { readonly quoted: Quoted; readonly reported: Reported }

type Line = { readonly quoted: Quoted; readonly admission: Admission }

export type Intake = {
  readonly lines: ReadonlyMap<string, Line>
  /** Instruments with a tick that came too soon after the one before. */
  readonly waiting: Set<Line>
  taken: Admitted[]
  /** Everything up to here is being stored, or is stored. */
  sealed: Millis
}

/**
 * Ticks kept while there is no database; beyond that the oldest are dropped, as if never received.
 */
const keptWhileDown = 100_000

export function newIntake(market: Market, now: Millis): Intake {
  const lines = new Map<string, Line>()
  for (const quoted of market.byId.values()) {
    const last = newest(quoted.series)
    const source = (last && market.sources.names.get(last.sourceId)) ?? ''
    const admission = newAdmission(last && { at: last.at, price: last.price, source })
    lines.set(quoted.instrument.symbol, { quoted, admission })
  }
  return { lines, waiting: new Set(), taken: [], sealed: later(now, -1) }
}

/**
 * Takes a report of the feed, or leaves it: of closed markets, unknown symbols, leaps, and late
 * ones.
 */
export function receive(intake: Intake, tick: FeedTick, now: Millis): void {
  const line = intake.lines.get(tick.symbol)
  if (!line || !isOpenAt(line.quoted.instrument.category, now)) return
  const { quoted, admission } = line
  const { scale } = quoted.instrument
  const at = later(intake.sealed, Math.max(1, tick.at - intake.sealed))
  const reported = admit(admission, { ...tick, at }, scale, volatilityOf(quoted.estimator))
  if (reported) intake.taken.push({ quoted, reported })
  if (admission.waiting) intake.waiting.add(line)
}

/** All that came until `now`, to be stored; whatever comes next is later than `now`. */
export function collect(intake: Intake, now: Millis): Admitted[] {
  for (const line of intake.waiting) {
    const reported = admitWaiting(line.admission, now)
    if (reported) intake.taken.push({ quoted: line.quoted, reported })
    if (!line.admission.waiting) intake.waiting.delete(line)
  }
  const batch = intake.taken
  intake.taken = []
  intake.sealed = later(now, -1)
  return batch
}

/** Puts back what could not be stored. */
export function giveBack(intake: Intake, batch: readonly Admitted[]): void {
  intake.taken = [...batch, ...intake.taken].slice(-keptWhileDown)
}
