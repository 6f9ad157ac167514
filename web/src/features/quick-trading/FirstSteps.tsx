// The empty list of open trades: whoever has never traded is told how, in three steps that can be
// put away.

import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/States.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { useBook } from '../../lib/trading/book.ts'
import { useTradeHistory } from '../../lib/trading/past-trades.ts'
import css from './FirstSteps.module.css'
import { arrange, useLayout } from './layout.ts'
import { begin } from './tour/tour.ts'

export function FirstSteps() {
  const mode = useBook((book) => book.mode)
  const past = useTradeHistory(mode).data?.pages[0]?.data.length
  const isShown = useLayout((layout) => layout.showsFirstSteps)
  if (!isShown || past !== 0) return <EmptyState>{t.quickTrading.noOpenTrades}</EmptyState>
  return (
    <div className={css.first}>
      <p>{t.firstSteps.title}</p>
      <ol>
        {t.firstSteps.steps.map(([what, more]) => (
          <li key={what}>
            <b>{what}</b>
            <span>{more}</span>
          </li>
        ))}
      </ol>
      <div className={css.ways}>
        <Button onClick={begin}>{t.tour.begin}</Button>
        <Button look="ghost" onClick={() => arrange({ showsFirstSteps: false })}>
          {t.firstSteps.leave}
        </Button>
      </div>
    </div>
  )
}
