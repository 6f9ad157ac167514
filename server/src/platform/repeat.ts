// A loop beside the requests: work, a pause, work again, until stopped. A failure is told and does
// not end it.

import { setTimeout as sleep } from 'node:timers/promises'
import { second } from '#kernel/time.ts'
import type { Log } from './logger.ts'
import { count } from './measure.ts'

export type Loop = {
  /** Resolves when the loop has ended; waits at most a few seconds for work that is under way. */
  readonly stop: () => Promise<void>
}

export type LoopDeps = {
  /** For the log, e.g. "sending mail". */
  readonly name: string
  readonly pauseMs: number
  readonly log: Log
}

/** Work that says 'more' is done again without a pause; `signal`: it is to end soon. */
export function repeat(
  { name, pauseMs, log }: LoopDeps,
  work: (signal: AbortSignal) => Promise<'more' | 'done'>,
): Loop {
  const stopping = new AbortController()
  const running = (async () => {
    while (!stopping.signal.aborted) {
      const outcome = await work(stopping.signal).catch((error: unknown) => {
        count('loop_failures_total', { loop: name })
        log(`${name} failed: ${error instanceof Error ? error.message : String(error)}`, 'warn')
        return 'done' as const
      })
      if (outcome === 'more') continue
      await sleep(pauseMs, undefined, { signal: stopping.signal }).catch(() => {})
    }
  })()
  return {
    stop: async () => {
      stopping.abort()
      await Promise.race([running, sleep(3 * second, undefined, { ref: false })])
    },
  }
}
