// The strike rates, each in words: what a winning Buy pays and what a winning Sell does, with the
// side that is looked at in front.

import * as format from '#browser/format/format.ts'
import type { StrikeRateView } from '#contract/public/market.ts'
import * as t from '../../lib/i18n/i18n.ts'
import { useEmphasis } from './emphasis.ts'
import css from './StrikeRates.module.css'
import { choose, useTicket } from './ticket.ts'

const share = (rate: number) => format.exactPercent(rate)

export function StrikeRates({ rates }: { rates: readonly StrikeRateView[] }) {
  const chosen = useTicket((ticket) => ticket.strikeRate)
  const side = useEmphasis((looked) => looked.side)
  return (
    <fieldset className={css.rates}>
      <legend className={css.legend}>
        <span>{t.quickTrading.strikeRate}</span>
        <span>{t.quickTrading.strikeRateNote}</span>
      </legend>
      {rates.map((rate) => (
        <label key={rate.id} className={css.rate} data-side={side ?? undefined}>
          <input
            type="radio"
            name="strike-rate"
            checked={chosen === rate.id}
            onChange={() => choose({ strikeRate: rate.id })}
          />
          <span>
            {t.quickTrading.buyPays} <b>{share(rate.buy_profit_rate)}</b>
          </span>
          <span>
            {t.quickTrading.sellPays} <b>{share(rate.sell_profit_rate)}</b>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
