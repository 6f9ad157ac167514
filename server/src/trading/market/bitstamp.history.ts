// What the Bitstamp exchange's REST interface says of the past: candles, and trades.

import { setTimeout as sleep } from 'node:timers/promises'
import { hour, later, type Millis, minute, second } from '#kernel/time.ts'
import { createAsking } from './ask-exchange.ts'
import { parseBitstampCandles, parseBitstampTrades } from './bitstamp-messages.ts'
import type { ExchangePair } from './exchange.ts'
import type { ExchangeHistory, HistoryDeps } from './exchange-history.ts'
import type { FeedTick, TimeRange } from './feed.ts'

const tradesSource = 'bitstamp trades'
/** As many as one answer holds; twelve hours are fewer. */
const candlesMost = 1_000
/** The stretches before now of which it tells the trades, each a little less than it is called. */
const spans = [
  ['minute', minute - 5 * second],
  ['hour', hour - minute],
  ['day', 24 * hour - minute],
] as const

export function createBitstampHistory(deps: HistoryDeps): ExchangeHistory {
  const { restUrl, log, clock, timings, signal } = deps
  const ask = createAsking({ ...deps, isFinal: (error) => error === 'HTTP 404' })

  async function candles({ symbol, name }: ExchangePair, { from, to }: TimeRange) {
    const range = `start=${from / second}&end=${to / second}`
    const query = `ohlc/${name}/?step=60&limit=${candlesMost}&${range}`
    const answer = await ask(`${restUrl}/api/v2/${query}`, parseBitstampCandles)
    if (answer === undefined) return undefined
    if ('error' in answer) {
      log(`bitstamp: no candles of ${name}: ${answer.error}`)
      return undefined
    }
    const wanted = answer.candles.filter(({ at }) => at >= from && at < to)
    return wanted.map((candle) => ({ ...candle, symbol }))
  }

  async function trades({ symbol, name }: ExchangePair, { from, to }: TimeRange) {
    const asked = `${new URL(restUrl).host}, trades of ${name}`
    const unreachable = (why: string) => {
      log(`bitstamp: no trades of ${name}: ${why}`)
      return { answer: 'unreachable', asked, ticks: [] } as const
    }
    // A trade counts at the end of its second.
    const wait = later(to, second + timings.restSettledMs) - clock.now()
    if (wait > 0) await sleep(wait, undefined, { signal }).catch(() => {})
    const span = spanSince(from, clock.now())
    if (span === undefined) return unreachable('it tells a day, and the gap began before')
    const answer = await ask(
      `${restUrl}/api/v2/transactions/${name}/?time=${span}`,
      parseBitstampTrades,
    )
    if (answer === undefined || 'error' in answer) return unreachable(answer?.error ?? 'stopped')
    const ticks = answer.trades
      .filter(({ at }) => at > from && at <= to)
      .map(({ at, price }): FeedTick => ({ symbol, at, price, source: tradesSource }))
      .reverse()
    return { answer: ticks.length > 0 ? 'prices' : 'nothing', asked, ticks } as const
  }

  return { candles, trades }
}

/** The shortest of its stretches that reaches back so far; undefined: none does. */
function spanSince(from: Millis, now: Millis): string | undefined {
  return spans.find(([, ms]) => now - from < ms)?.[0]
}
