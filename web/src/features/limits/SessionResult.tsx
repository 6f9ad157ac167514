// What the trades of this session have brought, on the account one is on.

import { useState } from 'react'
import * as format from '#browser/format/format.ts'
import * as t from '../../lib/i18n/i18n.ts'
import { useBook } from '../../lib/trading/book.ts'
import { useTradeHistory } from '../../lib/trading/past-trades.ts'
import css from './SessionResult.module.css'
import { sessionBegan, sessionResult } from './session-clock.ts'

export default function SessionResult({ className }: { className: string | undefined }) {
  const mode = useBook((book) => book.mode)
  const [since] = useState(sessionBegan)
  const history = useTradeHistory(mode).data
  const settled = history?.pages.flatMap(({ data }) => data).filter((one) => one.payout !== null)
  const { count, result } = sessionResult(settled ?? [], since)
  const won = settled?.filter(
    ({ status, end_time: end }) => status === 'Won' && Date.parse(end) >= since,
  ).length
  const tone = result === 0 ? 'even' : result > 0 ? 'up' : 'down'
  return (
    <p className={className}>
      <span className={css.first}>
        {t.limits.session} <b data-tone={tone}>{format.signed(result)}</b>
      </span>
      <br />
      {t.limits.sessionWon(won ?? 0, count)}
    </p>
  )
}
