// Live prices of several exchanges as one: each tick is the median of what they say, with what each
// of them said. An instrument needs two that list it; what is only shown may have one.

import { fromPoints, type Points, type PriceScale } from '#kernel/price.ts'
import { floorTo, type Millis, millis, minute } from '#kernel/time.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Instrument } from '../instruments/instrument.ts'
import type {
  Feed,
  FeedCandle,
  FeedGap,
  FeedSink,
  FeedTick,
  HeardVoice,
  TimeRange,
} from './feed.ts'
import { inOrder } from './in-order.ts'
import {
  type Accord,
  follow,
  medianOf,
  newAccord,
  type Said,
  toleranceOf,
  type Verdict,
} from './median.ts'
import { remember, wordOf } from './median-words.ts'
import { refetchMedian } from './refetch-median.ts'

export type MedianDeps = {
  readonly instruments: readonly Instrument[]
  readonly clock: Clock
}

/** How often what was heard is put in order. */
const stepMs = 25
/** After a standstill of ours, what the sockets hold is read first. */
const standstillMs = 500
/** A source that is further behind the foremost is not waited for. */
const lagMs = 500

type Line = {
  readonly symbol: string
  readonly scale: PriceScale
  /** By the places of the sources; undefined: it does not list it. */
  readonly said: (Said | undefined)[]
  readonly places: readonly number[]
  accord: Accord
  verdict: Verdict | undefined
  /** The newest price was told with this time. */
  toldAt: Millis
}

type Median = {
  readonly feeds: readonly Feed[]
  readonly isUp: boolean[]
  readonly lines: ReadonlyMap<string, Line>
  readonly order: ReturnType<typeof inOrder<FeedTick>>
  /** Stretches of which no source was heard: their minutes are fetched. */
  missed: TimeRange[]
  readonly startedAt: Millis
}

export function createMedianFeed(feeds: readonly Feed[], deps: MedianDeps): Feed {
  const startedAt = deps.clock.now()
  const listed = deps.instruments.flatMap((one) => lineOf(one, feeds, startedAt) ?? [])
  const median: Median = {
    feeds,
    isUp: feeds.map(() => false),
    lines: new Map(listed.map((line) => [line.symbol, line])),
    order: inOrder(lagMs),
    missed: [],
    startedAt,
  }
  const isLive = feeds.every((feed) => feed.isLive)
  let timer: NodeJS.Timeout | undefined
  return {
    name: 'median',
    isLive,
    // One that nobody has said is the real market has a part in every price: then none counts.
    realSources: isLive ? feeds.reduce((sum, feed) => sum + feed.realSources, 0) : 0,
    symbols: listed.map(({ symbol }) => symbol),
    history: (range, symbols) => historyOf(feeds, range, symbols),
    pastTicks: async function* () {},
    start: async (sink) => {
      for (const [place, feed] of feeds.entries()) await feed.start(sinkOf(median, place, sink))
      timer = everySoOften(() => takeStep(median, sink))
    },
    toldThrough: median.order.through,
    refetch: (symbol, range) => {
      const line = median.lines.get(symbol)
      const asked = line?.places.flatMap((place) => feeds[place] ?? []) ?? []
      return refetchMedian(asked, { symbol, range, scale: line?.scale })
    },
    voices: () => feeds.map((feed, place) => voiceOf(median, feed, place)),
    stop: async () => {
      clearInterval(timer)
      for (const feed of feeds) await feed.stop()
    },
  }
}

/** Undefined where too few list it: of what exchanges trade two have to, to be compared. */
function lineOf(
  { symbol, scale, isTradable }: Instrument,
  feeds: readonly Feed[],
  startedAt: Millis,
): Line | undefined {
  const places = feeds.flatMap((feed, place) => (feed.symbols.includes(symbol) ? [place] : []))
  const isLicensed = places.some((place) => feeds[place]?.name.startsWith('licensed:'))
  if (places.length < (isTradable && !isLicensed ? 2 : 1)) return undefined
  return {
    symbol,
    scale,
    places,
    said: feeds.map(() => undefined),
    accord: newAccord(startedAt),
    verdict: undefined,
    toldAt: millis(0),
  }
}

function everySoOften(work: () => void): NodeJS.Timeout {
  let last = performance.now()
  return setInterval(() => {
    const now = performance.now()
    const stoodStill = now - last > standstillMs
    last = now
    if (!stoodStill) work()
  }, stepMs)
}

function takeStep(median: Median, sink: FeedSink): void {
  const { feeds, isUp, lines, order } = median
  const told = feeds.map((feed, place) => (isUp[place] ? feed.toldThrough() : undefined))
  const taken = order.take(told)
  for (const [nr, { item, from, isLate }] of taken.entries()) {
    const line = lines.get(item.symbol)
    if (!line?.places.includes(from)) continue
    // Of one that it alone lists.
    if (line.places.length === 1) sink.tick(item)
    else if (remember(line.said, from, item, line.scale) && !isLate && !goesOn(taken, nr)) {
      hear(median, line, item.at, sink)
    }
  }
}

