// What this feature asks the server, and by which keys its answers are kept.

import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type Order, tradeRoutes } from '#contract/client/trades.ts'
import { marketRoutes } from '#contract/public/market.ts'
import type { Bar } from '#ui/PriceChart.tsx'
import { ask } from '../../lib/http/call.ts'
import type { ChartInterval } from './ticket.ts'

/** The newest price and the day's change of every instrument. */
export const ratesQuery = queryOptions({
  queryKey: ['rates'],
  queryFn: async ({ signal }) => {
    const data = await ask(marketRoutes.rates, { signal })
    return new Map(data.map((rate) => [rate.symbol, rate]))
  },
  refetchInterval: 30_000,
})

type Wanted = {
  readonly symbol: string
  readonly duration: number
  readonly strikeRate: string
  /** Of the offer: another one quotes anew. */
  readonly version: string | undefined
}

const quoteMs = 5_000

export const quoteQuery = ({ symbol, duration, strikeRate, version }: Wanted) =>
  queryOptions({
    queryKey: ['quote', version, symbol, duration, strikeRate],
    queryFn: async ({ signal }) => {
      const query = { symbol, duration: String(duration), strike_rate: strikeRate }
      return ask(marketRoutes.quote, { query, signal })
    },
    refetchInterval: quoteMs,
    staleTime: quoteMs,
    retry: false,
    placeholderData: keepPreviousData,
  })

export async function submitTrade(order: Order, idempotencyKey: string) {
  return ask(tradeRoutes.submitTrade, { body: order, idempotencyKey })
}

type Shown = {
  readonly symbol: string
  readonly interval: ChartInterval
  /** Where a market is closed: its last price. */
  readonly to: string | undefined
}

export const barsQuery = ({ symbol, interval, to }: Shown) =>
  queryOptions({
    queryKey: ['bars', symbol, interval, to],
    queryFn: ({ signal }) => loadChart({ symbol, interval, to, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

type Asked = Shown & { readonly signal: AbortSignal }

/** The bars, and how long each is: where no single prices are kept, minutes still are. */
async function loadChart(asked: Asked) {
  const bars = await loadBars(asked)
  if (bars.length > 0 || asked.interval >= 60) return { bars, interval: asked.interval }
  return { bars: await loadBars({ ...asked, interval: 60 }), interval: 60 as const }
}

async function loadBars({ symbol, interval, to, signal }: Asked): Promise<Bar[]> {
  if (interval === 0) {
    const data = await ask(marketRoutes.ticks, { query: { symbol, to, limit: '400' }, signal })
    const bars = new Map<number, Bar>()
    for (const { time, price } of data) {
      const second = Math.floor(Date.parse(time) / 1000)
      bars.set(second, { time: second, open: price, high: price, low: price, close: price })
    }
    return [...bars.values()]
  }
  const query = { symbol, to, interval: String(interval), limit: '300' }
  const data = await ask(marketRoutes.candles, { query, signal })
  return data.map(({ time, ...bar }) => ({ ...bar, time: Date.parse(time) / 1000 }))
}
