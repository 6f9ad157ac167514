// What the Kraken exchange's REST interface says of the past, candles and trades: one request at a
// time, never faster than it allows, tried again with growing pauses, and given up rather than
// tried for ever.

import { setTimeout as sleep } from 'node:timers/promises'
import { later } from '#kernel/time.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { FeedCandle, FeedTick, Refetched, TimeRange } from './feed.ts'
import {
  type KrakenTrade,
  parseKrakenCandles,
  parseKrakenTrades,
  restPairOf,
} from './kraken-messages.ts'

export type KrakenHistoryDeps = {
  readonly restUrl: string
  readonly clock: Clock
  readonly log: (message: string) => void
  /** Uniform in [0, 1). */
  readonly random: () => number
  readonly timings: {
    /** Least time between two requests. */
    readonly restEveryMs: number
    /** Longest wait for an answer. */
    readonly restAnswerMs: number
    readonly restTries: number
    /** So long after a trade it is surely in the history. */
    readonly restSettledMs: number
  }
  readonly signal: AbortSignal
}

/** A pair as we and as the exchange call it. */
export type KrakenPair = { readonly symbol: string; readonly krakenSymbol: string }

export type KrakenHistory = {
  /**
   * The completed one-minute candles of a pair that start in the range, at most the newest 720
   * before now. Undefined when the exchange would not give them; why is in the log.
   */
  readonly candles: (
    pair: KrakenPair,
    range: TimeRange,
  ) => Promise<readonly FeedCandle[] | undefined>
  /**
   * The trades of a pair in (from, to] as ticks: of the past the exchange tells no bid and ask, but
   * who traded at what price, to the microsecond, so that anyone may look it up.
   */
  readonly trades: (pair: KrakenPair, range: TimeRange) => Promise<Refetched>
}

const tradesSource = 'kraken trades'
/** More than so many pages of a thousand trades are no gap, but a market gone mad. */
const pagesMax = 20

type Failed = { readonly error: string }

export function createKrakenHistory(deps: KrakenHistoryDeps): KrakenHistory {
  const { log, clock, timings, signal } = deps
  const ask = createAsking(deps)

  async function candles({ symbol, krakenSymbol }: KrakenPair, { from, to }: TimeRange) {
    // `since` leaves its own second out, so it is asked a minute earlier.
    const query = `OHLC?pair=${restPairOf(krakenSymbol)}&interval=1&since=${from / 1000 - 60}`
    const answer = await ask(query, parseKrakenCandles)
    if (answer === undefined) return undefined
    if ('error' in answer) {
      log(`kraken: no candles of ${krakenSymbol}: ${answer.error}`)
      return undefined
    }
    const wanted = answer.candles.filter(({ at }) => at >= from && at < to)
    return wanted.map((candle) => ({ ...candle, symbol }))
  }

  async function trades({ symbol, krakenSymbol }: KrakenPair, { from, to }: TimeRange) {
    const asked = `${new URL(deps.restUrl).host}, trades of ${krakenSymbol}`
    const wait = later(to, timings.restSettledMs) - clock.now()
    if (wait > 0) await sleep(wait, undefined, { signal }).catch(() => {})
    const ticks: FeedTick[] = []
    let since = BigInt(from) * 1_000_000n
    for (let pages = 1; ; pages += 1) {
      const query = `Trades?pair=${restPairOf(krakenSymbol)}&since=${since}&count=1000`
      const page = await ask(query, parseKrakenTrades)
      if (page === undefined || 'error' in page) {
        log(`kraken: no trades of ${krakenSymbol}: ${page?.error ?? 'stopped'}`)
        return { answer: 'unreachable', asked, ticks: [] } as const
      }
      ticks.push(...page.trades.filter(isWithin).map(tickOf))
      const isDone = page.last <= since || page.trades.some(({ at }) => at > to)
      if (isDone || page.trades.length === 0 || pages === pagesMax) break
      since = page.last
    }
    return { answer: ticks.length > 0 ? 'prices' : 'nothing', asked, ticks } as const

    function isWithin({ at }: KrakenTrade): boolean {
      return at > from && at <= to
    }
    function tickOf({ at, price }: KrakenTrade): FeedTick {
      return { symbol, at, price, source: tradesSource }
    }
  }

  return { candles, trades }
}

/**
 * Requests wait for each other, and a pause lies between any two. They are tried again with growing
 * pauses; undefined when everything was stopped meanwhile.
 */
function createAsking({ restUrl, random, timings, signal }: KrakenHistoryDeps) {
  let turn: Promise<unknown> = Promise.resolve()

  function inTurn<T>(request: () => Promise<T>): Promise<T> {
    const answer = turn.then(request)
    turn = answer.then(() => sleep(timings.restEveryMs, undefined, { signal })).catch(() => {})
    return answer
  }

  async function once<T>(query: string, parse: (text: string) => T | Failed): Promise<T | Failed> {
    try {
      const timeout = AbortSignal.timeout(timings.restAnswerMs)
      const response = await fetch(`${restUrl}/0/public/${query}`, {
        signal: AbortSignal.any([signal, timeout]),
      })
      if (!response.ok) return { error: `HTTP ${response.status}` }
      return parse(await response.text())
    } catch (error) {
      return { error: error instanceof Error ? error.message : String(error) }
    }
  }

  return async <T extends object>(
    query: string,
    parse: (text: string) => T | Failed,
  ): Promise<T | Failed | undefined> => {
    for (let tries = 1; ; tries += 1) {
      const answer = await inTurn(() => once(query, parse))
      if (signal.aborted) return undefined
      if (!('error' in answer)) return answer
      if (tries >= timings.restTries || /Unknown asset pair/.test(answer.error)) return answer
      const pause = timings.restEveryMs * 2 ** tries * (1 + random())
      await sleep(pause, undefined, { signal }).catch(() => {})
    }
  }
}
