// Plays recorded market data as if it were happening now, labelled with the recording it comes
// from.

import { basename } from 'node:path'
import { setImmediate as breathe } from 'node:timers/promises'
import { floorTo, iso, later, type Millis, millis, minute } from '#kernel/time.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Instrument } from '../instruments/instrument.ts'
import type { Feed, FeedCandle, FeedSink, FeedStatus, FeedTick, TimeRange } from './feed.ts'
import type { ReplayFile, ReplaySetting } from './feed-setting.ts'
import { type Recording, RecordingRefused, readRecordedFiles } from './recorded-files.ts'
import { midOf } from './recorded-names.ts'
import { createPlayback, type Playback } from './recording-playback.ts'
import { pastOf, runTickLoop, scriptedAgain, type TickLoop, type TickScript } from './tick-loop.ts'

export type ReplayFeedDeps = {
  readonly instruments: readonly Instrument[]
  readonly clock: Clock
  readonly log: (message: string) => void
}

/**
 * Reads the files and plans their playing. Throws RecordingRefused with a sentence for whoever
 * chose them.
 */
export async function createReplayFeed(
  setting: ReplaySetting,
  { instruments, clock, log }: ReplayFeedDeps,
): Promise<Feed> {
  const recordings = await readRecordedFiles(setting.files.map((file) => file.path))
  const plan = { ...setting, since: setting.since ?? clock.now() }
  const files = [...setting.files]
  const playbacks = recordings.map((recording) =>
    createPlayback(recording, instrumentOf(recording, files, instruments), plan),
  )
  refuseTwice(playbacks)
  const script = scriptOf(playbacks)
  let loop: TickLoop | undefined

  async function* history(range: TimeRange) {
    for (const batch of script.candlesBetween(pastOf(range, clock))) {
      yield batch
      await breathe()
    }
  }

  async function* pastTicks(range: TimeRange) {
    const { from, to } = pastOf(range, clock)
    for (let start = from; start < to; start = later(start, minute)) {
      const end = millis(Math.min(start + minute, to))
      yield script.ticksBetween(later(start, -1), later(end, -1))
      await breathe()
    }
  }

  async function start(sink: FeedSink) {
    const now = clock.now()
    const detail = playbacks.map((playback) => planOf(playback, setting.speed, now)).join('; ')
    sink.status({ connected: true, detail })
    const told = (after: Millis, to: Millis) => {
      for (const status of endsBetween(playbacks, after, to)) sink.status(status)
    }
    loop = runTickLoop(script, { clock, log, sink, told })
  }

  return {
    name: 'replay',
    isLive: false,
    realSources: 0,
    symbols: playbacks.map((playback) => playback.instrument.symbol),
    history,
    pastTicks,
    start,
    stop: async () => loop?.stop(),
    toldThrough: () => loop?.toldThrough() ?? millis(0),
    refetch: async (symbol, range) => {
      const asked = scriptOf(playbacks.filter((it) => it.instrument.symbol === symbol))
      return scriptedAgain(asked.ticksBetween, pastOf(range, clock), 'the recording')
    },
  }
}

/** The instrument that a recording is of. Takes the file that says so out of `files`. */
function instrumentOf(
  recording: Recording,
  files: ReplayFile[],
  instruments: readonly Instrument[],
): Instrument {
  const index = files.findIndex(({ path }) => {
    const name = basename(path)
    return name === recording.name || midOf(name) === recording.name
  })
  const [file] = files.splice(index, 1)
  const symbol = file?.symbol ?? recording.symbolHint
  const instrument = instruments.find((it) => it.symbol === symbol)
  if (instrument) return instrument
  const known = symbol === undefined ? 'its name suggests no symbol' : `${symbol} is not listed`
  throw new RecordingRefused(`${recording.name}: ${known}; name a listed one as SYMBOL=file.`)
}

function refuseTwice(playbacks: readonly Playback[]): void {
  const sources = new Map<string, string>()
  for (const { instrument, source } of playbacks) {
    const other = sources.get(instrument.symbol)
    if (other !== undefined) {
      throw new RecordingRefused(`${other} and ${source} are both of ${instrument.symbol}.`)
    }
    sources.set(instrument.symbol, source)
  }
}

function planOf({ instrument, source, startsAt, endAfter }: Playback, speed: number, now: Millis) {
  const ends = endAfter(now)
  const until = ends === undefined ? 'has ended' : `until ${iso(ends)}`
  return `${instrument.symbol} is ${source} from ${iso(startsAt)} at speed ${speed}, ${until}`
}

/** What to say when recordings end, and prices stop, or start again, and prices leap. */
function endsBetween(playbacks: readonly Playback[], after: Millis, to: Millis): FeedStatus[] {
  return playbacks.flatMap(({ instrument, endAfter }) => {
    const ends = endAfter(after)
    if (ends === undefined || ends > to) return []
    const goesOn = endAfter(to) !== undefined
    return {
      connected: playbacks.some((playback) => playback.endAfter(to) !== undefined),
      detail: `the recording of ${instrument.symbol} ${goesOn ? 'starts again' : 'has ended'}`,
    }
  })
}

const minutesPerBatch = 60

function scriptOf(playbacks: readonly Playback[]): TickScript {
  const ticksBetween = (after: Millis, to: Millis) =>
    playbacks.flatMap((playback) => ticksOf(playback, after, to)).sort((a, b) => a.at - b.at)

  function* candlesBetween(range: TimeRange) {
    const end = floorTo(range.to, minute)
    let from = floorTo(later(range.from, minute - 1), minute)
    for (; from < end; from = later(from, minutesPerBatch * minute)) {
      const to = millis(Math.min(from + minutesPerBatch * minute, end))
      const ticks = playbacks.map((playback) => ticksOf(playback, later(from, -1), later(to, -1)))
      yield ticks.flatMap(candlesOf).sort((a, b) => a.at - b.at)
    }
  }

  const nextAfter = (instant: Millis) => {
    const next = playbacks.flatMap(({ ticksAfter }) => first(ticksAfter(instant))?.at ?? [])
    return next.length === 0 ? undefined : millis(Math.min(...next))
  }
  return { ticksBetween, candlesBetween, nextAfter }
}

function ticksOf({ ticksAfter }: Playback, after: Millis, to: Millis): FeedTick[] {
  const ticks: FeedTick[] = []
  for (const tick of ticksAfter(after)) {
    if (tick.at > to) break
    ticks.push(tick)
  }
  return ticks
}

/** The one-minute candles of one instrument's ticks. */
function candlesOf(ticks: readonly FeedTick[]): FeedCandle[] {
  const candles = new Map<Millis, FeedCandle>()
  for (const { symbol, at, price } of ticks) {
    const start = floorTo(at, minute)
    const before = candles.get(start)
    candles.set(start, {
      symbol,
      at: start,
      open: before?.open ?? price,
      high: Math.max(before?.high ?? price, price),
      low: Math.min(before?.low ?? price, price),
      close: price,
      ticks: (before?.ticks ?? 0) + 1,
    })
  }
  return [...candles.values()]
}

function first<T>(items: Iterable<T>): T | undefined {
  for (const item of items) return item
  return undefined
}
