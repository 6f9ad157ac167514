// The default feed: simulated prices for every instrument whose assets are known. Nothing is kept;
// what was, what is and what a pause has missed are all read from the same seeded paths.

import { setImmediate as breathe } from 'node:timers/promises'
import { later, type Millis, millis, minute } from '#kernel/time.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Instrument } from '../instruments/instrument.ts'
import type { Asset } from './asset.ts'
import type { Feed, FeedSink, TimeRange } from './feed.ts'
import { simulatedCandles, simulatedTicks } from './simulated-history.ts'
import { createSimulatedPrices } from './simulated-prices.ts'
import { pastOf, runTickLoop, scriptedAgain, type TickLoop } from './tick-loop.ts'
import { createNextTick } from './tick-times.ts'

export type SimulatedFeedDeps = {
  /**
   * The same seed gives the same prices at the same instants. Whoever knows it knows the future:
   * keep it secret.
   */
  readonly seed: string
  readonly assets: readonly Asset[]
  readonly instruments: readonly Instrument[]
  readonly clock: Clock
  readonly log: (message: string) => void
}

export function createSimulatedFeed(deps: SimulatedFeedDeps): Feed {
  const { clock, log } = deps
  const prices = createSimulatedPrices(deps.seed, deps.assets)
  const instruments = deps.instruments.filter(
    (it) => prices.knows(it.base) && prices.knows(it.quote),
  )
  const ticking = instruments.map((instrument) => {
    return { instrument, next: createNextTick(deps.seed, instrument) }
  })
  const tradable = ticking.filter((it) => it.instrument.isTradable)
  let loop: TickLoop | undefined

  async function* history(range: TimeRange, symbols?: readonly string[]) {
    const wanted = instruments.filter((it) => symbols?.includes(it.symbol) ?? true)
    for (const batch of simulatedCandles(prices, wanted, pastOf(range, clock))) {
      yield batch
      await breathe()
    }
  }

  async function* pastTicks(range: TimeRange) {
    const { from, to } = pastOf(range, clock)
    for (let start = from; start < to; start = later(start, minute)) {
      const end = Math.min(start + minute, to)
      yield simulatedTicks(prices, tradable, millis(start - 1), millis(end - 1))
      await breathe()
    }
  }

  async function start(sink: FeedSink) {
    sink.status({ connected: true, detail: `simulated prices of ${ticking.length} instruments` })
    loop = runTickLoop(
      {
        ticksBetween: (after, to) => simulatedTicks(prices, ticking, after, to),
        nextAfter: (instant) => millis(Math.min(...ticking.map((it) => it.next(instant)))),
        candlesBetween: (range) => simulatedCandles(prices, instruments, range),
      },
      { clock, log, sink },
    )
  }

  return {
    name: 'simulated',
    isLive: false,
    realSources: 0,
    symbols: instruments.map((it) => it.symbol),
    history,
    pastTicks,
    start,
    stop: async () => loop?.stop(),
    toldThrough: () => loop?.toldThrough() ?? millis(0),
    refetch: async (symbol, range) => {
      const asked = ticking.filter((it) => it.instrument.symbol === symbol)
      const ticksBetween = (after: Millis, to: Millis) => simulatedTicks(prices, asked, after, to)
      return scriptedAgain(ticksBetween, pastOf(range, clock), 'the simulation')
    },
  }
}
