// Whether a database is as it must be after a fault: its invariants hold, and it has what the
// journal says was acknowledged, once, and nothing that nobody asked for.

import { iso, type Millis } from '#kernel/time.ts'
import type { Database } from '#server/platform/db.ts'
import { audit, brokenOf } from '../audit/audit.ts'
import { compareJournal, type Journal } from './journal.ts'

export type Verdict = {
  readonly acked: number
  readonly lost: number
  readonly doubled: number
  /** Breaches of invariants, and trades that nobody asked for. */
  readonly violations: number
  /** The first few of all these, in words. */
  readonly problems: readonly string[]
}

const show = 3

export type CheckOptions = {
  readonly db: Database
  readonly journal: Journal
  /** By the clock of the install. */
  readonly now: Millis
  /** False while it is down or catching up: then trades may be overdue. */
  readonly isSettled: boolean
}

export async function check({ db, journal, now, isSettled }: CheckOptions): Promise<Verdict> {
  const findings = await audit(db, { now: iso(now), show })
  const broken = brokenOf(findings).filter(({ id }) => isSettled || id !== 'I8')
  const { acked, lost, doubled, unasked } = await compareJournal(journal, db)
  const problems = [
    ...broken.flatMap(({ id, first }) => first.map((breach) => `${id}: ${breach}`)),
    ...lost.slice(0, show).map((key) => `the acknowledged trade of ${key} is lost`),
    ...doubled.slice(0, show).map((key) => `${key} made several trades`),
    ...unasked.slice(0, show).map((id) => `nobody asked for trade ${id}`),
  ]
  const violations = broken.reduce((sum, { found }) => sum + found, 0) + unasked.length
  return { acked, lost: lost.length, doubled: doubled.length, violations, problems }
}
