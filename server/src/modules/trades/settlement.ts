// How a trade ends: its strike from its entry price, its outcome from its exit price, or void for
// want of either.

import type { Direction, VoidReason } from '#contract/trades.ts'
import { type Usd, zeroUsd } from '#kernel/money.ts'
import type { Points } from '#kernel/price.ts'
import type { Millis } from '#kernel/time.ts'
import { entryWaitMaxMs, exitAgeMaxMs } from '../instruments/instrument.ts'
import { strikeFrom } from '../market/pricing.ts'
import type { Tick } from '../market/tick.ts'
import { type OpenTrade, payoutIfRight } from './trade.ts'

export type Outcome = 'won' | 'lost' | 'tied' | 'voided'

export type Settlement = {
  readonly status: Outcome
  readonly voidReason: VoidReason | null
  readonly entry: Tick | null
  readonly strike: Points | null
  readonly exit: Tick | null
  /** All that returns to the client. */
  readonly payout: Usd
}

/** The level to beat, once the entry price is known: rounded to the grid in the client's favour. */
export function strikeOf(trade: OpenTrade, entry: Points): Points {
  return strikeFrom(entry, trade.strikeFactor, trade.instrument.scale, trade.direction)
}

/** Whether a trade may still wait for its entry price at this instant. */
export function isEntryOverdue(trade: OpenTrade, now: Millis): boolean {
  return now > trade.acceptedAt + entryWaitMaxMs
}

/**
 * How a trade ends. `first` and `last` are the first and the last stored tick in
 * (acceptance, expiry]; a price of after the expiry never plays a part.
 */
export function decideSettlement(
  trade: OpenTrade,
  first: Tick | null,
  last: Tick | null,
): Settlement {
  if (!first || isEntryOverdue(trade, first.at)) return voided(trade, 'no_entry_tick')
  const strike = strikeOf(trade, first.price)
  if (!last || last.seq <= first.seq)
    return { ...voided(trade, 'no_exit_tick'), entry: first, strike }
  if (trade.expiresAt - last.at > exitAgeMaxMs[trade.instrument.category]) {
    return { ...voided(trade, 'exit_tick_too_old'), entry: first, strike, exit: last }
  }
  const status = outcomeOf(trade.direction, strike, last.price)
  return {
    status,
    voidReason: null,
    entry: first,
    strike,
    exit: last,
    payout: payoutOf(trade, status),
  }
}

export function outcomeOf(
  direction: Direction,
  strike: Points,
  exit: Points,
): 'won' | 'lost' | 'tied' {
  if (exit === strike) return 'tied'
  return exit > strike === (direction === 'rise') ? 'won' : 'lost'
}

function payoutOf(trade: OpenTrade, status: 'won' | 'lost' | 'tied'): Usd {
  if (status === 'won') return payoutIfRight(trade)
  return status === 'tied' ? trade.stake : zeroUsd
}

function voided(trade: OpenTrade, reason: VoidReason): Settlement {
  return {
    status: 'voided',
    voidReason: reason,
    entry: null,
    strike: null,
    exit: null,
    payout: trade.stake,
  }
}
