// What a signal is, when a rule's opinion becomes one, and how it ends. It is measured as the trade
// that anyone could have placed when its window opened: at the strike rate nearest to even, at the
// distance that was priced when it was published. Pure: every fact is an argument.

import { type Direction, strikeRates } from '#contract/client/trades.ts'
import type { SignalOutcome } from '#contract/public/signals.ts'
import { dollars } from '#kernel/money.ts'
import type { Points } from '#kernel/price.ts'
import { later, type Millis, minute, second } from '#kernel/time.ts'
import { durationsAt } from '#server/trading/instruments/duration.ts'
import type { Instrument } from '#server/trading/instruments/instrument.ts'
import type { Estimate } from '#server/trading/market/estimator.ts'
import type { AnsweredGap } from '#server/trading/market/gap.ts'
import { strikeFactor, winProbability } from '#server/trading/market/pricing.ts'
import { decideSettlement, type Ends } from '#server/trading/trades/settlement.ts'

/**
 * From publishing to opening: time for anyone to follow it, by hand too. The database takes none
 * that opens within five seconds.
 */
export const leadMs = 10 * second
/** What a minute says is said soon after it, or not at all. */
export const sayWithinMs = 20 * second

export type Signal = {
  readonly id: string
  readonly recordId: number
  readonly instrument: Pick<Instrument, 'id' | 'symbol' | 'category' | 'scale'>
  readonly direction: Direction
  readonly horizonSeconds: number
  readonly strikeRate: string
  readonly profitRateBp: number
  readonly marginBp: number
  readonly winProbability: number
  readonly volatility: number
  readonly quantile: number
  readonly strikeFactor: bigint
  /** The rules of pricing and settlement that it is measured by. */
  readonly ruleVersion: number
  readonly spot: Points
  readonly publishedAt: Millis
  readonly opensAt: Millis
  readonly closesAt: Millis
}

export type SignalFacts = {
  readonly id: string
  readonly recordId: number
  readonly now: Millis
  /** As orders are taken on it; undefined where none are. */
  readonly instrument: Instrument | undefined
  readonly isStopped: boolean
  /** Undefined where there is no fresh price. */
  readonly spot: Points | undefined
  /** What its history says for the horizon; undefined where it says too little. */
  readonly estimate: Estimate | undefined
  readonly horizonSeconds: number
  readonly marginBp: number
  readonly offeredStrikeRates: readonly string[]
  readonly ruleVersion: number
}

/** Undefined where a trade at these terms could not be placed: then there is nothing to say. */
export function decideSignal(direction: Direction, facts: SignalFacts): Signal | undefined {
  const { now, instrument, spot, estimate, horizonSeconds, marginBp } = facts
  if (!instrument || facts.isStopped || spot === undefined || !estimate) return undefined
  const opensAt = later(now, leadMs)
  if (!durationsAt(instrument, opensAt).includes(horizonSeconds)) return undefined
  const rate = nearestToEven(direction, facts.offeredStrikeRates)
  if (!rate) return undefined
  const probability = winProbability(rate.profitRateBp, marginBp)
  if (!estimate.canPlace(probability)) return undefined
  const { volatility } = estimate
  const quantile = estimate.quantile(probability)
  return {
    id: facts.id,
    recordId: facts.recordId,
    instrument,
    direction,
    horizonSeconds,
    ...rate,
    marginBp,
    winProbability: probability,
    volatility,
    quantile,
    strikeFactor: strikeFactor({
      volatility,
      quantile,
      seconds: horizonSeconds,
      direction,
    }),
    ruleVersion: facts.ruleVersion,
    spot,
    publishedAt: now,
    opensAt,
    closesAt: later(opensAt, horizonSeconds * second),
  }
}

export type RateOf = { readonly strikeRate: string; readonly profitRateBp: number }

/** The strike rate on offer whose profit on this side is nearest to the stake. */
export function nearestToEven(
  direction: Direction,
  offered: readonly string[],
): RateOf | undefined {
  const even = 10_000
  const sides = strikeRates
    .filter(({ id }) => offered.includes(id))
    .map(({ id, buyBp, sellBp }) => ({
      strikeRate: id,
      profitRateBp: direction === 'rise' ? buyBp : sellBp,
    }))
  const apart = ({ profitRateBp }: RateOf) => Math.abs(profitRateBp - even)
  return sides.reduce<RateOf | undefined>(
    (best, side) => (best && apart(best) <= apart(side) ? best : side),
    undefined,
  )
}

/** Whether the minute that has just closed may still be spoken of. */
export function isInTime(closedAt: Millis, now: Millis): boolean {
  return now - closedAt <= sayWithinMs && closedAt % minute === 0
}

export type Grade = {
  readonly outcome: SignalOutcome
  readonly entry: Points | null
  readonly strike: Points | null
  readonly exit: Points | null
  readonly voidReason: string | null
  /** What a dollar on it brought, in basis points; nothing where void. */
  readonly returnedBp: number
}

const outcomes = { won: 'hit', lost: 'miss', tied: 'tie', voided: 'void' } as const

/** How it ended, by the rules of settlement; ask only once its prices are known for good. */
export function gradeSignal(signal: Signal, ends: Ends, gaps: readonly AnsweredGap[]): Grade {
  const settlement = decideSettlement(
    {
      // What is said of a signal is measured from its opening: nobody trades on it before us.
      entryDelayMs: 0,
      exitSeconds: 1,
      acceptedAt: signal.opensAt,
      expiresAt: signal.closesAt,
      stake: dollars(1),
      instrument: signal.instrument,
      direction: signal.direction,
      strikeFactor: signal.strikeFactor,
      payoutRateBp: signal.profitRateBp,
    },
    ends,
    gaps,
  )
  const outcome = outcomes[settlement.status]
  const brought = { hit: signal.profitRateBp, miss: -10_000, tie: 0, void: 0 } as const
  return {
    outcome,
    entry: settlement.entry?.price ?? null,
    strike: settlement.strike,
    exit: settlement.exit?.price ?? null,
    voidReason: settlement.voidReason,
    returnedBp: brought[outcome],
  }
}
