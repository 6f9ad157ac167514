// What a phone shows of the terms of the next trade: one row, which pulls their sheet up.

import * as format from '#browser/format/format.ts'
import type { StrikeRateView } from '#contract/public/market.ts'
import { Icon } from '#ui/Icon.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { amountOf } from '../../lib/trading/strike.ts'
import css from './TermsBar.module.css'
import { toggleSheet, useIsOpen } from './terms-sheet.ts'
import { useTicket } from './ticket.ts'

export default function TermsBar({ rates }: { rates: readonly StrikeRateView[] }) {
  const { amount, duration, strikeRate, oneClick } = useTicket()
  const isOpen = useIsOpen('terms')
  const dollars = amountOf(amount)
  const rate = rates.find(({ id }) => id === strikeRate)
  return (
    <button
      type="button"
      className={css.terms}
      aria-expanded={isOpen}
      aria-controls="terms"
      onClick={() => toggleSheet('terms')}
    >
      <span>
        <small>{t.quickTrading.amount}</small>
        <b>{dollars === undefined ? '\u2014' : format.money(dollars)}</b>
      </span>
      <span>
        <small>{t.quickTrading.duration}</small>
        <b>{format.duration(duration)}</b>
      </span>
      <span>
        <small>{oneClick ? t.terms.oneClickOn : t.terms.bothPay}</small>
        <b>
          {rate
            ? [rate.buy_profit_rate, rate.sell_profit_rate]
                .map(format.exactPercent)
                .join(' \u00b7 ')
            : '\u2014'}
        </b>
      </span>
      <Icon name="chevron" />
    </button>
  )
}
