// What the Kraken exchange's REST interface says of the past: candles, and trades.

import { setTimeout as sleep } from 'node:timers/promises'
import { later } from '#kernel/time.ts'
import { createAsking } from './ask-exchange.ts'
import type { ExchangePair } from './exchange.ts'
import type { ExchangeHistory, HistoryDeps } from './exchange-history.ts'
import type { FeedTick, TimeRange } from './feed.ts'
import {
  type KrakenTrade,
  parseKrakenCandles,
  parseKrakenTrades,
  restPairOf,
} from './kraken-messages.ts'

const tradesSource = 'kraken trades'
/** More than so many pages of a thousand trades are no gap, but a market gone mad. */
const pagesMax = 20

export function createKrakenHistory(deps: HistoryDeps): ExchangeHistory {
  const { log, clock, timings, signal } = deps
  const isFinal = (error: string) => /Unknown asset pair/.test(error)
  const ask = createAsking({ ...deps, isFinal })
  const url = (query: string) => `${deps.restUrl}/0/public/${query}`

  async function candles({ symbol, name }: ExchangePair, { from, to }: TimeRange) {
    // `since` leaves its own second out, so it is asked a minute earlier.
    const query = `OHLC?pair=${restPairOf(name)}&interval=1&since=${from / 1000 - 60}`
    const answer = await ask(url(query), parseKrakenCandles)
    if (answer === undefined) return undefined
    if ('error' in answer) {
      log(`kraken: no candles of ${name}: ${answer.error}`)
      return undefined
    }
    const wanted = answer.candles.filter(({ at }) => at >= from && at < to)
    return wanted.map((candle) => ({ ...candle, symbol }))
  }

  async function trades({ symbol, name }: ExchangePair, { from, to }: TimeRange) {
    const asked = `${new URL(deps.restUrl).host}, trades of ${name}`
    const wait = later(to, timings.restSettledMs) - clock.now()
    if (wait > 0) await sleep(wait, undefined, { signal }).catch(() => {})
    const ticks: FeedTick[] = []
    let since = BigInt(from) * 1_000_000n
    for (let pages = 1; ; pages += 1) {
      const query = `Trades?pair=${restPairOf(name)}&since=${since}&count=1000`
      const page = await ask(url(query), parseKrakenTrades)
      if (page === undefined || 'error' in page) {
        log(`kraken: no trades of ${name}: ${page?.error ?? 'stopped'}`)
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
