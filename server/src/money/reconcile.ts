// Holds our books against those who keep the money, after the start and every quarter of an hour.
// What differs is looked at once more a minute later, since somebody may just have been writing;
// what still differs is told once, until it is gone. Who does not answer is unknown, and no alarm.

import type { Alarm } from '#contract/staff/alarm-texts.ts'
import { hour, later, type Millis, millis, minute } from '#kernel/time.ts'
import { type Loop, repeat } from '#server/platform/repeat.ts'
import type { BooksState } from './reconciliation/books.ts'
import { type ReconcilingDeps, reconcileBooks } from './reconciliation/reconcile-books.ts'
import type { Difference } from './reconciliation/reconciliation.ts'
import { type RecordingDeps, recordLook } from './reconciliation/record-differences.ts'
import { nameOf, partsOf } from './reconciliation/told.ts'

export type ReconciledDeps = ReconcilingDeps &
  RecordingDeps & {
    readonly state: BooksState
    /** For what staff must see at once. */
    readonly alarm: Alarm
    readonly log: (message: string) => void
  }

const everyMs = 15 * minute
/** Nodes are asked for a twentieth of the time at most, and once in an hour at least. */
const restFactor = 20
const restMostMs = hour

export function startReconciling(deps: ReconciledDeps): Loop {
  const look = reconciler(deps)
  return repeat({ name: 'reconciling', pauseMs: minute, log: deps.log }, async () => {
    await look()
    return 'done'
  })
}

/** To be called every minute; says what it sounded the alarm for. */
export function reconciler(deps: ReconciledDeps): () => Promise<readonly Difference[]> {
  const { clock, state, alarm, log } = deps
  let dueAt: Millis = millis(0)
  let before: ReadonlySet<string> = new Set()
  return async () => {
    const began = clock.now()
    if (began < dueAt) return []
    try {
      const report = await reconcileBooks(deps)
      Object.assign(state, { coins: report.coins, coinsAt: report.at })
      for (const sentence of report.unanswered) log(`reconciling: ${sentence}`)
      const { outcome, fresh, isUnsure } = await recordLook(deps, { ...report, before })
      before = new Set(report.differences.map(nameOf))
      // All that a look found is one alarm, as it is one mail: it is looked into together.
      if (fresh.length > 0) alarm({ code: 'books_differ' }, ...fresh.flatMap(partsOf))
      const now = clock.now()
      if (!isUnsure || outcome === 'differences') Object.assign(state, { outcome, at: now })
      const rest = Math.min(restMostMs, Math.max(everyMs, restFactor * (now - began)))
      if (!isUnsure) dueAt = later(now, rest)
      return fresh
    } catch (error) {
      state.outcome = state.outcome === 'differences' ? 'differences' : 'unknown'
      throw error
    }
  }
}
