// What a bot does next: buy, sell, wait or stop. It buys only with what is at risk and sells only
// what it bought, so it is never short and borrows nothing.

import type { Protections } from '#contract/client/trader.ts'
import { hour, later, type Millis, minute } from '#kernel/time.ts'
import { costOf, divided, onePart, onGrid } from '../venues/parts.ts'
import { budgetOf, type Holding } from './holding.ts'

export type Terms = {
  readonly amountStep: bigint
  readonly priceStep: bigint
  readonly amountMin: bigint
  readonly costMin: bigint
  readonly feeParts: bigint
}

export type StepFacts = {
  readonly now: Millis
  readonly atRisk: bigint
  readonly protections: Protections
  readonly isStopping: boolean
  /** Of one that is being stopped. */
  readonly sells: boolean
  readonly holding: Holding
  readonly terms: Terms
  readonly top: { readonly bid: bigint; readonly ask: bigint }
  /** What the rule says of the minute that has just ended; undefined: nothing, or it was heard. */
  readonly opinion: 'rise' | 'fall' | undefined
  /** Why nothing new may begin, by a code; undefined where it may. */
  readonly mayNotBegin: string | undefined
}

export type Ordered = {
  readonly side: 'buy' | 'sell'
  readonly amount: bigint
  readonly limit: bigint
  readonly why: string
}

export type Step =
  | { readonly does: 'order'; readonly order: Ordered }
  | { readonly does: 'stop'; readonly reason: string | null; readonly sells: boolean }
  | { readonly does: 'wait'; readonly note: string }

const wait = (note: string): Step => ({ does: 'wait', note })
const stop = (reason: string | null, sells = false): Step => ({ does: 'stop', reason, sells })

/** A purchase goes so far beyond the best price at most, a sale so far below it. */
const [buyBeyond, sellBeyond] = [2n, 20n]
const thousand = 1_000n
const percent = 100n
const million = 1_000_000n

export function decideStep(facts: StepFacts): Step {
  const { holding, terms, isStopping, sells } = facts
  const held = onGrid(holding.amount, terms.amountStep, 'down')
  const isHeld = held >= sellableLeast(terms, facts.top.bid)
  if (isStopping) return isHeld && sells ? sale(facts, held, 'stopped') : stop(null)
  return isHeld ? whileHeld(facts, held) : whileFlat(facts)
}

/** The least that an exchange takes of a sale, by amount and by worth. */
export function sellableLeast({ amountStep, amountMin, costMin }: Terms, price: bigint): bigint {
  const worth = price === 0n ? amountMin : divided(costMin * onePart, price, 'up')
  return onGrid(amountMin > worth ? amountMin : worth, amountStep, 'up')
}

function whileHeld(facts: StepFacts, held: bigint): Step {
  const { holding, top, protections, atRisk, opinion } = facts
  const worth = costOf(held, top.bid, 'down')
  const { stop_loss_percent: stopLoss, drawdown_percent: drawdown } = protections
  const lost = -(holding.result + worth - holding.cost)
  if (lost * percent >= atRisk * BigInt(drawdown)) return stop('drawdown', true)
  if (stopLoss !== null && worth * percent <= holding.cost * (percent - BigInt(stopLoss))) {
    return sale(facts, held, 'stop_loss')
  }
  return opinion === 'fall' ? sale(facts, held, 'rule') : wait('holds')
}

function sale({ top, terms }: StepFacts, held: bigint, why: string): Step {
  const limit = onGrid((top.bid * (thousand - sellBeyond)) / thousand, terms.priceStep, 'up')
  return { does: 'order', order: { side: 'sell', amount: held, limit, why } }
}

function whileFlat(facts: StepFacts): Step {
  const { holding, protections, atRisk, opinion, mayNotBegin } = facts
  const { drawdown_percent: drawdown, low_profit_trades: few } = protections
  if (-holding.result * percent >= atRisk * BigInt(drawdown)) return stop('drawdown')
  if (few !== null && holding.rounds.length >= few) {
    const last = holding.rounds.slice(-few).reduce((sum, { result }) => sum + result, 0n)
    if (last < 0n) return stop('low_profit')
  }
  const locked = lockOf(facts)
  if (locked !== undefined) return wait(locked)
  if (mayNotBegin !== undefined) return wait(mayNotBegin)
  return opinion === 'rise' ? purchase(facts) : wait('no_signal')
}

/** Why nothing is bought for a while. */
export function lockOf({ now, holding, protections }: StepFacts): string | undefined {
  const { cool_down_minutes: cool, guard_stops: stops, guard_minutes: within } = protections
  const { from_hour: from, to_hour: to } = protections
  const last = holding.rounds.at(-1)
  if (last && now < later(last.endedAt, cool * minute)) return 'cool_down'
  if (stops !== null) {
    const recent = holding.rounds.filter(
      ({ why, endedAt }) => why === 'stop_loss' && now < later(endedAt, within * minute),
    )
    if (recent.length >= stops) return 'stop_loss_guard'
  }
  const hours = Math.floor(now / hour) % 24
  const isWithin = from < to ? hours >= from && hours < to : hours >= from || hours < to
  return isWithin ? undefined : 'out_of_hours'
}

function purchase({ top, terms, atRisk, holding }: StepFacts): Step {
  const limit = onGrid((top.ask * (thousand + buyBeyond)) / thousand, terms.priceStep, 'up')
  // At the limit and with its fee it costs no more; two parts are what is rounded up.
  const budget = budgetOf(atRisk, holding) - 2n
  const most = (budget * onePart * million) / (limit * (million + terms.feeParts))
  const amount = onGrid(most, terms.amountStep, 'down')
  if (amount < sellableLeast(terms, top.bid)) return stop('too_little')
  return { does: 'order', order: { side: 'buy', amount, limit, why: 'rule' } }
}
