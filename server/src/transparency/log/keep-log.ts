// One round of keeping the log: who signs, what is new, and what the log says of itself. Each step
// is a transaction of its own; whatever ends between two of them is taken up by the next round.

import { hour, type Millis, minute, second } from '#kernel/time.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import type { Market } from '#server/trading/market/market.ts'
import type { RecordedCalibration } from '#server/trading/market/read-calibration.ts'
import { currentSigner, type KeyDeps } from './keep-keys.ts'
import { lockLog } from './log.store.ts'
import { logMinutes } from './log-prices.ts'
import { logCalibration, logSignals } from './log-signals.ts'
import { logTournaments } from './log-tournaments.ts'
import { firstSpans, type LoggingDeps, logEnds, logTerms, type Spans } from './log-trades.ts'
import { publishCheckpoint } from './publish-checkpoint.ts'

export type LogDeps = KeyDeps &
  LoggingDeps & {
    readonly db: Db
    readonly market: () => Market
    readonly calibration: RecordedCalibration
    readonly everyMs: number
  }

/** What a process remembers of its rounds. */
export type Keeping = {
  readonly spans: Spans
  /** When it last looked so far back; undefined: not yet. */
  readonly lookedBack: Map<number, Millis>
  hasCalibration: boolean
  /** When a round last came to its end. */
  keptAt: Millis
}

export const newKeeping = (now: Millis): Keeping => ({
  spans: firstSpans(),
  lookedBack: new Map(),
  hasCalibration: false,
  keptAt: now,
})

/** How often it is looked once more, and how far back: at a start each. */
const looksBack = [
  { everyMs: minute, backMs: 90 * second },
  { everyMs: hour, backMs: 2 * hour },
] as const

/** 'more': there may be more to log at once. */
export async function keepLog(deps: LogDeps, keeping: Keeping): Promise<'more' | 'done'> {
  const { db, market } = deps
  const { spans } = keeping
  const step: Step = (work) =>
    db.transaction(async (tx) => {
      await lockLog(tx)
      return work(tx)
    })
  await step((tx) => currentSigner(tx, deps))
  const rounds = [
    await step((tx) => logTerms(tx, deps, { spans })),
    await step((tx) => logEnds(tx, deps, { spans })),
    await lookBack(deps, keeping, step),
    await step((tx) => logMinutes(tx, market())),
    await step((tx) => logSignals(tx, market(), deps.clock.now())),
    await step(logTournaments),
  ]
  if (!keeping.hasCalibration) await step((tx) => logCalibration(tx, deps.calibration))
  keeping.hasCalibration = true
  await step(async (tx) => publishCheckpoint(tx, deps, await currentSigner(tx, deps)))
  keeping.keptAt = deps.clock.now()
  return rounds.includes(true) ? 'more' : 'done'
}

/** Nobody else adds to the log meanwhile. */
type Step = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>

async function lookBack(deps: LogDeps, { lookedBack }: Keeping, step: Step): Promise<boolean> {
  const now = deps.clock.now()
  for (const { everyMs, backMs } of looksBack) {
    const last = lookedBack.get(backMs)
    if (last !== undefined && now - last < everyMs) continue
    const look = { backMs }
    const isMore =
      (await step((tx) => logTerms(tx, deps, look))) ||
      (await step((tx) => logEnds(tx, deps, look)))
    if (isMore) return true
    lookedBack.set(backMs, now)
  }
  return false
}
