// What a phone shows of the sheets that are put away: the terms of the next trade in one row, and
// the open trades in another. Each pulls its sheet up.

import * as format from '#browser/format/format.ts'
import type { StrikeRateView } from '#contract/public/market.ts'
import { Icon } from '#ui/Icon.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { amountOf } from './strike.ts'
import css from './TermsBar.module.css'
import { toggleTerms, useTermsSheet } from './terms-sheet.ts'
import { useTicket } from './ticket.ts'

export default function TermsBar({ rates }: { rates: readonly StrikeRateView[] }) {
  const { amount, duration, strikeRate, oneClick } = useTicket()
  const isOpen = useTermsSheet((sheet) => sheet.isOpen)
  const dollars = amountOf(amount)
  const rate = rates.find(({ id }) => id === strikeRate)
  return (
    <button
      type="button"
      className={css.terms}
      aria-expanded={isOpen}
      aria-controls="terms"
      onClick={toggleTerms}
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
