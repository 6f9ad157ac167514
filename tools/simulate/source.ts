// The source of prices as the simulated install hears it. It is outside: it goes on while nobody
// listens, keeps what it said, and says it again to whoever asks. What it says is told to it.

import { pointsTold } from '#kernel/price.ts'
import { day, floorTo, later, type Millis, minute } from '#kernel/time.ts'
import type { Instrument } from '#server/trading/instruments/instrument.ts'
import type {
  Feed,
  FeedCandle,
  FeedSink,
  FeedTick,
  TimeRange,
} from '#server/trading/market/feed.ts'
import { simulatedSource } from '#server/trading/market/simulated-history.ts'
import type { SimulatedPrices } from '#server/trading/market/simulated-prices.ts'
import type { Instant } from './life.ts'

/** A price of each of some instruments at one instant, by symbol. */
export type Prices = { readonly at: Millis; readonly of: Readonly<Record<string, number>> }

export type Source = {
  readonly symbols: readonly string[]
  /** What an install listens with; a new one for each life. */
  readonly feed: () => Feed
  /** Says these prices, now or, to whoever was not looking, of a while ago. */
  readonly say: (prices: Prices) => void
  readonly hangUp: () => void
}

export type SourceNeeds = {
  readonly instant: Instant
  readonly instruments: readonly Instrument[]
  /** Of the time before the simulation begins. */
  readonly before: SimulatedPrices
  readonly start: Millis
}

type Said = { readonly at: Millis; readonly price: number }

/** What a source can still say again. */
const keptMs = 3 * day

export function openSource({ instant, instruments, before, start }: SourceNeeds): Source {
  const said = new Map(instruments.map(({ symbol }): [string, Said[]] => [symbol, []]))
  let sink: FeedSink | undefined
  const tickOf = (symbol: string, { at, price }: Said): FeedTick => {
    return { symbol, price, at, source: simulatedSource }
  }
  const saidIn = (symbol: string, { from, to }: TimeRange) =>
    (said.get(symbol) ?? []).filter(({ at }) => at > from && at <= to)

  const closeOf = (instrument: Instrument, at: Millis): number | undefined => {
    if (at < start) return before.priceAt(instrument.base, instrument.quote, at)
    return saidIn(instrument.symbol, { from: later(at, -minute), to: at }).at(-1)?.price
  }
  const candlesOf = (instrument: Instrument, { from, to }: TimeRange): FeedCandle[] => {
    const candles: FeedCandle[] = []
    for (let at = floorTo(from, minute); at < to; at = later(at, minute)) {
      const close = closeOf(instrument, later(at, minute - 1))
      if (close === undefined || pointsTold(close, instrument.scale) === undefined) continue
      const { symbol } = instrument
      candles.push({ symbol, at, open: close, high: close, low: close, close, ticks: 1 })
    }
    return candles
  }
  const feed = (): Feed => ({
    name: 'simulated',
    isLive: false,
    realSources: 0,
    symbols: instruments.map(({ symbol }) => symbol),
    history: async function* (range) {
      for (const instrument of instruments) yield candlesOf(instrument, range)
    },
    pastTicks: async function* () {},
    start: async (to) => {
      sink = to
      sink.gap({ from: undefined, to: instant.now, cause: 'restarted' })
    },
    toldThrough: () => instant.now,
    refetch: async (symbol, range) => ({
      answer: 'prices',
      asked: simulatedSource,
      ticks: saidIn(symbol, range).map((one) => tickOf(symbol, one)),
    }),
    stop: async () => {
      sink = undefined
    },
  })
  return {
    symbols: instruments.map(({ symbol }) => symbol),
    feed,
    say: ({ at, of }) => {
      for (const [symbol, price] of Object.entries(of)) {
        const all = said.get(symbol)
        if (!all) continue
        all.push({ at, price })
        if (all.length > 100_000) {
          said.set(
            symbol,
            all.filter((one) => one.at > at - keptMs),
          )
        }
        sink?.tick(tickOf(symbol, { at, price }))
      }
    },
    hangUp: () => {
      sink = undefined
    },
  }
}
