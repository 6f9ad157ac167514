// How a trade ends: its strike from its entry price, its outcome from its exit price, or void for
// want of either, with the cause of the want.

import type { Direction } from '#contract/client/trades.ts'
import type { VoidCause } from '#contract/shared/receipts.ts'
import type { VoidReason } from '#contract/shared/trade-states.ts'
import { assert } from '#kernel/assert.ts'
import { type Usd, zeroUsd } from '#kernel/money.ts'
import { type Points, type PriceScale, points } from '#kernel/price.ts'
import { later, type Millis, second } from '#kernel/time.ts'
import { entryWaitMaxMs, exitAgeMaxMs } from '../instruments/instrument.ts'
import { causeOf, type Want } from '../market/gap.ts'
import { strikeFrom } from '../market/pricing.ts'
import type { Tick } from '../market/tick.ts'
import { entersAfter, type OpenTrade, payoutIfRight } from './trade.ts'

export type Outcome = 'won' | 'lost' | 'tied' | 'voided'

export type Settlement = {
  readonly status: Outcome
  readonly voidReason: VoidReason | null
  readonly voidCause: VoidCause | null
  readonly entry: Tick | null
  readonly strike: Points | null
  readonly exit: Tick | null
  /** What the strike is held against where that is an average, else null. */
  readonly exitAverage: Points | null
  /** All that returns to the client. */
  readonly payout: Usd
}

/** The level to beat, once the entry price is known: rounded to the grid in the client's favour. */
export function strikeOf(
  trade: Pick<OpenTrade, 'strikeFactor' | 'instrument' | 'direction'>,
  entry: Points,
): Points {
  return strikeFrom(entry, trade.strikeFactor, trade.instrument.scale, trade.direction)
}

/** Whether a trade may still wait for its entry price at this instant. */
export function isEntryOverdue(
  trade: Pick<OpenTrade, 'acceptedAt' | 'entryDelayMs'>,
  now: Millis,
): boolean {
  return now > entersAfter(trade) + entryWaitMaxMs
}

export type Ends = {
  /** The first and the last stored tick in (acceptance and delay, expiry]. */
  readonly entry: Tick | null
  readonly exit: Tick | null
  /** The last one at each second before the expiry that counts for an average, oldest first. */
  readonly before?: readonly (Tick | null)[]
}

/** The instants of `Ends.before`. */
export function instantsBefore({
  expiresAt,
  exitSeconds,
}: Pick<OpenTrade, 'expiresAt' | 'exitSeconds'>): Millis[] {
  const count = exitSeconds - 1
  return Array.from({ length: count }, (_, index) => later(expiresAt, (index - count) * second))
}

/** What decides how a trade ends. */
export type Settled = Pick<
  OpenTrade,
  | 'acceptedAt'
  | 'expiresAt'
  | 'entryDelayMs'
  | 'exitSeconds'
  | 'stake'
  | 'instrument'
  | 'direction'
  | 'strikeFactor'
  | 'payoutRateBp'
>

/**
 * How a trade ends; a price of after the expiry never plays a part. `wants` are the
 * instrument's gaps that the source has answered, and its halts: they say why a price is wanting.
 */
export function decideSettlement(
  trade: Settled,
  { entry: first, exit: last, before = [] }: Ends,
  wants: readonly Want[],
): Settlement {
  assert(before.length === trade.exitSeconds - 1, 'each second that counts was asked for')
  const { expiresAt } = trade
  const from = entersAfter(trade)
  const voidedFor = (reason: VoidReason, after: Millis, upTo: Millis): Settlement => {
    const voidCause = causeOf(wants, { after, upTo })
    const nothing = { entry: null, strike: null, exit: null, exitAverage: null }
    const why = { voidReason: reason, voidCause }
    return { status: 'voided', ...why, ...nothing, payout: trade.stake }
  }
  if (!first || isEntryOverdue(trade, first.at)) {
    return voidedFor('no_entry_tick', from, later(from, entryWaitMaxMs))
  }
  const strike = strikeOf(trade, first.price)
  const counted = [...before, last]
  if (!last || counted.some((tick) => !tick || tick.seq <= first.seq))
    return { ...voidedFor('no_exit_tick', first.at, expiresAt), entry: first, strike }
  const instants = [...instantsBefore(trade), expiresAt]
  const ages = instants.map((at, index) => at - (counted[index]?.at ?? 0))
  const old = ages.findIndex((age) => age > exitAgeMaxMs[trade.instrument.category])
  if (old >= 0) {
    const ends = { entry: first, strike, exit: last }
    const since = counted[old]?.at ?? last.at
    return { ...voidedFor('exit_tick_too_old', since, instants[old] ?? expiresAt), ...ends }
  }
  const prices = counted.flatMap((tick) => (tick ? [tick.price] : []))
  const exitAverage = before.length > 0 ? averageOf(prices, trade.instrument.scale) : null
  const status = outcomeOf(trade.direction, strike, exitAverage ?? last.price)
  return {
    status,
    voidReason: null,
    voidCause: null,
    entry: first,
    strike,
    exit: last,
    exitAverage,
    payout: payoutOf(trade, status),
  }
}

/** On the tick grid: to the nearest, and from the middle to the even one. */
export function averageOf(prices: readonly Points[], { tickPoints }: PriceScale): Points {
  const sum = prices.reduce((total, price) => total + BigInt(price), 0n)
  const size = BigInt(prices.length) * BigInt(tickPoints)
  const [ticks, rest] = [sum / size, sum % size]
  const isUp = 2n * rest > size || (2n * rest === size && ticks % 2n === 1n)
  return points(Number(isUp ? ticks + 1n : ticks) * tickPoints)
}

export function outcomeOf(
  direction: Direction,
  strike: Points,
  exit: Points,
): 'won' | 'lost' | 'tied' {
  if (exit === strike) return 'tied'
  return exit > strike === (direction === 'rise') ? 'won' : 'lost'
}

function payoutOf(trade: Settled, status: 'won' | 'lost' | 'tied'): Usd {
  if (status === 'won') return payoutIfRight(trade)
  return status === 'tied' ? trade.stake : zeroUsd
}
