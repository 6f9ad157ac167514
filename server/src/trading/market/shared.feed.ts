// The prices that home has stored, for the other cells of an install: just these ticks, with their
// times, sources and what each source said; so a trade ends in every cell as it would at home. What
// was not heard of it is asked for, from where each instrument's series ends here, before any time
// passes: whoever follows is late then, and never wrong.

import { setTimeout as sleep } from 'node:timers/promises'
import { fromPoints, type Points } from '#kernel/price.ts'
import { day, floorTo, hour, later, type Millis, millis, minute } from '#kernel/time.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Instrument } from '../instruments/instrument.ts'
import type { Feed, FeedCandle, FeedName, FeedSink, FeedTick, Held, Refetched } from './feed.ts'
import type { Home } from './hear-home.ts'
import type { Market } from './market.ts'
import {
  askedOfHome,
  type HomeSource,
  type HomeState,
  type SharedMinute,
  type SharedNews,
  type SharedTick,
  type TurnsTold,
} from './shared-prices.ts'

export type SharedFeedDeps = {
  /** As the source of home is called. */
  readonly name: FeedName
  readonly home: Home
  readonly source: HomeSource
  readonly instruments: readonly Instrument[]
  readonly clock: Clock
  /** When the newest tick was that is stored here, by the instrument's id. */
  readonly newest: ReadonlyMap<number, Millis>
  readonly log: (message: string) => void
  /** Home's prices come from another source now: they are another series. */
  readonly onOtherSource: () => void
}

/** Of all instruments together, in one answer. */
const ticksAtOnce = 8_000
/** Told and not stored yet: no more is asked for then. */
const waitingMost = 20_000
const waitMs = 5
/** Of a fresh database's past. */
const pastMs = 2 * hour
/** No open trade rests on what ended before. */
const turnsMs = 2 * day
/** A time that our own clock has not come to is not believed: nobody here may know the future. */
const aheadMost = 250

type Following = SharedFeedDeps & {
  readonly byId: ReadonlyMap<number, Instrument>
  /** Up to where each series is told that home stores. */
  readonly told: Map<number, Millis>
  sink: FeedSink | undefined
  /** Whose news was taken last, and which; undefined: what was told since is not known. */
  from: string | undefined
  newsNr: number
  through: Millis
  held: ReadonlyMap<string, Held>
  voices: Market['voices']
  /** What was told since home was last asked for what is missing; undefined: nothing is. */
  waiting: { readonly news: SharedNews; readonly lead: string }[] | undefined
}

export function createSharedFeed(deps: SharedFeedDeps): Feed {
  const { name, home, source, clock, instruments, newest } = deps
  const start = later(clock.now(), -pastMs)
  const following: Following = {
    ...deps,
    byId: new Map(instruments.map((one) => [one.id, one])),
    told: new Map(source.tradable.map((id) => [id, newest.get(id) ?? start])),
    sink: undefined,
    from: undefined,
    newsNr: 0,
    through: millis(0),
    held: new Map(),
    voices: [],
    waiting: undefined,
  }
  const { isLive, realSources, symbols } = source
  return {
    name,
    isLive,
    realSources,
    symbols,
    isAdmitted: true,
    history: (range, only) => historyOf(following, range, only),
    pastTicks: () => pastTicks(following),
    start: async (sink) => {
      following.sink = sink
      home.follow((news, lead) => hearNews(following, news, lead))
    },
    toldThrough: () => following.through,
    heldAt: (symbol) => following.held.get(symbol),
    refetch: (symbol, range) => refetch(following, symbol, range),
    voices: () => following.voices,
    stop: async () => {
      following.sink = undefined
      home.close()
    },
  }
}

function hearNews(following: Following, news: SharedNews, lead: string): void {
  const { waiting, sink } = following
  if (!sink) return
  if (waiting) waiting.push({ news, lead })
  else if (following.from === lead && news.newsNr <= following.newsNr) return
  else if (isNext(following, news, lead)) take(following, sink, news)
  else void catchUp(following, sink)
}

function isNext(following: Following, { newsNr, through }: SharedNews, lead: string): boolean {
  const { from, clock, sink } = following
  if (through > clock.now() + aheadMost || (sink?.waiting?.() ?? 0) > waitingMost) return false
  return from === lead && newsNr === following.newsNr + 1
}

function take(following: Following, sink: FeedSink, news: SharedNews): void {
  tellTicks(following, sink, news.ticks)
  tellTurns(following, sink, news)
  following.voices = news.voices
  moveTo(following, news)
}

function moveTo(following: Following, { newsNr, through, held }: HomeState): void {
  following.newsNr = newsNr
  if (through > following.through) following.through = through
  following.held = new Map(
    held.flatMap(({ instrumentId, ...one }) => {
      const symbol = following.byId.get(instrumentId)?.symbol
      return symbol === undefined ? [] : [[symbol, one]]
    }),
  )
}

/** Asks for what is missing until nothing is; what is told meanwhile comes after it. */
async function catchUp(following: Following, sink: FeedSink): Promise<void> {
  const { home, log } = following
  following.waiting = []
  following.from = undefined
  try {
    const lead = home.lead()
    await checkSource(following)
    const state = await askForAll(following, sink)
    const since = later(following.clock.now(), -turnsMs)
    const turns = await home.ask(askedOfHome.turns, since)
    if (!following.sink || home.lead() !== lead) return
    tellTurns(following, sink, turns)
    moveTo(following, state)
    following.from = lead
  } catch (error) {
    log(`asking home for its prices failed: ${String(error)}`)
  } finally {
    const told = following.waiting ?? []
    following.waiting = undefined
    if (following.from !== undefined) {
      for (const { news, lead } of told) hearNews(following, news, lead)
    }
  }
}

