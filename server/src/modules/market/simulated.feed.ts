// The default feed: simulated prices for every instrument whose assets are known. Nothing is kept; what was, what is and
// what a pause has missed are all read from the same seeded paths.

import { setImmediate as breathe } from 'node:timers/promises'
import { later, millis, minute, second } from '#kernel/time.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Instrument } from '../instruments/instrument.ts'
import type { Asset } from './asset.ts'
import type { Feed, FeedSink, TimeRange } from './feed.ts'
import { simulatedCandles, simulatedTicks } from './simulated-history.ts'
import { createSimulatedPrices } from './simulated-prices.ts'
import { createNextTick } from './tick-times.ts'

export type SimulatedFeedDeps = {
  /** The same seed gives the same prices at the same instants. Whoever knows it knows the future: keep it secret. */
  readonly seed: string
  readonly assets: readonly Asset[]
  readonly instruments: readonly Instrument[]
  readonly clock: Clock
  readonly log: (message: string) => void
}

/** Sleeps until the next tick, but never shorter nor longer than this, since the clock may run faster than timers do. */
const sleepMinMs = 5
const sleepMaxMs = 50
/** A longer pause is told as candles: its ticks would come too late to be prices. */
const pauseMaxMs = 60 * second

export function createSimulatedFeed(deps: SimulatedFeedDeps): Feed {
  const { clock } = deps
  const prices = createSimulatedPrices(deps.seed, deps.assets)
  const instruments = deps.instruments.filter(
    (it) => prices.knows(it.base) && prices.knows(it.quote),
  )
  const ticking = instruments.map((instrument) => {
    return { instrument, next: createNextTick(deps.seed, instrument) }
  })
  let timer: NodeJS.Timeout | undefined

  /** Candles and ticks of the future are no one's to see. */
  const past = (range: TimeRange) => ({ ...range, to: millis(Math.min(range.to, clock.now())) })

  async function* history(range: TimeRange) {
    for (const batch of simulatedCandles(prices, instruments, past(range))) {
      yield batch
      await breathe()
    }
  }

  async function* pastTicks(range: TimeRange) {
    const { from, to } = past(range)
    const tradable = ticking.filter((it) => it.instrument.isTradable)
    for (let start = from; start < to; start = later(start, minute)) {
      const end = Math.min(start + minute, to)
      yield simulatedTicks(prices, tradable, millis(start - 1), millis(end - 1))
      await breathe()
    }
  }

  async function start(sink: FeedSink) {
    let told = clock.now()
    sink.status({ connected: true, detail: `simulated prices of ${ticking.length} instruments` })
    const wake = () => {
      const now = clock.now()
      if (now - told > pauseMaxMs) {
        deps.log(`simulated feed: paused for ${Math.round((now - told) / second)} s`)
        for (const batch of simulatedCandles(prices, instruments, { from: told, to: now })) {
          sink.candles(batch)
        }
        told = now
      }
      for (const tick of simulatedTicks(prices, ticking, told, now)) sink.tick(tick)
      told = now
      const sleep = Math.min(...ticking.map((it) => it.next(now))) - clock.now()
      timer = setTimeout(wake, Math.min(Math.max(sleep, sleepMinMs), sleepMaxMs))
    }
    timer = setTimeout(wake, sleepMinMs)
  }

  return {
    name: 'simulated',
    isLive: false,
    symbols: instruments.map((it) => it.symbol),
    history,
    pastTicks,
    start,
    stop: async () => clearTimeout(timer),
  }
}
