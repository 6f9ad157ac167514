// The market as this process knows it: for each instrument the newest stored ticks, the candle that
// is forming, and the estimator that prices learn from. It changes only through `applyTick`, after
// storage.

import type { HaltCause } from '#contract/shared/receipts.ts'
import type { Points } from '#kernel/price.ts'
import { floorTo, later, type Millis, millis, minute } from '#kernel/time.ts'
import { type Instrument, isOpenAt, spotAgeMaxMs } from '../instruments/instrument.ts'
import { type Candle, candleOf, joined } from './candle.ts'
import { type Estimator, newEstimator, observe } from './estimator.ts'
import type { FeedHalt, GapCause, HeardVoice, Mids } from './feed.ts'
import type { AnsweredGap, Halt } from './gap.ts'
import { hear, newSeconds, type Seconds, varianceWithin } from './seconds.ts'
import type { Sources } from './source.ts'
import { append, emptySeries, newest, type Tick, type TickSeries } from './tick.ts'

/** A price that has not moved for so long is taken for a feed that froze. */
const frozenAfterMs = 60_000
/** What is only shown, never traded, may be older. */
const catalogueAgeMaxMs = 60_000
/** An outage keeps them from being stored, and then no candle is read either. */
const endedKept = 3

export type Quoted = {
  readonly instrument: Instrument
  readonly series: TickSeries
  readonly estimator: Estimator
  /** The minute that is not over yet, by the second. */
  readonly seconds: Seconds
  /** The minute that is not over yet. */
  forming: Candle | undefined
  /** The last minutes that ended: they are stored a moment later, and are known until then. */
  ended: readonly Candle[]
  /** When the price last differed from the one before. */
  changedAt: Millis
  /** Prices after this instant are not known yet: a gap waits for its answer. */
  heldFrom: Millis | undefined
  heldFor: GapCause | undefined
  /** It has no price, and takes no orders, since its sources disagree or one is left alone. */
  halt: HaltCause | undefined
  /** What the source said to the gaps of the last day. */
  gaps: AnsweredGap[]
  /** Those of the last day, the one that lasts included. */
  halts: readonly Halt[]
}

export type Market = {
  readonly byId: ReadonlyMap<number, Quoted>
  /** Those that the feed quotes: what is shown and offered. Of others only open trades are left. */
  readonly bySymbol: ReadonlyMap<string, Quoted>
  readonly sources: Sources
  /** Of prices made of several sources: each of them, as it is heard. */
  voices: readonly HeardVoice[]
  /** What the last storing told of halts. */
  turns: readonly FeedHalt[]
  /**
   * Every price of up to this instant is stored, but for instruments that are held: what happened
   * until then is known for good.
   */
  storedThrough: Millis
  /** Ticks before this instant surely have a partition to go to. */
  partitionedUntil: Millis
}

/** Ticks that have just become part of their series, in its order. */
export type StoredTicks = readonly {
  readonly quoted: Quoted
  readonly tick: Tick
  readonly source: string
  /** Of a median, what each source said. */
  readonly mids?: Mids | undefined
}[]

/** A completed one-minute candle. */
export type MinuteCandle = { readonly instrumentId: number; readonly candle: Candle }

/** `symbols` are what the feed quotes. */
export function newMarket(
  instruments: readonly Instrument[],
  sources: Sources,
  symbols: readonly string[] = instruments.map((it) => it.symbol),
): Market {
  const known = new Set(symbols)
  const quoted = instruments.map(
    (instrument): Quoted => ({
      instrument,
      series: emptySeries(),
      estimator: newEstimator(instrument.scale.tickPoints),
      seconds: newSeconds(),
      forming: undefined,
      ended: [],
      changedAt: millis(0),
      heldFrom: undefined,
      heldFor: undefined,
      halt: undefined,
      gaps: [],
      halts: [],
    }),
  )
  return {
    byId: new Map(quoted.map((q) => [q.instrument.id, q])),
    bySymbol: new Map(
      quoted.flatMap((q) => (known.has(q.instrument.symbol) ? [[q.instrument.symbol, q]] : [])),
    ),
    sources,
    voices: [],
    turns: [],
    storedThrough: millis(0),
    partitionedUntil: millis(0),
  }
}