async function checkSource({ home, source, onOtherSource }: Following): Promise<void> {
  const now = await home.ask(askedOfHome.source, null)
  if (JSON.stringify(now) === JSON.stringify(source)) return
  onOtherSource()
  throw new Error('they come from another source now')
}

/** Page by page; answers how far home was when it answered the last. */
async function askForAll(following: Following, sink: FeedSink): Promise<HomeState> {
  const { clock } = following
  for (;;) {
    while ((sink.waiting?.() ?? 0) > waitingMost && following.sink) await sleep(waitMs)
    following.waiting = []
    const { state, ticks, isAll } = await askOnce(following, [...following.told])
    tellTicks(following, sink, ticks)
    if (!following.sink) return state
    if (state.through > clock.now() + aheadMost) throw new Error('the clock of home is ahead')
    if (isAll) return state
  }
}

async function askOnce({ home }: Following, after: [number, Millis][]) {
  const most = Math.max(1, Math.floor(ticksAtOnce / Math.max(1, after.length)))
  const { state, ticks } = await home.ask(askedOfHome.ticks, { after, most })
  const counts = new Map<number, number>()
  for (const { instrumentId: id } of ticks) counts.set(id, (counts.get(id) ?? 0) + 1)
  return { state, ticks, isAll: [...counts.values()].every((count) => count < most) }
}

function tellTicks(following: Following, sink: FeedSink, ticks: readonly SharedTick[]): void {
  for (const tick of ticks) {
    const told = noteTold(following, tick)
    if (told) sink.tick(told)
  }
}

/** Undefined where it was told, or is of an instrument that is not here. */
function noteTold({ byId, told }: Following, tick: SharedTick): FeedTick | undefined {
  const { instrumentId, at, price, source, mids } = tick
  const instrument = byId.get(instrumentId)
  const before = told.get(instrumentId)
  if (!instrument || (before !== undefined && at <= before)) return undefined
  if (before !== undefined) told.set(instrumentId, at)
  const { symbol, scale } = instrument
  return { symbol, price: fromPoints(price, scale), at, source, mids }
}

function tellTurns({ byId }: Following, sink: FeedSink, { gaps, turns }: TurnsTold): void {
  for (const { instrumentId, ...gap } of gaps) {
    const symbol = byId.get(instrumentId)?.symbol
    if (symbol !== undefined) sink.answered?.({ ...gap, symbol })
  }
  for (const turn of turns) sink.halt?.(turn)
}

/** On a fresh database only: all that home has of its last hours. */
async function* pastTicks(following: Following): AsyncGenerator<FeedTick[]> {
  for (;;) {
    const { ticks, isAll } = await askOnce(following, [...following.told])
    yield ticks.flatMap((tick) => noteTold(following, tick) ?? [])
    if (isAll) return
  }
}

/** What ticks will be told of makes its own candles. */
async function* historyOf(
  { home, byId, newest }: Following,
  { from, to }: { readonly from: Millis; readonly to: Millis },
  only?: readonly string[],
): AsyncGenerator<FeedCandle[]> {
  const isWanted = ({ instrumentId, candle }: SharedMinute) => {
    const symbol = byId.get(instrumentId)?.symbol
    const known = newest.get(instrumentId)
    if (symbol === undefined || (only && !only.includes(symbol))) return false
    return known === undefined || candle.at < floorTo(known, minute)
  }
  for (let at = from; at < to; at = later(at, hour)) {
    const slice = { from: at, to: millis(Math.min(to, at + hour)) }
    const minutes = await home.ask(askedOfHome.minutes, slice)
    yield minutes.filter(isWanted).flatMap((one) => candleOf(byId, one) ?? [])
  }
}

function candleOf(
  byId: ReadonlyMap<number, Instrument>,
  { instrumentId, candle }: SharedMinute,
): FeedCandle | undefined {
  const instrument = byId.get(instrumentId)
  if (!instrument) return undefined
  const { symbol, scale } = instrument
  const { at, ticks, within } = candle
  const price = (points: Points) => fromPoints(points, scale)
  const [open, high, low] = [price(candle.open), price(candle.high), price(candle.low)]
  return { symbol, at, open, high, low, close: price(candle.close), ticks, within }
}

/** Of what could not be stored here for too long. */
async function refetch(
  following: Following,
  symbol: string,
  { from, to }: { readonly from: Millis; readonly to: Millis },
): Promise<Refetched> {
  const instrument = [...following.byId.values()].find((one) => one.symbol === symbol)
  const asked = 'home'
  if (!instrument) return { answer: 'nothing', asked, ticks: [] }
  const { symbol: name, scale } = instrument
  const found: FeedTick[] = []
  for (let after = from; ; ) {
    const { ticks, isAll } = await askOnce(following, [[instrument.id, after]])
    const within = ticks.filter(({ at }) => at <= to)
    found.push(
      ...within.map(({ at, price, source, mids }) => {
        return { symbol: name, price: fromPoints(price, scale), at, source, mids }
      }),
    )
    if (isAll || within.length < ticks.length) break
    after = ticks.at(-1)?.at ?? to
  }
  return { answer: found.length > 0 ? 'prices' : 'nothing', asked, ticks: found }
}
