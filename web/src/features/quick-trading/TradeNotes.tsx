// Under the buttons: when the entry is taken, what decides the end where that is no single price,
// and how many lost. Loaded after the rest, since it changes nothing of it.

import * as format from '#browser/format/format.ts'
import type { MarketView, QuoteView } from '#contract/public/market.ts'
import { LossShare } from '../../lib/claims/LossShare.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import css from './TradeForm.module.css'

type Props = {
  readonly market: MarketView
  readonly quote: QuoteView | undefined
}

export default function TradeNotes({ market, quote }: Props) {
  const seconds = quote?.exit_seconds ?? 1
  const entry = t.tradeNotes.entry(format.figures(String(market.entry_delay_ms / 1_000)))
  return (
    <>
      <p className={css.note}>
        {seconds === 1 ? entry : `${entry} ${t.tradeNotes.average(seconds)}`}
      </p>
      <LossShare className={css.loss} />
    </>
  )
}