/** Whether more is said of it at the same instant: then its price is made of all of that. */
function goesOn(taken: readonly { readonly item: FeedTick }[], nr: number): boolean {
  const { symbol, at } = taken[nr]!.item
  for (let next = nr + 1; taken[next]?.item.at === at; next += 1) {
    if (taken[next]?.item.symbol === symbol) return true
  }
  return false
}

function hear(median: Median, line: Line, at: Millis, sink: FeedSink): void {
  const { symbol, scale, accord, places, said } = line
  const voices = places.map((place) => ({ isUp: median.isUp[place] ?? false, said: said[place] }))
  const tolerance = toleranceOf(accord.movement)
  const verdict = medianOf(voices, { at, tolerance, scale })
  const { accord: next, price } = follow(accord, verdict, at)
  line.accord = next
  line.verdict = verdict
  const word = wordOf(
    places.map((place, nr) => ({
      name: median.feeds[place]?.name ?? '',
      role: verdict.roles[nr] ?? 'down',
      said: said[place],
    })),
  )
  if (next.halt !== accord.halt) sink.halt?.({ symbol, at, cause: next.halt, ...word })
  for (const [nr, place] of places.entries()) {
    const mid = said[place]
    if (verdict.roles[nr] !== 'outlier' || mid?.at !== at) continue
    const source = median.feeds[place]?.name ?? 'median'
    const out = { symbol, price: fromPoints(mid.mid, scale), at, source }
    sink.leftOut?.(out, { reason: 'outlier', against: verdict.price })
  }
  // One price an instant: what else is said of it shows in the next.
  if (price === undefined || at <= line.toldAt) return
  line.toldAt = at
  sink.tick({ symbol, price: fromPoints(price, scale), at, ...word })
}

function sinkOf(median: Median, place: number, sink: FeedSink): FeedSink {
  const { isUp, order, feeds } = median
  return {
    ...sink,
    tick: (tick) => order.add(place, tick.at, tick),
    gap: (gap) => {
      const isHeard = isUp.some((one, other) => one && other !== place)
      if (!isHeard) tellGap(median, gap, sink)
    },
    candles: (candles) => {
      const wanted = candles.filter((candle) => isMissing(median, place, candle))
      if (wanted.length > 0) sink.candles(wanted)
    },
    status: ({ connected, detail }) => {
      // What it told before counts as it was told.
      if (!connected) takeStep(median, sink)
      isUp[place] = connected
      sink.status({ connected, detail: `${feeds[place]?.name}: ${detail}` })
    },
  }
}

/** No source was heard: only then was anything missed. */
function tellGap(median: Median, { to, cause }: FeedGap, sink: FeedSink): void {
  const through = median.order.through()
  if (to <= through) return
  const from = through === 0 ? undefined : through
  sink.gap({ from, to, cause })
  median.missed.push({ from: floorTo(from ?? median.startedAt, minute), to })
  median.missed = median.missed.slice(-missedKept)
  median.order.skip(to)
}

const missedKept = 100

/** Of each instrument those of the first that lists it, of stretches in which none was heard. */
function isMissing({ lines, missed, startedAt }: Median, place: number, candle: FeedCandle) {
  if (lines.get(candle.symbol)?.places[0] !== place) return false
  const isOf = ({ from, to }: TimeRange) => candle.at >= from && candle.at < to
  return candle.at < startedAt || missed.some(isOf)
}

/** Of each instrument that of the first source that has one. */
async function* historyOf(
  feeds: readonly Feed[],
  range: TimeRange,
  symbols?: readonly string[],
): AsyncIterable<readonly FeedCandle[]> {
  const known = new Set<string>()
  for (const feed of feeds) {
    const wanted = feed.symbols.filter((one) => !known.has(one) && (symbols?.includes(one) ?? true))
    if (wanted.length === 0) continue
    for await (const batch of feed.history(range, wanted)) {
      const news = batch.filter(({ symbol }) => wanted.includes(symbol))
      for (const { symbol } of news) known.add(symbol)
      if (news.length > 0) yield news
    }
  }
}

function voiceOf({ lines, isUp }: Median, feed: Feed, place: number): HeardVoice {
  // What it alone lists is compared with nobody's.
  const own = [...lines.values()].filter(({ places }) => {
    return places.length > 1 && places.includes(place)
  })
  const newest = own.map(({ said }) => said[place]?.at ?? 0)
  const used = own.filter(({ verdict, places }) => {
    return verdict?.roles[places.indexOf(place)] === 'used'
  })
  return {
    name: feed.name,
    isUp: isUp[place] ?? false,
    instruments: own.length,
    used: used.length,
    newestAt: millis(Math.max(0, ...newest)),
    furthest: Math.max(0, ...own.map((line) => distanceOf(line, place))),
  }
}

/** From the price that was made of all, as a share of it. */
function distanceOf({ said, verdict }: Line, place: number): number {
  const mid: Points | undefined = said[place]?.mid
  const price = verdict?.price
  return mid === undefined || price === undefined ? 0 : Math.abs(mid / price - 1)
}
