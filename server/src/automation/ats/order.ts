// Whether a signal becomes an order for a client, and at which stake; or the first reason, in order
// of precedence, why it does not. Pure: every fact is an argument. The order itself is decided once
// more where all orders are: freezes, breaks, own limits, closed markets, stale prices, balance.

import { trialsNeeded } from '#contract/client/ats.ts'
import type { AtsReason } from '#contract/client/ats-reason-words.ts'
import { type PlanTable, planTiers } from '#contract/public/plans.ts'
import { type Book, isLess, minus, plus, type Usd } from '#kernel/money.ts'
import type { Millis } from '#kernel/time.ts'
import { tradesGiven, tradesPerDay } from '#server/identity/plans/plan.ts'
import { type AtsSettings, isWithinHours, leastStake, stakeFrom, stakeMostOf } from './settings.ts'
import {
  type AtsStanding,
  drawdownWith,
  hasLostOut,
  isCoolingDown,
  isPairDropped,
} from './standing.ts'

/** What was ordered on this UTC day in this book. */
export type OrderedToday = {
  /** Placed, or about to be. */
  readonly trades: number
  readonly stake: Usd
  /** Stakes of those that have not ended. */
  readonly open: Usd
  /** What those that ended brought. */
  readonly brought: Usd
  readonly refused: number
}

export type AtsFacts = {
  readonly now: Millis
  readonly book: Book
  readonly instrumentId: number
  readonly settings: AtsSettings
  readonly isPausedForAll: boolean
  readonly isPaused: boolean
  readonly plan: string
  /** What it allowed when they got it; null: what is built in. */
  readonly planTrades: number | null
  readonly plans: PlanTable
  /** Demo trades that were decided with the same settings. */
  readonly trials: number
  readonly today: OrderedToday
  readonly standing: AtsStanding
  /** Stakes of all that have not ended. */
  readonly open: Usd
  readonly balance: Usd
}

export type AtsDecision =
  | { readonly kind: 'order'; readonly stake: Usd; readonly slot: number; readonly slots: number }
  | { readonly kind: 'skip'; readonly why: AtsReason }
  /** It is switched off: nothing but the client makes it go on. */
  | { readonly kind: 'end'; readonly why: AtsReason }

/** More refused orders than this on a day, and none is tried any more. */
const refusedMost = 50

export function decideAtsOrder(facts: AtsFacts): AtsDecision {
  const { book, settings, standing, today } = facts
  if (facts.isPausedForAll) return skip('paused_for_all')
  if (facts.isPaused) return skip('paused_by_staff')
  const allowed = tradesAllowed(facts)
  if (book === 'real' && allowed === 0) return skip('no_plan')
  if (book === 'real' && facts.trials < trialsNeeded) return skip('not_tried')
  if (hasLostOut(standing, settings)) return { kind: 'end', why: 'losses_in_row' }
  if (!isWithinHours(settings.hours, facts.now)) return skip('outside_hours')
  if (today.trades >= allowed) return skip('plan_trades')
  if (today.trades >= settings.tradesMost) return skip('day_trades')
  if (today.refused >= refusedMost) return skip('refused_often')
  if (isCoolingDown(standing, settings, facts.now)) return skip('cooling_down')
  if (isPairDropped(standing, settings, facts.instrumentId)) return skip('pair_dropped')
  const stake = stakeFrom(settings.stake, facts.balance)
  return (
    refuseStake(stake, facts) ?? {
      kind: 'order',
      stake,
      slot: today.trades + 1,
      slots: Math.min(allowed, settings.tradesMost),
    }
  )
}

/** Of a UTC day. On the demo whoever has no plan has what the first one gives. */
export function tradesAllowed({
  book,
  plan,
  planTrades,
  plans,
}: Pick<AtsFacts, 'book' | 'plan' | 'planTrades' | 'plans'>): number {
  const own = tradesPerDay({ plan, planTrades })
  if (book === 'real' || own > 0) return own
  return tradesGiven(plans, planTiers[0].id) ?? 0
}

function refuseStake(stake: Usd, facts: AtsFacts): AtsDecision | undefined {
  const { settings, standing, today, open } = facts
  if (isLess(stake, leastStake)) return skip('stake_too_small')
  if (isLess(stakeMostOf(facts.plan), stake)) return skip('stake_too_large')
  if (isLess(settings.stakeMost, plus(today.stake, stake))) return skip('day_stake')
  if (isLess(settings.lossMost, lossWith(today, stake))) return skip('day_loss')
  if (settings.drawdownMost === null) return undefined
  if (!isLess(settings.drawdownMost, drawdownWith(standing, plus(open, stake)))) return undefined
  // With nothing open it cannot come back by itself.
  const isOver = isLess(settings.drawdownMost, drawdownWith(standing, stake))
  return isOver && open === 0n ? { kind: 'end', why: 'drawdown' } : skip('drawdown_open')
}

/** What the day has lost if all that is open is lost, and this stake. */
function lossWith({ open, brought }: OrderedToday, stake: Usd): Usd {
  return minus(plus(open, stake), brought)
}

function skip(why: AtsReason): AtsDecision {
  return { kind: 'skip', why }
}
