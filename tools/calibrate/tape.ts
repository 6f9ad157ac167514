// Plays a recording as what happened in order of time: minutes that closed, and orders that could
// have been placed, each with the entry and exit spots that the rules of trading give it, as
// closely as the data allows.

import { type Points, type PriceScale, toPoints } from '#kernel/price.ts'
import { floorTo, later, type Millis, minute, second } from '#kernel/time.ts'
import {
  entryWaitMaxMs,
  exitAgeMaxMs,
  spotAgeMaxMs,
} from '#server/trading/instruments/instrument.ts'
import { type DecidedRules, type EndRules, endRulesOf } from '#server/trading/market/pricing.ts'
import type {
  CandleRecording,
  Recording,
  TradeRecording,
} from '#server/trading/market/recorded-files.ts'
import { hear, newSeconds, varianceWithin } from '#server/trading/market/seconds.ts'
import { averageOf, instantsBefore } from '#server/trading/trades/settlement.ts'

/** `unoffered`: the market closes, or the recording ends, before the expiry. */
export type Exit = Points | 'void' | 'unoffered'

type CloseEvent = {
  readonly kind: 'close'
  readonly at: Millis
  readonly price: Points
  /** Of a minute that was heard by the second: its variance per second. */
  readonly within?: number | undefined
}

export type OrderEvent = {
  readonly kind: 'order'
  readonly at: Millis
  /** `stale`: refused, the spot is too old. `void`: accepted, but no tick came to enter at. */
  readonly entry: Points | 'stale' | 'void'
  readonly exitAfter: (durationSeconds: number) => Exit
}

export type Tape = {
  readonly name: string
  readonly scale: PriceScale
  readonly from: Millis
  readonly to: Millis
  /** How entry and exit of a trade of this duration were found, as its strike has to know. */
  readonly rulesOf: (durationSeconds: number) => EndRules
  readonly events: () => Iterable<CloseEvent | OrderEvent>
}

/** Candles show neither a delay nor the last seconds: of them both are left out. */
export function tapeOf(recording: Recording, decided: DecidedRules = plain): Tape {
  return recording.kind === 'candles' ? candleTape(recording) : tradeTape(recording, decided)
}

const plain: DecidedRules = { entryDelayMs: 0, exitAverageSeconds: 1 }

/** A longer time without a candle means that the market was closed: no window reaches across. */
const closedMs = 10 * minute

/**
 * Candles show one price a minute. An order enters at each close and leaves at the close of its
 * expiry; without a candle there, no tick was near the expiry: void.
 */
function candleTape({ name, scale, candles }: CandleRecording): Tape {
  const closes = candles.map((candle) => ({
    at: later(candle.at, minute),
    price: toPoints(candle.close, scale),
  }))
  const priceAt = new Map<number, Points>(closes.map(({ at, price }) => [at, price]))
  const ends = endsOfStretches(closes.map(({ at }) => at))
  function* events(): Iterable<CloseEvent | OrderEvent> {
    for (const [index, { at, price }] of closes.entries()) {
      yield { kind: 'close', at, price }
      const exitAfter = (durationSeconds: number): Exit => {
        const expiry = later(at, durationSeconds * second)
        return expiry > ends[index]! ? 'unoffered' : (priceAt.get(expiry) ?? 'void')
      }
      yield { kind: 'order', at, entry: price, exitAfter }
    }
  }
  const rulesOf = (seconds: number) => endRulesOf(plain, seconds)
  return { name, scale, from: closes[0]!.at, to: closes.at(-1)!.at, rulesOf, events }
}

/** For each instant the last one before the next gap. */
function endsOfStretches(instants: readonly Millis[]): Millis[] {
  const ends = [...instants]
  for (let index = ends.length - 2; index >= 0; index -= 1) {
    if (instants[index + 1]! - instants[index]! <= closedMs) ends[index] = ends[index + 1]!
  }
  return ends
}

const orderEvery = 10 * second

/**
 * Every trade is a tick. An order is tried every ten seconds, and meets all the rules of entry and
 * exit.
 */
function tradeTape(
  { name, scale, symbolHint, trades }: TradeRecording,
  decided: DecidedRules,
): Tape {
  const rulesOf = (seconds: number) => endRulesOf(decided, seconds)
  const ticks = trades.map(({ at, price }) => ({ at, price: toPoints(price, scale) }))
  const category = isCurrencyPair(symbolHint ?? '') ? 'Currencies' : 'Cryptocurrency'
  const from = ticks[0]!.at
  const to = ticks.at(-1)!.at
  /** How many ticks were received up to an instant. */
  const receivedBy = (instant: Millis) => firstAfter(ticks, instant)

  function orderAt(at: Millis): OrderEvent {
    const from = later(at, decided.entryDelayMs)
    const next = receivedBy(from)
    const spot = ticks[receivedBy(at) - 1]
    const entry = ticks[next]
    const isStale = !spot || at - spot.at > spotAgeMaxMs[category]
    const hasEntry = entry && entry.at - from <= entryWaitMaxMs
    const exitAfter = (durationSeconds: number): Exit => {
      const expiry = later(at, durationSeconds * second)
      if (expiry > to) return 'unoffered'
      const { exitSeconds } = rulesOf(durationSeconds)
      const instants = [...instantsBefore({ expiresAt: expiry, exitSeconds }), expiry]
      const counted = instants.map((instant) => ({ instant, last: receivedBy(instant) - 1 }))
      const isVoid = counted.some(
        ({ instant, last }) => last <= next || instant - ticks[last]!.at > exitAgeMaxMs[category],
      )
      return isVoid
        ? 'void'
        : averageOf(
            counted.map(({ last }) => ticks[last]!.price),
            scale,
          )
    }
    const enters = hasEntry ? entry.price : 'void'
    return { kind: 'order', at, entry: isStale ? 'stale' : enters, exitAfter }
  }

  function* events(): Iterable<CloseEvent | OrderEvent> {
    const seconds = newSeconds()
    let heard = 0
    for (let at = later(floorTo(from, minute), orderEvery); at <= to; at = later(at, orderEvery)) {
      // What comes at the full minute is the next one's.
      for (; ticks[heard] && ticks[heard]!.at < at; heard += 1) {
        hear(seconds, ticks[heard]!.at, ticks[heard]!.price)
      }
      const last = ticks[receivedBy(at) - 1]
      const isClose = at % minute === 0 && last && last.at > at - minute
      if (isClose) {
        const within = varianceWithin(seconds, later(at, -minute))
        yield { kind: 'close', at, price: last.price, within }
      }
      yield orderAt(at)
    }
  }
  return { name, scale, from, to, rulesOf, events }
}

function firstAfter(ticks: readonly { readonly at: Millis }[], instant: Millis): number {
  let low = 0
  let high = ticks.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (ticks[middle]!.at > instant) high = middle
    else low = middle + 1
  }
  return low
}

function isCurrencyPair(symbol: string): boolean {
  return /^(USD|EUR|GBP|JPY|CHF|AUD|CAD|NZD){2}$/.test(symbol)
}
