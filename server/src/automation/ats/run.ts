// Whether automated trades may be switched on, and what switches them off by itself.

import { type AtsRuns, trialsNeeded } from '#contract/client/ats.ts'
import type { KnownRefusal } from '#contract/refusals.ts'
import { refuse } from '#kernel/refusal.ts'

export type SwitchFacts = {
  readonly hasSettings: boolean
  /** That what is likely to be lost was read. */
  readonly understood: boolean
  readonly isPaused: boolean
  /** Of the book that it is to run on. */
  readonly tradesAllowed: number
  readonly trials: number
  /** What keeps the client from any trade of that book; undefined where nothing does. */
  readonly refusal: KnownRefusal | undefined
}

export function refuseSwitch(runs: AtsRuns, facts: SwitchFacts): KnownRefusal | undefined {
  if (runs === 'off') return undefined
  if (!facts.hasSettings) return refuse('ats_not_settled')
  if (!facts.understood) return refuse('ats_not_understood')
  if (facts.isPaused) return refuse('ats_paused')
  if (facts.refusal) return facts.refusal
  if (facts.tradesAllowed === 0) return refuse('ats_plan_needed')
  if (runs === 'real' && facts.trials < trialsNeeded) {
    return refuse('ats_not_tried', { decided: facts.trials, needed: trialsNeeded })
  }
  return undefined
}

/**
 * Refusals of an order that are about the client, not about the market: then it is switched off,
 * and whoever comes back from a break or from a freeze finds it so.
 */
const ending: ReadonlySet<string> = new Set([
  'account_closed',
  'account_frozen',
  'self_excluded',
  'cool_off',
  'terms_not_accepted',
  'demo_ended',
  'country_closed',
  'live_trading_closed',
  'email_unconfirmed',
  'identity_needed',
  'appropriateness_needed',
  'deposit_first',
  'insufficient_balance',
])

export function endsRun(refused: string): boolean {
  return ending.has(refused)
}
