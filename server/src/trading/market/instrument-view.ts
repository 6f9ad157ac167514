// An instrument and its terms as the calls tell them.

import { strikeRates } from '#contract/client/trades.ts'
import type { InstrumentView } from '#contract/public/market.ts'
import { usdToNumber } from '#kernel/money.ts'
import { tickSizeText } from '#kernel/price.ts'
import { iso, type Millis, millis } from '#kernel/time.ts'
import { durationsAt } from '../instruments/duration.ts'
import {
  asDecided,
  closingAfter,
  type Instrument,
  isOffered,
  opensAgainAt,
  type TradeRules,
} from '../instruments/instrument.ts'

/** As the operator decided that orders are taken on it. */
export function instrumentView(listed: Instrument, now: Millis, rules: TradeRules): InstrumentView {
  const isTaken = isOffered(listed, rules)
  const instrument = asDecided(listed, rules)
  const { category, scale } = instrument
  const opens = opensAgainAt(instrument, now)
  const closes = closingAfter(instrument, now)
  return {
    symbol: instrument.symbol,
    name: `${instrument.base}/${instrument.quote}`,
    title: instrument.title,
    trading_type: category,
    is_tradable: isTaken,
    decimals: scale.decimals,
    tick_size: tickSizeText(scale),
    amount_min: usdToNumber(instrument.stakeMin),
    amount_max: usdToNumber(instrument.stakeMax),
    is_open: opens === undefined,
    opens_at: opens === undefined ? null : iso(millis(opens)),
    closes_at: closes !== undefined && Number.isFinite(closes) ? iso(millis(closes)) : null,
    durations: isTaken ? [...durationsAt(instrument, now)] : [],
  }
}

/** Those on offer, as shares of the amount. */
export function strikeRateViews(offered: readonly string[]) {
  return strikeRates
    .filter((rate) => offered.includes(rate.id))
    .map(({ id, buyBp, sellBp }) => ({
      id,
      buy_profit_rate: buyBp / 10_000,
      sell_profit_rate: sellBp / 10_000,
    }))
}
