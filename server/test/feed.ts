// A feed whose every price a test decides, with some hours of made-up history to price trades from.

import { floorTo, later, type Millis, minute } from '#kernel/time.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Instrument } from '#server/trading/instruments/instrument.ts'
import type {
  Feed,
  FeedCandle,
  FeedGap,
  FeedHalt,
  FeedSink,
  FeedTick,
  LeftOut,
  Refetched,
  TimeRange,
} from '#server/trading/market/feed.ts'

export type ScriptedFeed = Feed & {
  /** Reports a price, received now unless said otherwise. */
  readonly tick: (symbol: string, price: number, at?: Millis) => void
  /** Reports a price as a feed of several sources does. */
  readonly tell: (tick: FeedTick) => void
  readonly halt: (halt: FeedHalt) => void
  readonly leaveOut: (tick: FeedTick, why: LeftOut) => void
  /** Tells that prices were missed. */
  readonly gap: (gap: FeedGap) => void
  /** What the source says when it is asked once more, by symbol: nothing unless a test sets it. */
  readonly again: Map<string, (range: TimeRange) => Promise<Refetched>>
  /** While set, no price later than this is told to be complete. */
  toldUpTo: Millis | undefined
}

/** What the last minute of the history closes at, and what a test starts from. */
export const firstPrices: Readonly<Record<string, number>> = {
  BTCUSD: 60_000,
  BCHBTC: 0.0075,
  EURUSD: 1.1,
  SAPEUR: 200,
}

const historyMinutes = 180
const sourceName = 'replay:scripted'

export function scriptedFeed(clock: Clock, instruments: readonly Instrument[]): ScriptedFeed {
  const symbols = instruments.map((it) => it.symbol)
  let sink: FeedSink | undefined
  const feed: ScriptedFeed = {
    name: 'simulated',
    isLive: false,
    realSources: 0,
    symbols,
    history: async function* (range) {
      for (const symbol of symbols) yield historyOf(symbol, range)
    },
    pastTicks: async function* () {},
    again: new Map(),
    toldUpTo: undefined,
    start: async (to) => {
      sink = to
      sink.gap({ from: undefined, to: clock.now(), cause: 'restarted' })
    },
    toldThrough: () => feed.toldUpTo ?? clock.now(),
    refetch: (symbol, range) =>
      feed.again.get(symbol)?.(range) ??
      Promise.resolve({ answer: 'nothing', asked: sourceName, ticks: [] }),
    gap: (gap) => sink?.gap(gap),
    tell: (tick) => sink?.tick(tick),
    halt: (halt) => sink?.halt?.(halt),
    leaveOut: (tick, why) => sink?.leftOut?.(tick, why),
    stop: async () => {
      sink = undefined
    },
    tick: (symbol, price, at = clock.now()) =>
      sink?.tick({ symbol, price, at, source: sourceName }),
  }
  return feed
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
