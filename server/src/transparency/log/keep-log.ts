// One round of keeping the log: who signs, what is new, and what the log says of itself. Each step
// is a transaction of its own; whatever ends between two of them is taken up by the next round.

import { hour, type Millis } from '#kernel/time.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import type { Market } from '#server/trading/market/market.ts'
import type { RecordedCalibration } from '#server/trading/market/read-calibration.ts'
import { currentSigner, type KeyDeps } from './keep-keys.ts'
import { logMinutes } from './log-prices.ts'
import { logCalibration, logSignals } from './log-signals.ts'
import { type LoggingDeps, logEnds, logTerms } from './log-trades.ts'
import { publishCheckpoint } from './publish-checkpoint.ts'
import type { Signer } from './sign-note.ts'

export type LogDeps = KeyDeps &
  LoggingDeps & {
    readonly db: Db
    readonly market: () => Market
    readonly calibration: RecordedCalibration
    readonly everyMs: number
  }

/** What a process remembers of its rounds. */
export type Keeping = {
  /** When it last looked an hour back; undefined: not yet. */
  lookedBackAt: Millis | undefined
}

export const newKeeping = (): Keeping => ({ lookedBackAt: undefined })

/** 'more': there may be more to log at once. */
export async function keepLog(deps: LogDeps, keeping: Keeping): Promise<'more' | 'done'> {
  const { db, clock, market } = deps
  const now = clock.now()
  const since = keeping.lookedBackAt
  const isThorough = since === undefined || now - since >= hour
  const step = (work: (tx: Tx, signer: Signer) => Promise<unknown>) =>
    db.transaction(async (tx) => {
      const signer = await currentSigner(tx, deps)
      return (await work(tx, signer)) === true
    })
  const rounds = [
    await step((tx, signer) => logTerms(tx, deps, { signer, isThorough })),
    await step((tx, signer) => logEnds(tx, deps, { signer, isThorough })),
    await step((tx) => logMinutes(tx, market())),
    await step((tx) => logSignals(tx, market())),
  ]
  if (since === undefined) await step((tx) => logCalibration(tx, deps.calibration))
  const isMore = rounds.includes(true)
  if (isThorough && !isMore) keeping.lookedBackAt = now
  await step((tx, signer) => publishCheckpoint(tx, deps, signer))
  return isMore ? 'more' : 'done'
}

/**
 * How long to rest after so many milliseconds of work where more is waiting: trading goes first, and
 * what is late in the log is in it soon after.
 */
export function pauseAfter(workedMs: number): number {
  return workedMs * restPerWork
}

const restPerWork = 7
