// A recording mapped to now: which recorded moment plays when, and the ticks that come of it. A
// pure function of the recording and the plan, so what lies before the start is history by the same
// rule by which the rest will tick.

import { day, floorTo, iso, type Millis, millis, minute } from '#kernel/time.ts'
import { type Instrument, isOpenAt } from '../instruments/instrument.ts'
import { candlePath, pathPointsMin } from './candle-path.ts'
import type { FeedTick } from './feed.ts'
import type { ReplayStart } from './feed-setting.ts'
import { type CandleRecording, type Recording, RecordingRefused } from './recorded-files.ts'
import { noiseKey, subKey } from './seeded-noise.ts'

export type PlaybackPlan = {
  /** Recorded seconds that play in one second, from 0.1 to 60. */
  readonly speed: number
  /**
   * Where in the recording to start; null: so that three days of playing lie before it, at most a
   * quarter of all.
   */
  readonly start: ReplayStart | null
  /** Starts again at the end. */
  readonly isLooped: boolean
  /** When the start plays; rounded down to the minute, so that recorded minutes stay minutes. */
  readonly since: Millis
}

export type Playback = {
  readonly instrument: Instrument
  /** As ticks name it, e.g. "replay:btc-usd-1m-2022-01". */
  readonly source: string
  /** The recorded moment that plays at the plan's `since`. */
  readonly startsAt: Millis
  /** When it next plays to its end, after an instant; undefined when it has done so for good. */
  readonly endAfter: (instant: Millis) => Millis | undefined
  /** Ticks after an instant, in order of time, as far as the recording goes. */
  readonly ticksAfter: (instant: Millis) => Iterable<FeedTick>
}

/** Throws RecordingRefused when the plan does not fit the recording. */
export function createPlayback(
  recording: Recording,
  instrument: Instrument,
  plan: PlaybackPlan,
): Playback {
  const { speed } = plan
  const { symbol } = instrument
  const since = floorTo(plan.since, minute)
  const startsAt = startOf(recording, instrument, { ...plan, since })
  const { to: end } = spanOf(recording)
  const period = plan.isLooped ? periodOf(recording, instrument, end - startsAt) : undefined
  const lengthMs = (period ?? end - startsAt) / speed
  const momentsFrom = momentsOf(recording, symbol, speed)
  const source = `replay:${recording.name.replace(/(\.(csv|json|txt|gz))+$/i, '')}` as const

  /** The ticks of one pass; the first one begins with all that lies before the start. */
  function* passAfter(instant: Millis, pass: number): Generator<FeedTick> {
    const passSince = since + pass * lengthMs
    const asked = startsAt + (instant - passSince) * speed
    for (const moment of momentsFrom(pass === 0 ? asked : Math.max(asked, startsAt))) {
      if (period !== undefined && moment.at >= startsAt + period) return
      const at = millis(passSince + (moment.at - startsAt) / speed)
      if (at > instant && isOpenAt(instrument, at))
        yield { symbol, at, price: moment.price, source }
    }
  }

  function* ticksAfter(instant: Millis): Generator<FeedTick> {
    if (period === undefined) return yield* passAfter(instant, 0)
    const first = Math.max(0, Math.floor((instant - since) / lengthMs))
    // A market that is never open when the recording plays has no next tick; two weeks are enough
    // to know.
    const last = first + Math.ceil((2 * week) / lengthMs)
    for (let pass = first; pass <= last; pass += 1) yield* passAfter(instant, pass)
  }

  function endAfter(instant: Millis): Millis | undefined {
    const passes = Math.max(0, Math.floor((instant - since) / lengthMs))
    if (passes > 0 && period === undefined) return undefined
    return millis(since + (passes + 1) * lengthMs)
  }

  return { instrument, source, startsAt, endAfter, ticksAfter }
}

const week = 7 * day
const headStartMs = 3 * day
const headStartShareMax = 1 / 4

type Span = { readonly from: Millis; readonly to: Millis }

/** From the first recorded moment to the end of the last one. */
function spanOf(recording: Recording): Span {
  const isCandles = recording.kind === 'candles'
  const rows = isCandles ? recording.candles : recording.trades
  return { from: rows[0]!.at, to: millis(rows.at(-1)!.at + (isCandles ? minute : 1)) }
}

/**
 * The recorded moment to start with. Currencies keep the time of week, so that recorded weekends
 * fall on weekends: the first such moment from the wanted one on. If the recording is too short for
 * that it starts as wanted.
 */
function startOf(recording: Recording, { category }: Instrument, plan: PlaybackPlan): Millis {
  const span = spanOf(recording)
  const wanted = wantedStart(span, plan)
  if (wanted < span.from || wanted >= span.to) {
    const covered = `${iso(span.from)} to ${iso(span.to)}`
    throw new RecordingRefused(
      `${recording.name}: it covers ${covered} and can't start at ${iso(wanted)}.`,
    )
  }
  const whole = recording.kind === 'candles' ? floorTo(wanted, minute) : wanted
  if (category === 'Cryptocurrency') return whole
  const matching = millis(whole + ((((plan.since - whole) % week) + week) % week))
  return matching < span.to ? matching : whole
}

function wantedStart({ from, to }: Span, { start, speed }: PlaybackPlan): Millis {
  if (start !== null) return 'at' in start ? start.at : millis(from + start.afterMs)
  return millis(from + Math.min(headStartMs * speed, (to - from) * headStartShareMax))
}

/**
 * How long a looped recording plays before it starts again: whole minutes, for currencies whole
 * weeks.
 */
function periodOf(recording: Recording, { category }: Instrument, lengthMs: number): number {
  const unit = category === 'Cryptocurrency' ? minute : week
  const period = Math.floor(lengthMs / unit) * unit
  if (period > 0) return period
  const what = category === 'Cryptocurrency' ? 'minute' : 'week'
  throw new RecordingRefused(`${recording.name}: less than a ${what} is left to loop.`)
}

type Moment = { readonly at: number; readonly price: number }

/** Mean time between two ticks of a candle's path. */
const spacingMs = 500
/** Ticks closer together than this would not all enter the series. */
const spacingMinMs = 251
const jitterMax = 0.2

/** The recorded moments from an instant on. */
function momentsOf(
  recording: Recording,
  symbol: string,
  speed: number,
): (from: number) => Iterable<Moment> {
  if (recording.kind === 'candles') return candleMoments(recording, symbol, minute / speed)
  const { trades } = recording
  return function* (from) {
    for (let i = firstFrom(trades, from); i < trades.length; i += 1) yield trades[i]!
  }
}

function candleMoments(
  { candles, scale }: CandleRecording,
  symbol: string,
  candleMs: number,
): (from: number) => Iterable<Moment> {
  const count = Math.max(pathPointsMin, Math.round(candleMs / spacingMs))
  const spacing = candleMs / count
  const jitter = Math.max(0, Math.min(jitterMax, (spacing - spacingMinMs) / (2 * spacing)))
  const symbolKey = noiseKey('replay', symbol)
  return function* (from) {
    for (let i = firstFrom(candles, from - minute); i < candles.length; i += 1) {
      const candle = candles[i]!
      const key = subKey(symbolKey, candle.at / minute)
      for (const { offset, price } of candlePath(candle, { count, jitter, scale, key })) {
        const at = candle.at + offset * minute
        if (at >= from) yield { at, price }
      }
    }
  }
}

/** The index of the first row at or after an instant. */
function firstFrom(rows: readonly { readonly at: Millis }[], instant: number): number {
  let low = 0
  let high = rows.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (rows[middle]!.at < instant) low = middle + 1
    else high = middle
  }
  return low
}
