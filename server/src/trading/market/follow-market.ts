// A copy of the market, for a thread or a process that takes no prices itself: made once, and moved
// on by what the other one tells after each storing. It then is what the market was then.

import type { Points } from '#kernel/price.ts'
import type { Millis } from '#kernel/time.ts'
import type { Mids } from './feed.ts'
import { applyTick, closeMinutes, type Market, type Quoted, type StoredTicks } from './market.ts'
import type { Tick } from './tick.ts'

/** What one storing changed. */
export type PriceNews = {
  /** Of each tick: instrument, number, time, points and source, one after the other. */
  readonly ticks: Float64Array
  /** Of each tick what each source said; undefined where prices are those of one. */
  readonly mids: readonly (Mids | undefined)[] | undefined
  /** Names of sources that came up, by their numbers. */
  readonly sources: readonly (readonly [id: number, name: string])[]
  readonly storedThrough: Millis
  /** Undefined where nothing new was heard of them. */
  readonly voices: Market['voices'] | undefined
  readonly turns: Market['turns']
  /** Of the instruments whose gaps changed. */
  readonly lines: readonly Line[]
}

type Line = { readonly instrumentId: number } & Pick<
  Quoted,
  'heldFrom' | 'heldFor' | 'halt' | 'gaps' | 'halts'
>

const numbersPerTick = 5

/** Says what storings change from now on, to who has a copy of `market` as it is now. */
export function newsOf(market: Market): (stored: StoredTicks) => PriceNews {
  const all = [...market.byId.values()]
  const told = new Map(all.map((quoted) => [quoted, lineOf(quoted)]))
  let sourcesTold = market.sources.names.size
  let voicesTold = market.voices
  return (stored) => {
    const sources = [...market.sources.names].slice(sourcesTold)
    sourcesTold += sources.length
    const lines = all.map(lineOf).filter((line, index) => !isSame(line, told.get(all[index]!)))
    for (const line of lines) told.set(market.byId.get(line.instrumentId)!, line)
    const voices = market.voices === voicesTold ? undefined : market.voices
    voicesTold = market.voices
    const { storedThrough, turns } = market
    const ticks = packed(stored)
    return { ticks, mids: midsOf(stored), sources, voices, storedThrough, turns, lines }
  }
}

/**
 * Moves a copy on; returns the ticks that came. `isNews` says of which instruments it is news,
 * where some were copied later than others.
 */
export function followMarket(
  market: Market,
  news: PriceNews,
  isNews: (instrumentId: number) => boolean = () => true,
): StoredTicks {
  for (const [id, name] of news.sources) {
    market.sources.names.set(id, name)
    market.sources.numbers.set(name, id)
  }
  const stored = unpacked(market, news).filter(({ quoted }) => isNews(quoted.instrument.id))
  for (const { quoted, tick } of stored) applyTick(quoted, tick)
  market.storedThrough = news.storedThrough
  market.voices = news.voices ?? market.voices
  market.turns = news.turns
  for (const { instrumentId, ...line } of news.lines) {
    if (!isNews(instrumentId)) continue
    Object.assign(quotedOf(market, instrumentId), line)
  }
  closeMinutes(market)
  return stored
}

function lineOf({ instrument, heldFrom, heldFor, halt, gaps, halts }: Quoted): Line {
  return { instrumentId: instrument.id, heldFrom, heldFor, halt, gaps, halts }
}

function isSame(line: Line, before: Line | undefined): boolean {
  return (
    line.heldFrom === before?.heldFrom &&
    line.heldFor === before?.heldFor &&
    line.halt === before?.halt &&
    line.gaps === before?.gaps &&
    line.halts === before?.halts
  )
}

function packed(stored: StoredTicks): Float64Array {
  const numbers = new Float64Array(stored.length * numbersPerTick)
  let at = 0
  for (const { quoted, tick } of stored) {
    numbers.set([quoted.instrument.id, tick.seq, tick.at, tick.price, tick.sourceId], at)
    at += numbersPerTick
  }
  return numbers
}

function midsOf(stored: StoredTicks): PriceNews['mids'] {
  return stored.some(({ mids }) => mids) ? stored.map(({ mids }) => mids) : undefined
}

function unpacked(market: Market, { ticks: numbers, mids }: PriceNews): StoredTicks {
  return Array.from({ length: numbers.length / numbersPerTick }, (_, index) => {
    const from = index * numbersPerTick
    const [id = 0, seq = 0, at = 0, price = 0, sourceId = 0] = numbers.subarray(
      from,
      from + numbersPerTick,
    )
    const tick: Tick = { seq, at: at as Millis, price: price as Points, sourceId }
    const source = market.sources.names.get(sourceId) ?? ''
    return { quoted: quotedOf(market, id), tick, source, mids: mids?.[index] }
  })
}

function quotedOf(market: Market, instrumentId: number): Quoted {
  const quoted = market.byId.get(instrumentId)
  if (!quoted) throw new Error(`the copied market has no instrument ${instrumentId}`)
  return quoted
}
