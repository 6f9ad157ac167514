// Fetches the candles that a live feed has missed, instrument by instrument, while it already ticks
// again.

import { floorTo, type Millis, millis, minute } from '#kernel/time.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { FeedCandle, TimeRange } from './feed.ts'

export type MissingCandles<Pair> = {
  /** Candles of these pairs are missing from an instant on, until the last full minute. */
  readonly miss: (pairs: readonly Pair[], from: Millis) => void
  /** Fetches what is missing and tells it; does nothing while it already runs. */
  readonly fetch: (tell: (candles: readonly FeedCandle[]) => void) => Promise<void>
}

/** `load` gives the candles of a range, or undefined when they can't be had. */
export function createMissingCandles<Pair>(
  load: (pair: Pair, range: TimeRange) => Promise<readonly FeedCandle[] | undefined>,
  clock: Clock,
): MissingCandles<Pair> {
  const missing = new Map<Pair, Millis>()
  let isFetching = false
  return {
    miss: (pairs, from) => {
      for (const pair of pairs) missing.set(pair, millis(Math.min(missing.get(pair) ?? from, from)))
    },
    fetch: async (tell) => {
      if (isFetching) return
      isFetching = true
      // Entries that are added meanwhile are visited too.
      for (const [pair, from] of missing) {
        missing.delete(pair)
        const to = floorTo(clock.now(), minute)
        const candles = from < to ? await load(pair, { from, to }) : undefined
        if (candles !== undefined && candles.length > 0) tell(candles)
      }
      isFetching = false
    },
  }
}
