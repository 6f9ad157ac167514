// Tells ticks whose instants are known beforehand at those instants: the one timer of the simulated
// and the replay feed.

import { type Millis, millis, second } from '#kernel/time.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { FeedCandle, FeedSink, FeedTick, TimeRange } from './feed.ts'

/** Prices that are known for every instant, past and to come. */
export type TickScript = {
  /** All ticks in (after, to], in order of time. */
  readonly ticksBetween: (after: Millis, to: Millis) => readonly FeedTick[]
  /** When the next tick after an instant is due; undefined when none is to come. */
  readonly nextAfter: (instant: Millis) => Millis | undefined
  /** Candles of the whole minutes in the range, in batches ordered by time. */
  readonly candlesBetween: (range: TimeRange) => Iterable<readonly FeedCandle[]>
}

export type TickLoopDeps = {
  readonly clock: Clock
  readonly sink: FeedSink
  readonly log: (message: string) => void
  /** Called after the ticks in (after, to] were told. */
  readonly told?: (after: Millis, to: Millis) => void
}

/**
 * Sleeps until the next tick, but never shorter nor longer than this, since the clock may run
 * faster than timers do.
 */
const sleepMinMs = 5
const sleepMaxMs = 50
/** A longer pause is told as candles: its ticks would come too late to be prices. */
const pauseMaxMs = 60 * second

/** Starts with the first tick after now; returns what stops it. */
export function runTickLoop(script: TickScript, deps: TickLoopDeps): () => void {
  const { clock, sink, log } = deps
  let after = clock.now()
  let timer = setTimeout(wake, sleepMinMs)

  function wake(): void {
    const now = clock.now()
    if (now - after > pauseMaxMs) tellPause(now)
    for (const tick of script.ticksBetween(after, now)) sink.tick(tick)
    deps.told?.(after, now)
    after = now
    const sleep = (script.nextAfter(now) ?? Number.POSITIVE_INFINITY) - clock.now()
    timer = setTimeout(wake, Math.min(Math.max(sleep, sleepMinMs), sleepMaxMs))
  }

  function tellPause(now: Millis): void {
    log(`the feed paused for ${Math.round((now - after) / second)} s`)
    for (const batch of script.candlesBetween({ from: after, to: now })) sink.candles(batch)
    after = now
  }

  return () => clearTimeout(timer)
}

/**
 * The part of a range that is not still to come: what a feed knows of the future it keeps to
 * itself.
 */
export function pastOf(range: TimeRange, clock: Clock): TimeRange {
  return { ...range, to: millis(Math.min(range.to, clock.now())) }
}
