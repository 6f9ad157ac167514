// Live prices of an exchange, without a key: the mid of best bid and ask from its stream, dated by
// the exchange, and of the past what a lost connection has missed: candles for charts, and trades
// where open trades rest on the prices of that time.

import { floorTo, hour, later, type Millis, millis, minute } from '#kernel/time.ts'
import type { Clock } from '#server/platform/clock.ts'
import { type ExchangeStream, openExchangeStream } from './exchange.stream.ts'
import type { Exchange, ExchangePair, ExchangeQuote, ExchangeTimings } from './exchange.ts'
import type { ExchangeHistory, HistoryDeps } from './exchange-history.ts'
import type { Feed, FeedSink, TimeRange } from './feed.ts'
import { createMissingCandles, type MissingCandles } from './fetch-missing.ts'
import { type Dropped, newDropped } from './hear-quotes.ts'

export type ExchangeFeedDeps = {
  readonly streamUrl: string
  readonly restUrl: string
  readonly clock: Clock
  readonly log: (message: string) => void
  /** Uniform in [0, 1). */
  readonly random: () => number
  readonly timings: ExchangeTimings
  /** Sent along when it is asked. */
  readonly headers?: Readonly<Record<string, string>> | undefined
}

export type ExchangeFacts = {
  readonly exchange: Exchange
  /** Whether its prices are those of the real market, as the addresses say. */
  readonly isLive: boolean
  /** Whether it counts among those that are compared, where it is live; 1 unless said. */
  readonly realSources?: number
  readonly tradable: readonly ExchangePair[]
  /** Shown only: their history comes once prices flow. */
  readonly others: readonly ExchangePair[]
  readonly openHistory: (deps: HistoryDeps) => ExchangeHistory
}

/** As much as an exchange tells of the past without being asked twice. */
const catalogueHistoryMs = 12 * hour

export type ExchangeFeed = Feed & {
  /** What the stream sent and was not let through, since the start. */
  readonly dropped: () => Dropped
}

export function createExchangeFeed(deps: ExchangeFeedDeps, facts: ExchangeFacts): ExchangeFeed {
  const { streamUrl, restUrl, clock, timings } = deps
  const { exchange, tradable, others } = facts
  const pairs = [...tradable, ...others]
  const ended = new AbortController()
  const past = facts.openHistory({ ...deps, signal: ended.signal })
  const missing = createMissingCandles(past.candles, clock)
  let stream: ExchangeStream | undefined

  /**
   * Only of the tradable pairs: one request a second and pair. The others' history comes once
   * prices flow.
   */
  async function* history({ from, to }: TimeRange, symbols?: readonly string[]) {
    for (const pair of tradable.filter(({ symbol }) => symbols?.includes(symbol) ?? true)) {
      const candles = await past.candles(pair, { from, to })
      if (candles !== undefined) yield candles
    }
  }

  async function start(sink: FeedSink) {
    missing.miss(others, floorTo(later(clock.now(), -catalogueHistoryMs), minute))
    const symbols = pairs.map(({ name }) => name)
    const told = tellTo(sink, {
      name: exchange.name,
      pairs,
      missing,
      host: new URL(streamUrl).host,
    })
    stream = openExchangeStream({ ...deps, ...told, exchange, url: streamUrl, timings, symbols })
  }

  return {
    name: exchange.name,
    isLive: facts.isLive,
    realSources: facts.isLive ? (facts.realSources ?? 1) : 0,
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
  readonly name: Exchange['name']
  readonly pairs: readonly ExchangePair[]
  readonly missing: MissingCandles<ExchangePair>
  readonly host: string
}

/** What the stream says, in the words of a feed. */
function tellTo(sink: FeedSink, { name, pairs, missing, host }: Telling) {
  const symbolOf = new Map(pairs.map((pair) => [pair.name, pair.symbol]))
  return {
    onQuote: ({ symbol, bid, ask }: ExchangeQuote, at: Millis) => {
      const ours = symbolOf.get(symbol)
      if (ours === undefined) return
      sink.tick({ symbol: ours, price: (bid + ask) / 2, at, source: name })
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
