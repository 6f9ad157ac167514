// The open trades this process knows: which wait for their entry price, which fall due when, and
// what they may cost. The database stays the truth; all of this is rebuilt from it at every start.

import type { ClientId, TradeId } from '#kernel/ids.ts'
import { negated, plus, type Usd, zeroUsd } from '#kernel/money.ts'
import type { Points } from '#kernel/price.ts'
import { type Millis, minute } from '#kernel/time.ts'
import { firstAfter, reaches, type Tick, type TickSeries } from '../market/tick.ts'
import { isEntryOverdue, strikeOf } from './settlement.ts'
import { entersAfter, type OpenTrade, payoutIfRight, profitIfRight } from './trade.ts'

/** The first tick after acceptance and delay, and the strike it made; null until it came. */
export type Entry = {
  entry: Tick | null
  strike: Points | null
}

export type Position = Entry & { readonly trade: OpenTrade }

/** Of those of these trades that are open. */
export type Entries = ReadonlyMap<TradeId, Readonly<Entry>>

export type Positions = {
  readonly byId: Map<TradeId, Position>
  /** Per instrument, those whose entry tick has not come yet. */
  readonly waiting: Map<number, Set<Position>>
  /** A timer wheel: due trades by the tenth of a second in which they expire. */
  readonly wheel: Map<number, Position[]>
  /** Expired, but the prices of their time are still being asked for. */
  readonly held: Set<Position>
  /** The earliest slot of the wheel that may still hold trades. */
  nextSlot: number
  /** Sums over open trades and over orders being decided: per instrument those of each client. */
  readonly payouts: Sums
  /** Per instrument those of each minute of expiry. */
  readonly exposures: Sums
}

/** By an instrument's id, and then by a small whole number: keys of another kind cost more. */
type Sums = Map<number, Map<number, Usd>>

/** As often as prices are stored: nobody waits longer for the end of a slot than for that. */
export const slotMs = 100

export function newPositions(): Positions {
  return {
    byId: new Map(),
    waiting: new Map(),
    wheel: new Map(),
    held: new Set(),
    nextSlot: Number.POSITIVE_INFINITY,
    payouts: new Map(),
    exposures: new Map(),
  }
}

/**
 * Counts a trade against the limits while it is being written, so that orders decided meanwhile see
 * it.
 */
export function reserve(positions: Positions, trade: OpenTrade): void {
  const { id } = trade.instrument
  change(positions.payouts, id, Number(trade.clientId), payoutIfRight(trade))
  change(positions.exposures, id, minuteOf(trade.expiresAt), profitIfRight(trade))
}

/** Takes the trade out of the limits again: it was not written, or it is settled. */
export function release(positions: Positions, trade: OpenTrade): void {
  const { id } = trade.instrument
  change(positions.payouts, id, Number(trade.clientId), negated(payoutIfRight(trade)))
  change(positions.exposures, id, minuteOf(trade.expiresAt), negated(profitIfRight(trade)))
}

export function openPayout(positions: Positions, clientId: ClientId, instrumentId: number): Usd {
  return positions.payouts.get(instrumentId)?.get(Number(clientId)) ?? zeroUsd
}

/** Whether an open trade, or an order being decided, rests on the prices of an instrument. */
export function hasOpen({ exposures }: Positions, instrumentId: number): boolean {
  return (exposures.get(instrumentId)?.size ?? 0) > 0
}

export function exposure(positions: Positions, instrumentId: number, expiresAt: Millis): Usd {
  return positions.exposures.get(instrumentId)?.get(minuteOf(expiresAt)) ?? zeroUsd
}

/**
 * Takes up a trade that is written and reserved (once more, if it was taken up already). Its entry
 * tick, if it came already, is looked for in `series`, or given as `stored` where memory does not
 * go back that far.
 */
export function takeUp(
  positions: Positions,
  trade: OpenTrade,
  series: TickSeries,
  stored: Tick | null = null,
): Position {
  const known = positions.byId.get(trade.id)
  if (known) {
    release(positions, trade)
    return known
  }
  const position: Position = { trade, entry: null, strike: null }
  positions.byId.set(trade.id, position)
  const slot = Math.floor(trade.expiresAt / slotMs)
  within(positions.wheel, slot, () => []).push(position)
  positions.nextSlot = Math.min(positions.nextSlot, slot)
  const from = entersAfter(trade)
  const first = reaches(series, from) ? firstAfter(series, from) : stored
  if (first) enter(position, first)
  else within(positions.waiting, trade.instrument.id, () => new Set()).add(position)
  return position
}

