// What became of the newest trades of the account one is on, for whoever was elsewhere when they
// ended.

import { Link } from 'wouter'
import * as format from '#browser/format/format.ts'
import type { TradeView } from '#contract/client/trades.ts'
import { Sign } from '#ui/Sign.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { AccountTag } from '../../lib/trading/AccountTag.tsx'
import { useBook } from '../../lib/trading/book.ts'
import { useSymbolName } from '../../lib/trading/market.ts'
import { useTradeHistory } from '../../lib/trading/past-trades.ts'
import { resultText } from '../../lib/trading/trade-texts.ts'
import css from './LatestResults.module.css'

const shown = 5

export function LatestResults() {
  const mode = useBook((book) => book.mode)
  const history = useTradeHistory(mode).data?.pages[0]?.data ?? []
  const ended = history.filter(({ status }) => status !== 'Pending').slice(0, shown)
  if (ended.length === 0) return null
  return (
    <section className={css.results} aria-label={t.results.title}>
      <h3>
        {t.results.title} <AccountTag mode={mode} />
      </h3>
      <ul>
        {ended.map((trade) => (
          <Row key={trade.trade_id} trade={trade} />
        ))}
      </ul>
    </section>
  )
}

function Row({ trade }: { trade: TradeView }) {
  const name = useSymbolName()(trade.symbol)
  const { status, trade_mode: side, trade_id: id, end_time: end } = trade
  return (
    <li>
      <Link to={`/user/trades/${id}`}>
        <span data-side={side}>
          <Sign side={side} label={side} /> {name}
        </span>
        <b data-status={status}>
          {t.quickTrading.status[status]} {resultText(trade)}
        </b>
      </Link>
      <small>{format.dateTime(end)}</small>
    </li>
  )
}
