// Candles from the Kraken exchange's REST interface: one request at a time, never faster than it
// allows, tried again with growing pauses, and given up rather than tried for ever.

import { setTimeout as sleep } from 'node:timers/promises'
import type { Millis } from '#kernel/time.ts'
import type { FeedCandle, TimeRange } from './feed.ts'
import { type KrakenCandles, parseKrakenCandles, restPairOf } from './kraken-messages.ts'

export type KrakenHistoryDeps = {
  readonly restUrl: string
  readonly log: (message: string) => void
  /** Uniform in [0, 1). */
  readonly random: () => number
  readonly timings: {
    /** Least time between two requests. */
    readonly restEveryMs: number
    /** Longest wait for an answer. */
    readonly restAnswerMs: number
    readonly restTries: number
  }
  readonly signal: AbortSignal
}

/** A pair as we and as the exchange call it. */
export type KrakenPair = { readonly symbol: string; readonly krakenSymbol: string }

/**
 * The completed one-minute candles of a pair that start in the range, at most the newest 720 before
 * now. Undefined when the exchange would not give them; why is in the log.
 */
export type KrakenHistory = (
  pair: KrakenPair,
  range: TimeRange,
) => Promise<readonly FeedCandle[] | undefined>

export function createKrakenHistory(deps: KrakenHistoryDeps): KrakenHistory {
  const { restUrl, log, random, timings, signal } = deps
  let turn: Promise<unknown> = Promise.resolve()

  /**
   * Requests wait for each other, and a pause lies between any two. They answer, and never throw.
   */
  function inTurn<T>(request: () => Promise<T>): Promise<T> {
    const answer = turn.then(request)
    turn = answer.then(() => sleep(timings.restEveryMs, undefined, { signal })).catch(() => {})
    return answer
  }

  async function ask(krakenSymbol: string, from: Millis): Promise<KrakenCandles> {
    // `since` leaves its own second out, so it is asked a minute earlier.
    const since = from / 1000 - 60
    const query = `pair=${restPairOf(krakenSymbol)}&interval=1&since=${since}`
    try {
      const timeout = AbortSignal.timeout(timings.restAnswerMs)
      const response = await fetch(`${restUrl}/0/public/OHLC?${query}`, {
        signal: AbortSignal.any([signal, timeout]),
      })
      if (!response.ok) return { error: `HTTP ${response.status}` }
      return parseKrakenCandles(await response.text())
    } catch (error) {
      return { error: error instanceof Error ? error.message : String(error) }
    }
  }

  return async ({ symbol, krakenSymbol }, { from, to }) => {
    for (let tries = 1; ; tries += 1) {
      const answer = await inTurn(() => ask(krakenSymbol, from))
      if (signal.aborted) return undefined
      if ('candles' in answer) {
        const wanted = answer.candles.filter(({ at }) => at >= from && at < to)
        return wanted.map((candle) => ({ ...candle, symbol }))
      }
      if (tries >= timings.restTries || /Unknown asset pair/.test(answer.error)) {
        log(`kraken: no candles of ${krakenSymbol}: ${answer.error}`)
        return undefined
      }
      const pause = timings.restEveryMs * 2 ** tries * (1 + random())
      await sleep(pause, undefined, { signal }).catch(() => {})
    }
  }
}
