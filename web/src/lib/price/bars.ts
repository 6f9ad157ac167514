// The bars of a chart on the public site, from the candles of our own API.

import type { Bar } from '#ui/bars.ts'
import { type DataOf, publicCalls } from '../site/public-calls.ts'
import { useReply } from '../site/replies.tsx'
import type { ChartInterval } from './chart-intervals.ts'

export function candlesRead(symbol: string, interval: ChartInterval) {
  return {
    route: publicCalls.candles,
    query: { symbol, interval: String(interval), limit: '200' },
  }
}

/** The candles of a symbol; asked for anew once a minute while the page is seen. */
export function useCandles(symbol: string, interval: ChartInterval, isWanted = true) {
  const { route, query } = candlesRead(symbol, interval)
  return useReply(route, { query, isWanted, refreshMs: 60_000 })
}

export function barsOf(candles: DataOf<'candles'>): Bar[] {
  return candles.map(({ time, open, high, low, close }) => ({
    time: Date.parse(time) / 1000,
    open,
    high,
    low,
    close,
  }))
}
