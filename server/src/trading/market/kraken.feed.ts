// Live prices of the Kraken exchange, crypto and currencies, without a key: the mid of best bid and
// ask from its stream, dated by the exchange, and from its REST interface what a lost connection
// has missed: candles for charts, and trades where open trades rest on the prices of that time.

import { floorTo, hour, later, type Millis, millis, minute, second } from '#kernel/time.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Instrument } from '../instruments/instrument.ts'
import type { Feed, FeedSink, TimeRange } from './feed.ts'
import { krakenRestUrl, krakenStreamUrl } from './feed-setting.ts'
import { createMissingCandles, type MissingCandles } from './fetch-missing.ts'
import { type Dropped, newDropped } from './hear-quotes.ts'
import { createKrakenHistory, type KrakenPair } from './kraken.history.ts'
import { type KrakenStream, openKrakenStream } from './kraken.stream.ts'
import type { KrakenQuote } from './kraken-messages.ts'

export type KrakenFeedDeps = {
  readonly streamUrl: string
  readonly restUrl: string
  readonly instruments: readonly Instrument[]
  readonly clock: Clock
  readonly log: (message: string) => void
  /** Uniform in [0, 1). */
  readonly random: () => number
  readonly timings?: KrakenTimings
}

export type KrakenTimings = typeof krakenTimings

export const krakenTimings = {
  silenceMs: 10 * second,
  pingEveryMs: second,
  askEveryMs: 5 * second,
  gapEveryMs: minute,
  retryMinMs: second,
  retryMaxMs: minute,
  restEveryMs: 1_100,
  restAnswerMs: 10 * second,
  restTries: 5,
  restSettledMs: second,
}

/** As much as one request gives. */
const catalogueHistoryMs = 12 * hour

export type KrakenFeed = Feed & {
  /** What the stream sent and was not let through, since the start. */
  readonly dropped: () => Dropped
}

export function createKrakenFeed(deps: KrakenFeedDeps): KrakenFeed {
  const { streamUrl, restUrl, clock, timings = krakenTimings } = deps
  const { tradable, others } = pairsOf(deps.instruments)
  const pairs = [...tradable, ...others]
  const ended = new AbortController()
  const past = createKrakenHistory({ ...deps, timings, signal: ended.signal })
  const missing = createMissingCandles(past.candles, clock)
  let stream: KrakenStream | undefined

  /**
   * Only of the tradable pairs: one request a second and pair. The others' history comes once
   * prices flow.
   */
  async function* history({ from, to }: TimeRange) {
    for (const pair of tradable) {
      const candles = await past.candles(pair, { from, to })
      if (candles !== undefined) yield candles
    }
  }

  async function start(sink: FeedSink) {
    missing.miss(others, floorTo(later(clock.now(), -catalogueHistoryMs), minute))
    const symbols = pairs.map((pair) => pair.krakenSymbol)
    const told = tellTo(sink, { pairs, missing, host: new URL(streamUrl).host })
    stream = openKrakenStream({ ...deps, ...told, url: streamUrl, timings, symbols })
  }

  return {
    name: 'kraken',
    isLive: streamUrl === krakenStreamUrl && restUrl === krakenRestUrl,
    symbols: pairs.map((pair) => pair.symbol),
    history,
    pastTicks: async function* () {},
    start,
    stop: async () => {
      ended.abort()
      stream?.close()
    },
    toldThrough: () => stream?.toldThrough() ?? millis(0),
    refetch: async (symbol, range) => {
      const pair = pairs.find((it) => it.symbol === symbol)
      if (pair) return past.trades(pair, range)
      return { answer: 'nothing', asked: `${new URL(restUrl).host}: not listed`, ticks: [] }
    },
    dropped: () => ({ ...newDropped(), ...stream?.dropped }),
  }
}

type Telling = {
  readonly pairs: readonly KrakenPair[]
  readonly missing: MissingCandles<KrakenPair>
  readonly host: string
}

/** What the stream says, in the words of a feed. */
function tellTo(sink: FeedSink, { pairs, missing, host }: Telling) {
  const symbolOf = new Map(pairs.map((pair) => [pair.krakenSymbol, pair.symbol]))
  return {
    onQuote: ({ symbol, bid, ask }: KrakenQuote, at: Millis) => {
      const ours = symbolOf.get(symbol)
      if (ours === undefined) return
      sink.tick({ symbol: ours, price: (bid + ask) / 2, at, source: 'kraken' })
    },
    onGap: (from: Millis | undefined, to: Millis) => {
      if (from !== undefined) missing.miss(pairs, floorTo(from, minute))
      sink.gap({ from, to, cause: from === undefined ? 'restarted' : 'connection_lost' })
    },
    onUp: () => {
      sink.status({ connected: true, detail: `quotes from ${host}` })
      void missing.fetch(sink.candles)
    },
    onDown: (reason: string) => sink.status({ connected: false, detail: reason }),
  }
}

/** The pairs that the exchange lists. */
function pairsOf(instruments: readonly Instrument[]) {
  const listed = instruments.flatMap(({ symbol, krakenSymbol, isTradable }) =>
    krakenSymbol === null ? [] : { symbol, krakenSymbol, isTradable },
  )
  return {
    tradable: listed.filter((pair) => pair.isTradable),
    others: listed.filter((pair) => !pair.isTradable),
  }
}
