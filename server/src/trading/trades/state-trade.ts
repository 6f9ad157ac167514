// What is stated of a trade, on its receipt and in the log: its terms as they were accepted, and
// how it came out.

import type { GapView, HaltView } from '#contract/shared/receipts.ts'
import { usdToNumber } from '#kernel/money.ts'
import { fromPoints, type Points, type PriceScale, tickSizeText } from '#kernel/price.ts'
import { iso } from '#kernel/time.ts'
import type { AnsweredGap, Halt } from '../market/gap.ts'
import { factorText } from '../market/quote.ts'
import type { End, StoredPrice } from './past-trades.store.ts'
import type { OpenTrade } from './trade.ts'
import { statusOnWire } from './trade-view.ts'

export function statedTerms(trade: OpenTrade) {
  const { scale, symbol, category } = trade.instrument
  return {
    trade_id: trade.id,
    rule_version: trade.ruleVersion,
    symbol,
    trading_type: category,
    mode: trade.book,
    trade_mode: trade.direction === 'rise' ? ('Buy' as const) : ('Sell' as const),
    amount: usdToNumber(trade.stake),
    strike_rate: trade.strikeRate,
    profit_rate: trade.payoutRateBp / 10_000,
    duration: trade.durationSeconds,
    accepted_at: iso(trade.acceptedAt),
    expires_at: iso(trade.expiresAt),
    tick_size: tickSizeText(scale),
    volatility: trade.volatility,
    quantile: trade.quantile,
    margin: trade.marginBp / 10_000,
    win_probability: trade.winProbability,
    strike_factor: factorText(trade.strikeFactor),
    ...statedRules(trade),
  }
}

/** Before the second version there was nothing to state; what was logged then stays as it is. */
function statedRules({ ruleVersion, entryDelayMs, exitSeconds }: OpenTrade) {
  return ruleVersion < 2 ? {} : { entry_delay_ms: entryDelayMs, exit_seconds: exitSeconds }
}

/** The average that decided, where one did. */
export function statedAverage(end: End | null, scale: PriceScale) {
  const average = end?.exitAverage ?? null
  return average === null ? {} : { exit_average: fromPoints(average, scale) }
}

export function statedEnd(end: End | null) {
  return {
    status: statusOnWire[end?.status ?? 'open'],
    reason: end?.voidReason ?? null,
    cause: end?.voidCause ?? null,
    payout: end && usdToNumber(end.payout),
    settled_at: end && iso(end.settledAt),
  }
}

/** The prices that decided it, by their numbers: who said them stands with the ticks. */
export function statedPrices(end: End, scale: PriceScale) {
  const { entry, strike, exit } = end
  const price = (stored: StoredPrice | null) =>
    stored && { seq: stored.seq, time: iso(stored.at), price: fromPoints(stored.price, scale) }
  return {
    entry_tick: price(entry),
    strike_price: statedPrice(strike, scale),
    exit_tick: price(exit),
    ...statedAverage(end, scale),
  }
}

export function statedPrice(price: Points | null, scale: PriceScale): number | null {
  return price === null ? null : fromPoints(price, scale)
}

export function statedGap({ from, to, ...gap }: AnsweredGap): GapView {
  const { cause, asked, answer, ticks, answeredAt } = gap
  return { from: iso(from), to: iso(to), cause, asked, answer, ticks, answered_at: iso(answeredAt) }
}

export function statedHalt({ from, to, cause }: Halt): HaltView {
  return { from: iso(from), to: to && iso(to), cause }
}
