// A quote: what both sides of a strike rate would be offered at this moment.

import type { Direction } from '#contract/client/trades.ts'
import type { QuoteView, SideView } from '#contract/public/market.ts'
import { fromPoints, type Points, type PriceScale } from '#kernel/price.ts'
import type { Estimate } from './estimator.ts'
import {
  breakEven,
  type EndRules,
  pricedSeconds,
  strikeFactor,
  strikeFrom,
  winProbability,
} from './pricing.ts'

export type QuoteFacts = {
  readonly symbol: string
  readonly scale: PriceScale
  readonly spot: Points
  readonly spotAgeMs: number
  readonly source: string
  readonly durationSeconds: number
  readonly strikeRate: { readonly id: string; readonly buyBp: number; readonly sellBp: number }
  readonly marginBp: number
  readonly endRules: EndRules
  readonly ruleVersion: number
  readonly estimate: Estimate
}

export function quoteView(facts: QuoteFacts): QuoteView {
  return {
    symbol: facts.symbol,
    duration: facts.durationSeconds,
    strike_rate: facts.strikeRate.id,
    spot: fromPoints(facts.spot, facts.scale),
    spot_age_ms: facts.spotAgeMs,
    source: facts.source,
    volatility: facts.estimate.volatility,
    margin: facts.marginBp / 10_000,
    rule_version: facts.ruleVersion,
    entry_delay_ms: facts.endRules.entryDelayMs,
    exit_seconds: facts.endRules.exitSeconds,
    buy: sideView(facts, 'rise', facts.strikeRate.buyBp),
    sell: sideView(facts, 'fall', facts.strikeRate.sellBp),
  }
}

function sideView(facts: QuoteFacts, direction: Direction, payoutRateBp: number): SideView | null {
  const { durationSeconds, scale, spot } = facts
  const { volatility } = facts.estimate
  const probability = winProbability(payoutRateBp, facts.marginBp)
  // The tick may be too coarse now to place this strike fairly: then this side is not offered.
  if (!facts.estimate.canPlace(probability)) return null
  const quantile = facts.estimate.quantile(probability)
  const seconds = pricedSeconds(durationSeconds, facts.endRules)
  const factor = strikeFactor({ volatility, quantile, seconds, direction })
  return {
    strike_price: fromPoints(strikeFrom(spot, factor, scale, direction), scale),
    profit_rate: payoutRateBp / 10_000,
    win_probability: probability,
    break_even: breakEven(payoutRateBp),
    quantile,
    strike_factor: factorText(factor),
  }
}

/** A factor x 10^12 as decimal text with all twelve places. */
export function factorText(factor: bigint): string {
  const digits = factor.toString().padStart(13, '0')
  return `${digits.slice(0, -12)}.${digits.slice(-12)}`
}
