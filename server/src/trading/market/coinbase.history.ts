// What the Coinbase exchange's REST interface says of the past: products, candles, and trades.

import { setTimeout as sleep } from 'node:timers/promises'
import { iso, later, type Millis, minute } from '#kernel/time.ts'
import { createAsking } from './ask-exchange.ts'
import { parseCoinbaseCandles, parseCoinbaseTrades } from './coinbase-messages.ts'
import type { ExchangePair } from './exchange.ts'
import type { ExchangeHistory, HistoryDeps } from './exchange-history.ts'
import type { FeedCandle, FeedTick, TimeRange } from './feed.ts'

const tradesSource = 'coinbase trades'
/** More than so many pages of a thousand trades are no gap, but a market gone mad. */
const pagesMax = 20
const tradesPerPage = 1_000
/** As many as one answer holds. */
const candlesPerPage = 300

export function createCoinbaseHistory(deps: HistoryDeps): ExchangeHistory {
  const { restUrl, log, clock, timings, signal } = deps
  const isFinal = (error: string) => /NotFound|HTTP 404|invalid/i.test(error)
  const ask = createAsking({ ...deps, isFinal })

  async function candles({ symbol, name }: ExchangePair, { from, to }: TimeRange) {
    const found: FeedCandle[] = []
    for (let at = from; at < to; at = later(at, candlesPerPage * minute)) {
      const end = Math.min(to, later(at, (candlesPerPage - 1) * minute)) as Millis
      const query = `candles?granularity=60&start=${iso(at)}&end=${iso(end)}`
      const answer = await ask(`${restUrl}/products/${name}/${query}`, parseCoinbaseCandles)
      if (answer === undefined) return undefined
      if ('error' in answer) {
        log(`coinbase: no candles of ${name}: ${answer.error}`)
        return undefined
      }
      const wanted = answer.candles.filter((candle) => candle.at >= from && candle.at < to)
      found.push(...wanted.map((candle) => ({ ...candle, symbol })))
    }
    return found
  }

  /** It tells the newest first: page by page back to the beginning. */
  async function trades({ symbol, name }: ExchangePair, { from, to }: TimeRange) {
    const asked = `${new URL(restUrl).host}, trades of ${name}`
    const wait = later(to, timings.restSettledMs) - clock.now()
    if (wait > 0) await sleep(wait, undefined, { signal }).catch(() => {})
    const ticks: FeedTick[] = []
    let before: number | undefined
    for (let pages = 1; pages <= pagesMax; pages += 1) {
      const query = `limit=${tradesPerPage}${before === undefined ? '' : `&after=${before}`}`
      const page = await ask(`${restUrl}/products/${name}/trades?${query}`, parseCoinbaseTrades)
      if (page === undefined || 'error' in page) {
        log(`coinbase: no trades of ${name}: ${page?.error ?? 'stopped'}`)
        return { answer: 'unreachable', asked, ticks: [] } as const
      }
      for (const { at, price } of page.trades) {
        if (at > from && at <= to) ticks.push({ symbol, at, price, source: tradesSource })
      }
      const oldest = page.trades.at(-1)
      if (oldest === undefined || oldest.at <= from) {
        const answer = ticks.length > 0 ? 'prices' : 'nothing'
        return { answer, asked, ticks: ticks.reverse() } as const
      }
      before = oldest.id
    }
    log(`coinbase: more trades of ${name} than ${pagesMax} pages hold`)
    return { answer: 'unreachable', asked, ticks: [] } as const
  }

  return { candles, trades }
}
