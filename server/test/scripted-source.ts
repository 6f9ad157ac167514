// One of several sources whose every word a test decides.

import { type Millis, millis } from '#kernel/time.ts'
import type {
  Feed,
  FeedCandle,
  FeedGap,
  FeedName,
  FeedSink,
  Refetched,
} from '#server/trading/market/feed.ts'

export type ScriptedSource = Feed & {
  readonly say: (symbol: string, price: number, at: Millis) => void
  /** All it said up to here is told. */
  readonly tellThrough: (at: Millis) => void
  readonly connect: () => void
  readonly lose: () => void
  readonly miss: (gap: FeedGap) => void
  readonly tellCandles: (candles: readonly FeedCandle[]) => void
  /** What it says of the past. */
  candles: readonly FeedCandle[]
  again: Refetched
}

export function scriptedSource(name: FeedName, symbols: readonly string[]): ScriptedSource {
  let sink: FeedSink | undefined
  let told = millis(0)
  const source: ScriptedSource = {
    name,
    isLive: true,
    realSources: 1,
    symbols,
    candles: [],
    again: { answer: 'nothing', asked: `${name}: nothing`, ticks: [] },
    history: async function* () {
      if (source.candles.length > 0) yield source.candles
    },
    pastTicks: async function* () {},
    start: async (to) => {
      sink = to
    },
    stop: async () => {
      sink = undefined
    },
    toldThrough: () => told,
    refetch: async () => source.again,
    say: (symbol, price, at) => {
      sink?.tick({ symbol, price, at, source: name as 'kraken' })
      told = millis(Math.max(told, at))
    },
    tellThrough: (at) => {
      told = millis(Math.max(told, at))
    },
    connect: () => sink?.status({ connected: true, detail: 'up' }),
    lose: () => sink?.status({ connected: false, detail: 'lost' }),
    miss: (gap) => {
      sink?.gap(gap)
      told = millis(Math.max(told, gap.to))
    },
    tellCandles: (candles) => sink?.candles(candles),
  }
  return source
}
