// The bars of a chart: the newest ones when it begins, and those before as one pans.

import { queryOptions } from '@tanstack/react-query'
import { marketRoutes } from '#contract/public/market.ts'
import type { Bar } from '#ui/bars.ts'
import { ask } from '../../../lib/http/call.ts'
import type { ChartInterval } from './setup.ts'

const barsMost = 300
const ticksMost = 400

type Wanted = {
  readonly symbol: string
  readonly interval: ChartInterval
  /** Where a market is closed: its last price. */
  readonly to: string | undefined
}

export const barsQuery = ({ symbol, interval, to }: Wanted) =>
  queryOptions({
    queryKey: ['bars', symbol, interval, to],
    queryFn: ({ signal }) => loadChart({ symbol, interval, to, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

type Asked = Wanted & { readonly signal: AbortSignal }

/** The bars, and how long each is: where no single prices are kept, minutes still are. */
async function loadChart(asked: Asked) {
  const bars = await loadBars(asked)
  if (bars.length > 0 || asked.interval >= 60) return { bars, interval: asked.interval }
  return { bars: await loadBars({ ...asked, interval: 60 }), interval: 60 as const }
}

/** Those that began before the first one there is. */
export async function loadOlder(
  symbol: string,
  interval: ChartInterval,
  first: number,
): Promise<Bar[]> {
  const { signal } = new AbortController()
  const to = new Date(first * 1_000).toISOString()
  const bars = await loadBars({ symbol, interval, to, signal })
  return bars.filter(({ time }) => time < first)
}

async function loadBars({ symbol, interval, to, signal }: Asked): Promise<Bar[]> {
  if (interval === 0) {
    const data = await ask(marketRoutes.ticks, {
      query: { symbol, to, limit: String(ticksMost) },
      signal,
    })
    const bars = new Map<number, Bar>()
    for (const { time, price } of data) {
      const second = Math.floor(Date.parse(time) / 1000)
      bars.set(second, { time: second, open: price, high: price, low: price, close: price })
    }
    return [...bars.values()]
  }
  const query = { symbol, to, interval: String(interval), limit: String(barsMost) }
  const data = await ask(marketRoutes.candles, { query, signal })
  return data.map(({ time, ...bar }) => ({ ...bar, time: Date.parse(time) / 1000 }))
}
