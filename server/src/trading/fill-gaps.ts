// Asks the source once more for the prices that we missed and that trades rest on, one instrument
// after the other, until each gap has its answer. Trades wait for it; nothing is decided before.

import { setTimeout as sleep } from 'node:timers/promises'
import type { Clock } from '#server/platform/clock.ts'
import type { Feed, Refetched } from './market/feed.ts'
import { type Gap, patienceMs } from './market/gap.ts'
import { answerGap, type Intake, type Line, nextGap } from './market/intake.ts'

export type FillingDeps = {
  readonly feed: Feed
  readonly clock: Clock
  readonly intake: Intake
  readonly log: (message: string) => void
  /** Whether the prices of before this start are another feed's, which nobody can tell again. */
  readonly isOtherFeed: boolean
  /** How often a source that did not answer is asked again. */
  readonly askAgainMs: number
}

export type Filling = {
  /** To be called when gaps were opened or filled; does nothing while it already asks. */
  readonly wake: () => void
  readonly stop: () => Promise<void>
}

/** What is under way is waited for so long when all stops. */
const stopMs = 3_000

export function fillGaps(deps: FillingDeps): Filling {
  const stopping = new AbortController()
  let running: Promise<void> | undefined

  const wake = () => {
    if (running || stopping.signal.aborted || !nextGap(deps.intake)) return
    running = askAll(deps, stopping.signal)
      .catch((error) => deps.log(`asking for missed prices failed: ${error}`))
      .finally(() => {
        running = undefined
        wake()
      })
  }
  return {
    wake,
    stop: async () => {
      stopping.abort()
      await Promise.race([running, sleep(stopMs, undefined, { ref: false })])
    },
  }
}

/** One without an answer does not keep the others waiting: they take turns. */
async function askAll(deps: FillingDeps, signal: AbortSignal): Promise<void> {
  const { intake, clock, askAgainMs } = deps
  for (let line = nextGap(intake); line && !signal.aborted; line = nextGap(intake, line)) {
    const gap = line.gaps[0]
    if (!gap) return
    const said = await ask(deps, line, gap)
    if (signal.aborted) return
    const isGivenUp = said.answer !== 'unreachable' || clock.now() >= gap.to + patienceMs
    if (isGivenUp) answerGap(intake, line, said, clock.now())
    else await sleep(askAgainMs, undefined, { signal }).catch(() => {})
  }
}

async function ask({ feed, isOtherFeed, log }: FillingDeps, line: Line, gap: Gap) {
  const nobody = (answer: Refetched['answer']): Refetched => {
    return { answer, asked: feed.name, ticks: [] }
  }
  if (isOtherFeed && gap.cause === 'restarted') return nobody('other_source')
  return feed.refetch(line.quoted.instrument.symbol, gap).catch((error: unknown) => {
    log(`missed prices of ${line.quoted.instrument.symbol}: ${error}`)
    return nobody('unreachable')
  })
}
