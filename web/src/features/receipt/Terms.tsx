// The terms that were fixed when the order was accepted.

import * as format from '#browser/format/format.ts'
import { type Fact, Facts } from '#browser/panels/Facts.tsx'
import type { ReceiptView } from '#contract/shared/receipts.ts'
import * as t from '../../lib/i18n/i18n.ts'
import { strikeRateText } from '../../lib/trading/trade-texts.ts'
import { instantText } from './figures.ts'
import css from './Receipt.module.css'

export function Terms({ receipt }: { receipt: ReceiptView }) {
  const facts: Fact[] = [
    [t.receipt.mode, t.results.accounts[receipt.mode]],
    [t.receipt.side, receipt.trade_mode],
    [t.receipt.strikeRate, strikeRateText(receipt.strike_rate)],
    [t.receipt.profitRate, format.percent(receipt.profit_rate, 0)],
    [t.receipt.duration, format.duration(receipt.duration)],
    [t.receipt.accepted, `${instantText(receipt.accepted_at)} UTC`],
    [t.receipt.expires, `${instantText(receipt.expires_at)} UTC`],
    [t.receipt.margin, format.exactPercent(receipt.margin)],
    [t.receipt.chance, format.percent(receipt.win_probability)],
    [t.receipt.volatility, format.figures(String(receipt.volatility))],
    [t.receipt.quantile, format.figures(String(receipt.quantile))],
    [t.receipt.factor, format.figures(receipt.strike_factor)],
    [
      t.receipt.delay,
      t.receipt.delayOf(format.figures(String((receipt.entry_delay_ms ?? 0) / 1_000))),
    ],
    [t.receipt.exitRule, t.receipt.exitRuleOf(receipt.exit_seconds ?? 1)],
    [t.receipt.rules, String(receipt.rule_version)],
    [t.receipt.id, receipt.trade_id],
  ]
  return (
    <section className={css.panel}>
      <h2>{t.receipt.terms}</h2>
      <Facts facts={facts} isPanel />
    </section>
  )
}
