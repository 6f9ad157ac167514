// Holds our books against those who keep the money, every hour. What differs is looked at once more
// a minute later, since somebody may just have been writing; what still differs is an alarm, and an
// event whenever it is another than before.

import { hour, later, type Millis, millis, minute } from '#kernel/time.ts'
import {
  type ReconcilingDeps,
  reconcileBooks,
} from '#server/modules/reconciliation/reconcile-books.ts'
import type { Difference } from '#server/modules/reconciliation/reconciliation.ts'
import { recordDifferences } from '#server/modules/reconciliation/record-differences.ts'
import { nameOf, sentenceOf } from '#server/modules/reconciliation/told.ts'
import { type Loop, repeat } from '#server/platform/repeat.ts'

export type ReconciledDeps = ReconcilingDeps & {
  /** For what staff must see at once. */
  readonly alarm: (message: string) => void
  readonly log: (message: string) => void
}

export function startReconciling(deps: ReconciledDeps): Loop {
  const look = reconciler(deps)
  return repeat({ name: 'reconciling', pauseMs: minute, log: deps.log }, async () => {
    await look()
    return 'done'
  })
}

/** To be called every minute; says what it sounded the alarm for. */
export function reconciler(deps: ReconciledDeps): () => Promise<readonly Difference[]> {
  let dueAt: Millis = millis(0)
  let seen: ReadonlySet<string> = new Set()
  let told = ''
  return async () => {
    const now = deps.clock.now()
    if (now < dueAt) return []
    const { differences, unanswered } = await reconcileBooks(deps)
    for (const sentence of unanswered) deps.log(`reconciling: ${sentence}`)
    const before = seen
    seen = new Set(differences.map(nameOf))
    const standing = differences.filter((one) => before.has(nameOf(one)))
    if (differences.length > standing.length) return []
    dueAt = later(now, hour)
    for (const one of standing) deps.alarm(`reconciliation: ${sentenceOf(one)}`)
    const names = standing.map(nameOf).join('\n')
    if (names !== told && standing.length > 0) await recordDifferences(deps, standing)
    told = names
    return standing
  }
}