function enter(position: Position, tick: Tick): void {
  position.entry = tick
  position.strike = strikeOf(position.trade, tick.price)
}

/** Gives the waiting trades of an instrument their entry price; returns those that got it. */
export function enterWaiting(positions: Positions, instrumentId: number, tick: Tick): Position[] {
  const waiting = positions.waiting.get(instrumentId)
  if (!waiting) return []
  const entered = [...waiting].filter(({ trade }) => tick.at > entersAfter(trade))
  for (const position of entered) {
    waiting.delete(position)
    enter(position, tick)
  }
  return entered
}

/**
 * Takes out of the wheel what has fallen due once everything up to `through` is known: trades that
 * have expired, and trades whose entry price did not come in time. `knownOf` says up to when all is
 * known of an instrument; trades of one that lags behind are held until it does not.
 */
export function takeDue(
  positions: Positions,
  through: Millis,
  knownOf: (instrumentId: number) => Millis,
): Position[] {
  const due: Position[] = []
  for (const [instrumentId, waiting] of positions.waiting) {
    for (const position of waiting) {
      if (isEntryOverdue(position.trade, knownOf(instrumentId))) due.push(position)
    }
    for (const position of due) waiting.delete(position)
  }
  const takeOrHold = (position: Position) => {
    const { id, instrument, expiresAt } = position.trade
    positions.held.delete(position)
    if (!positions.byId.has(id)) return
    if (knownOf(instrument.id) < expiresAt) positions.held.add(position)
    else due.push(position)
  }
  for (const position of [...positions.held]) takeOrHold(position)
  const end = Math.floor((through + 1) / slotMs)
  for (; positions.nextSlot < end; positions.nextSlot += 1) {
    const slot = positions.wheel.get(positions.nextSlot)
    if (!slot) continue
    positions.wheel.delete(positions.nextSlot)
    for (const position of slot) takeOrHold(position)
  }
  if (positions.wheel.size === 0) positions.nextSlot = Number.POSITIVE_INFINITY
  return [...new Set(due)]
}

export function entriesOf({ byId }: Positions, ids: readonly TradeId[]): Entries {
  return new Map(
    ids.flatMap((id) => {
      const known = byId.get(id)
      return known ? [[id, { entry: known.entry, strike: known.strike }]] : []
    }),
  )
}

/** Every trade that expires before this instant is settled; undefined when none is open. */
export function earliestExpiry(positions: Positions): Millis | undefined {
  let earliest: Millis | undefined
  for (const { trade } of positions.byId.values()) {
    if (earliest === undefined || trade.expiresAt < earliest) earliest = trade.expiresAt
  }
  return earliest
}

/** Puts a trade back that could not be settled now. */
export function putBack(positions: Positions, position: Position): void {
  const slot = Math.floor(position.trade.expiresAt / slotMs)
  within(positions.wheel, slot, () => []).push(position)
  positions.nextSlot = Math.min(positions.nextSlot, slot)
}

/** Forgets a settled trade. */
export function letGo(positions: Positions, { trade }: Position): void {
  const position = positions.byId.get(trade.id)
  if (!position) return
  positions.byId.delete(trade.id)
  positions.held.delete(position)
  positions.waiting.get(trade.instrument.id)?.delete(position)
  release(positions, trade)
}

function change(all: Sums, instrumentId: number, key: number, by: Usd): void {
  const sums = within(all, instrumentId, () => new Map<number, Usd>())
  const sum = plus(sums.get(key) ?? zeroUsd, by)
  if (sum === zeroUsd) sums.delete(key)
  else sums.set(key, sum)
}

function minuteOf(at: Millis): number {
  return Math.floor(at / minute)
}

function within<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const known = map.get(key)
  if (known !== undefined) return known
  const made = make()
  map.set(key, made)
  return made
}
