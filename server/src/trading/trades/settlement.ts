// How a trade ends: its strike from its entry price, its outcome from its exit price, or void for
// want of either, with the cause of the want.

import type { Direction } from '#contract/client/trades.ts'
import type { VoidCause } from '#contract/shared/receipts.ts'
import type { VoidReason } from '#contract/shared/trade-states.ts'
import { type Usd, zeroUsd } from '#kernel/money.ts'
import type { Points } from '#kernel/price.ts'
import { later, type Millis } from '#kernel/time.ts'
import { entryWaitMaxMs, exitAgeMaxMs } from '../instruments/instrument.ts'
import { causeOf, type Want } from '../market/gap.ts'
import { strikeFrom } from '../market/pricing.ts'
import type { Tick } from '../market/tick.ts'
import { type OpenTrade, payoutIfRight } from './trade.ts'

export type Outcome = 'won' | 'lost' | 'tied' | 'voided'

export type Settlement = {
  readonly status: Outcome
  readonly voidReason: VoidReason | null
  readonly voidCause: VoidCause | null
  readonly entry: Tick | null
  readonly strike: Points | null
  readonly exit: Tick | null
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
export function isEntryOverdue(trade: Pick<OpenTrade, 'acceptedAt'>, now: Millis): boolean {
  return now > trade.acceptedAt + entryWaitMaxMs
}

/** The first and the last stored tick in (acceptance, expiry]. */
export type Ends = { readonly entry: Tick | null; readonly exit: Tick | null }

/** What decides how a trade ends. */
export type Settled = Pick<
  OpenTrade,
  | 'acceptedAt'
  | 'expiresAt'
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
  { entry: first, exit: last }: Ends,
  wants: readonly Want[],
): Settlement {
  const { acceptedAt, expiresAt } = trade
  const voidedFor = (reason: VoidReason, after: Millis, upTo: Millis): Settlement => {
    const voidCause = causeOf(wants, { after, upTo })
    const nothing = { entry: null, strike: null, exit: null }
    const why = { voidReason: reason, voidCause }
    return { status: 'voided', ...why, ...nothing, payout: trade.stake }
  }
  if (!first || isEntryOverdue(trade, first.at)) {
    return voidedFor('no_entry_tick', acceptedAt, later(acceptedAt, entryWaitMaxMs))
  }
  const strike = strikeOf(trade, first.price)
  if (!last || last.seq <= first.seq)
    return { ...voidedFor('no_exit_tick', first.at, expiresAt), entry: first, strike }
  if (expiresAt - last.at > exitAgeMaxMs[trade.instrument.category]) {
    const ends = { entry: first, strike, exit: last }
    return { ...voidedFor('exit_tick_too_old', last.at, expiresAt), ...ends }
  }
  const status = outcomeOf(trade.direction, strike, last.price)
  return {
    status,
    voidReason: null,
    voidCause: null,
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

function payoutOf(trade: Settled, status: 'won' | 'lost' | 'tied'): Usd {
  if (status === 'won') return payoutIfRight(trade)
  return status === 'tied' ? trade.stake : zeroUsd
}
