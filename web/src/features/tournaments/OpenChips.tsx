// The trades in chips that have not ended yet.

import { Link } from 'wouter'
import * as format from '#browser/format/format.ts'
import { linkClass } from '#ui/Button.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { useDecimals, useSymbolName } from '../../lib/trading/market.ts'
import { useOpenTrades } from '../../lib/trading/trades.ts'
import css from './Tournaments.module.css'

export function OpenChips() {
  const trades = useOpenTrades('chips').data ?? []
  const nameOf = useSymbolName()
  const decimalsOf = useDecimals()
  if (trades.length === 0) return <p className={css.note}>{t.tournaments.noOpen}</p>
  return (
    <>
      <h3>{t.tournaments.open}</h3>
      <ul className={css.rows}>
        {trades.map((trade) => (
          <li key={trade.trade_id}>
            <Link className={linkClass} to={`/user/trades/${trade.trade_id}`}>
              {t.tournaments.sides[trade.trade_mode]} {nameOf(trade.symbol)}
            </Link>
            <span>{t.tournaments.chips(format.amount(trade.amount))}</span>
            <span>
              {t.tournaments.strike}{' '}
              {trade.strike_price === null
                ? t.tournaments.noPrice
                : format.price(trade.strike_price, decimalsOf(trade.symbol))}
            </span>
            <time dateTime={trade.end_time}>{format.dateTime(trade.end_time)}</time>
          </li>
        ))}
      </ul>
    </>
  )
}
