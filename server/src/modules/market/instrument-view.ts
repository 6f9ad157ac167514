// An instrument and its terms as the calls tell them.

import type { InstrumentView } from '#contract/market.ts'
import { strikeRates } from '#contract/trades.ts'
import { usdToNumber } from '#kernel/money.ts'
import { tickSizeText } from '#kernel/price.ts'
import { iso, type Millis, millis } from '#kernel/time.ts'
import { durationsAt } from '../instruments/duration.ts'
import { closingAfter, type Instrument, opensAgainAt } from '../instruments/instrument.ts'

export function instrumentView(instrument: Instrument, now: Millis): InstrumentView {
  const { category, scale } = instrument
  const opens = opensAgainAt(category, now)
  const closes = closingAfter(category, now)
  return {
    symbol: instrument.symbol,
    name: `${instrument.base}/${instrument.quote}`,
    trading_type: category,
    is_tradable: instrument.isTradable,
    decimals: scale.decimals,
    tick_size: tickSizeText(scale),
    amount_min: usdToNumber(instrument.stakeMin),
    amount_max: usdToNumber(instrument.stakeMax),
    is_open: opens === undefined,
    opens_at: opens === undefined ? null : iso(millis(opens)),
    closes_at: closes !== undefined && Number.isFinite(closes) ? iso(millis(closes)) : null,
    durations: instrument.isTradable ? [...durationsAt(category, now)] : [],
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
