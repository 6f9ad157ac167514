// A feed whose every price a test decides, with some hours of made-up history to price trades from.

import { floorTo, later, type Millis, minute } from '#kernel/time.ts'
import type { Instrument } from '#server/modules/instruments/instrument.ts'
import type { Feed, FeedCandle, FeedSink, TimeRange } from '#server/modules/market/feed.ts'
import type { Clock } from '#server/platform/clock.ts'

export type ScriptedFeed = Feed & {
  /** Reports a price, received now unless said otherwise. */
  readonly tick: (symbol: string, price: number, at?: Millis) => void
}

/** What the last minute of the history closes at, and what a test starts from. */
export const firstPrices: Readonly<Record<string, number>> = {
  BTCUSD: 60_000,
  BCHBTC: 0.0075,
  EURUSD: 1.1,
}

const historyMinutes = 180
const sourceName = 'scripted'

export function scriptedFeed(clock: Clock, instruments: readonly Instrument[]): ScriptedFeed {
  const symbols = instruments.map((it) => it.symbol)
  let sink: FeedSink | undefined
  return {
    name: 'simulated',
    isLive: false,
    symbols,
    history: async function* (range) {
      for (const symbol of symbols) yield historyOf(symbol, range)
    },
    pastTicks: async function* () {},
    start: async (to) => {
      sink = to
    },
    stop: async () => {
      sink = undefined
    },
    tick: (symbol, price, at = clock.now()) =>
      sink?.tick({ symbol, price, at, source: sourceName }),
  }
}

function historyOf(symbol: string, { from, to }: TimeRange): FeedCandle[] {
  const last = firstPrices[symbol] ?? 1
  const start = Math.max(from, later(floorTo(to, minute), -historyMinutes * minute))
  const candles: FeedCandle[] = []
  for (let at = floorTo(start as Millis, minute); at < to; at = later(at, minute)) {
    // About 0.05 % a minute, up and down without a trend; the same whenever it is asked for.
    const close =
      last * (1 + 0.0007 * Math.sin((at / minute) * 1.7) + 0.0005 * Math.sin(at / 311_000))
    candles.push({ symbol, at, open: close, high: close, low: close, close, ticks: 1 })
  }
  return candles
}