/** What happened to an instrument up to this instant is known for good. */
export function knownThrough(market: Market, instrumentId: number): Millis {
  const held = market.byId.get(instrumentId)?.heldFrom
  return held !== undefined && held < market.storedThrough ? held : market.storedThrough
}

/** Adds a stored tick to its instrument; returns the minute it completed, if it began a new one. */
export function applyTick(quoted: Quoted, tick: Tick): Candle | undefined {
  const before = newest(quoted.series)
  if (before?.price !== tick.price) quoted.changedAt = tick.at
  append(quoted.series, tick)
  const at = floorTo(tick.at, minute)
  const { forming } = quoted
  const next = candleOf(at, tick.price)
  if (forming?.at === at) {
    quoted.forming = joined(forming, next)
    hear(quoted.seconds, tick.at, tick.price)
    return undefined
  }
  quoted.forming = next
  const ended = forming && closeMinute(quoted, forming)
  hear(quoted.seconds, tick.at, tick.price)
  return ended
}

/** Closes minutes that have ended although no later tick came; returns them. */
export function closeMinutes(market: Market): MinuteCandle[] {
  const closed: MinuteCandle[] = []
  for (const quoted of market.byId.values()) {
    const { forming } = quoted
    if (!forming || later(forming.at, minute) > knownThrough(market, quoted.instrument.id)) continue
    quoted.forming = undefined
    closed.push({ instrumentId: quoted.instrument.id, candle: closeMinute(quoted, forming) })
  }
  return closed
}

function closeMinute(quoted: Quoted, formed: Candle): Candle {
  const candle = { ...formed, within: varianceWithin(quoted.seconds, formed.at) }
  learn(quoted, candle)
  quoted.ended = [...quoted.ended, candle].slice(-endedKept)
  return candle
}

/**
 * Teaches the estimator one completed minute; also used to rebuild it from history, in order of
 * time.
 */
export function learn(quoted: Quoted, candle: Pick<Candle, 'at' | 'close' | 'within'>): void {
  const { at, close, within } = candle
  if (quoted.instrument.isTradable) observe(quoted.estimator, later(at, minute), close, within)
}

export type Spot = {
  readonly price: Points
  readonly at: Millis
  readonly sourceId: number
  readonly seq: number
}

export function spotOf(quoted: Quoted): Spot | undefined {
  return newest(quoted.series)
}

/** Whether this spot is too old, or has stood still too long, to trade on. */
export function isStale(quoted: Quoted, now: Millis): boolean {
  return stalenessOf(quoted, now) !== undefined
}

/**
 * It is halted, no price came for too long, or the same one; undefined where there is a fresh one.
 */
export function stalenessOf(
  quoted: Quoted,
  now: Millis,
): 'halted' | 'silent' | 'frozen' | undefined {
  if (quoted.halt !== undefined) return 'halted'
  const spot = newest(quoted.series)
  if (!spot || now - spot.at > ageMaxOf(quoted)) return 'silent'
  return spot.at - quoted.changedAt > frozenAfterMs ? 'frozen' : undefined
}

/** The newest price may be so old. */
export function ageMaxOf({ instrument: { category, isTradable } }: Quoted): number {
  return isTradable ? spotAgeMaxMs[category] : catalogueAgeMaxMs
}

/** The instruments that are traded now: tradable, and their market open. */
export function openForTrading(market: Market, now: Millis): Quoted[] {
  return [...market.byId.values()].filter(
    ({ instrument }) => instrument.isTradable && isOpenAt(instrument, now),
  )
}
