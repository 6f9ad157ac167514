// Asks an exchange about the past: one request at a time, never faster than it allows, tried again
// with growing pauses, and given up rather than tried for ever.

import { setTimeout as sleep } from 'node:timers/promises'

export type Failed = { readonly error: string }

export type AskDeps = {
  /** Uniform in [0, 1). */
  readonly random: () => number
  readonly timings: {
    readonly restEveryMs: number
    readonly restAnswerMs: number
    readonly restTries: number
  }
  readonly signal: AbortSignal
  /** Such an error is an answer: asking again would change nothing. */
  readonly isFinal: (error: string) => boolean
}

export type Ask = <T extends object>(
  url: string,
  parse: (text: string) => T | Failed,
) => Promise<T | Failed | undefined>

/** Its answers are undefined when everything was stopped meanwhile. */
export function createAsking({ random, timings, signal, isFinal }: AskDeps): Ask {
  let turn: Promise<unknown> = Promise.resolve()

  function inTurn<T>(request: () => Promise<T>): Promise<T> {
    const answer = turn.then(request)
    turn = answer.then(() => sleep(timings.restEveryMs, undefined, { signal })).catch(() => {})
    return answer
  }

  async function once<T>(url: string, parse: (text: string) => T | Failed): Promise<T | Failed> {
    try {
      const timeout = AbortSignal.timeout(timings.restAnswerMs)
      const within = AbortSignal.any([signal, timeout])
      const response = await fetch(url, { signal: within, redirect: 'error' })
      if (!response.ok) return { error: `HTTP ${response.status}` }
      return parse(await response.text())
    } catch (error) {
      return { error: error instanceof Error ? error.message : String(error) }
    }
  }

  return async (url, parse) => {
    for (let tries = 1; ; tries += 1) {
      const answer = await inTurn(() => once(url, parse))
      if (signal.aborted) return undefined
      if (!('error' in answer)) return answer
      if (tries >= timings.restTries || isFinal(answer.error)) return answer
      const pause = timings.restEveryMs * 2 ** tries * (1 + random())
      await sleep(pause, undefined, { signal }).catch(() => {})
    }
  }
}
