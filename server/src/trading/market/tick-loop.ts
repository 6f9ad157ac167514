// Tells ticks whose instants are known beforehand at those instants: the one timer of the simulated
// and the replay feed.

import { setImmediate as breathe } from 'node:timers/promises'
import { later, type Millis, millis, minute, second } from '#kernel/time.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { FeedCandle, FeedSink, FeedTick, Refetched, TimeRange } from './feed.ts'

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
/** A longer pause is told as candles and as a gap: its ticks are computed where they are needed. */
const pauseMaxMs = 60 * second

export type TickLoop = { readonly stop: () => void; readonly toldThrough: () => Millis }

/** Starts with the first tick after now. */
export function runTickLoop(script: TickScript, deps: TickLoopDeps): TickLoop {
  const { clock, sink, log } = deps
  let after = clock.now()
  sink.gap({ from: undefined, to: after, cause: 'restarted' })
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
    sink.gap({ from: after, to: now, cause: 'stood_still' })
    for (const batch of script.candlesBetween({ from: after, to: now })) sink.candles(batch)
    after = now
  }

  return { stop: () => clearTimeout(timer), toldThrough: () => after }
}

/**
 * The prices of a script in (from, to]: what it said then, to the last digit. A minute at a time,
 * so that nothing waits for a long gap.
 */
export async function scriptedAgain(
  ticksBetween: TickScript['ticksBetween'],
  { from, to }: TimeRange,
  asked: string,
): Promise<Refetched> {
  const ticks: FeedTick[] = []
  for (let start = from; start < to; start = later(start, minute)) {
    ticks.push(...ticksBetween(start, millis(Math.min(start + minute, to))))
    await breathe()
  }
  return { answer: ticks.length > 0 ? 'prices' : 'nothing', asked, ticks }
}

/**
 * The part of a range that is not still to come: what a feed knows of the future it keeps to
 * itself.
 */
export function pastOf(range: TimeRange, clock: Clock): TimeRange {
  return { ...range, to: millis(Math.min(range.to, clock.now())) }
}
