// Under the buttons: that an average decides the end, where one does, and how many lost. Loaded
// after the rest, since it changes nothing of it.

import type { QuoteView } from '#contract/public/market.ts'
import { LossShare } from '../../lib/claims/LossShare.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import css from './TradeForm.module.css'

export default function TradeNotes({ quote }: { readonly quote: QuoteView | undefined }) {
  const seconds = quote?.exit_seconds ?? 1
  return (
    <>
      {seconds > 1 && <p className={css.note}>{t.tradeNotes.average(seconds)}</p>}
      <LossShare className={css.loss} />
    </>
  )
}
