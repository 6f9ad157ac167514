// What rules say of the instrument, what was earned, and the two latest trades.

import { Link } from 'wouter'
import * as format from '#browser/format/format.ts'
import type { TradeView } from '#contract/client/trades.ts'
import { linkClass } from '#ui/Button.tsx'
import { Sign } from '#ui/Sign.tsx'
import { EmptyState } from '#ui/States.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { useBook } from '../../lib/trading/book.ts'
import { useSymbolName } from '../../lib/trading/market.ts'
import { useProfits, useTradeHistory } from '../../lib/trading/past-trades.ts'
import { resultText } from '../../lib/trading/trade-texts.ts'
import { Pending } from './Pending.tsx'
import page from './QuickTrading.module.css'
import css from './SidePanels.module.css'
import { SignalsPanel } from './SignalsPanel.tsx'

const shown = 2

export default function SidePanels() {
  return (
    <>
      <SignalsPanel />
      <ProfitsPanel />
      <LatestTrades />
    </>
  )
}

function ProfitsPanel() {
  const mode = useBook((book) => book.mode)
  const profits = useProfits(mode)
  const rows = profits.data?.pages[0]?.data.slice(0, shown)
  const { profitColumns: columns } = t.sidePanels
  return (
    <section className={page.panel} aria-labelledby="profits-panel">
      <div className={page.head}>
        <h2 id="profits-panel">{t.sidePanels.profits}</h2>
        {mode === 'real' && (
          <Link className={linkClass} to="/user/earnings">
            {t.sidePanels.allProfits}
          </Link>
        )}
      </div>
      {!rows && <Pending list={profits} />}
      {rows?.length === 0 && <EmptyState>{t.sidePanels.noProfits}</EmptyState>}
      {rows && rows.length > 0 && (
        <table className={css.table}>
          <thead>
            <tr>
              <th>{columns.amount}</th>
              <th>{columns.profit}</th>
              <th>{columns.earnings}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: by place, so that none moves
              <tr key={place}>
                <td>{format.amount(row.amount)}</td>
                <td className={css.good}>{format.signed(row.profit)}</td>
                <td>{format.amount(row.earnings)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

function LatestTrades() {
  const mode = useBook((book) => book.mode)
  const history = useTradeHistory(mode)
  const rows = history.data?.pages[0]?.data.slice(0, shown)
  return (
    <section className={page.panel} aria-labelledby="latest-trades">
      <div className={page.head}>
        <h2 id="latest-trades">{t.sidePanels.latest}</h2>
        <Link className={linkClass} to="/user/trade-history">
          {t.quickTrading.allTrades}
        </Link>
      </div>
      {!rows && <Pending list={history} />}
      {rows?.length === 0 && <EmptyState>{t.sidePanels.noTrades}</EmptyState>}
      {rows && rows.length > 0 && (
        <table className={css.table}>
          <tbody>
            {rows.map((trade, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: by place, so that none moves
              <Latest key={place} trade={trade} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

function Latest({ trade }: { trade: TradeView }) {
  const name = useSymbolName()(trade.symbol)
  return (
    <tr>
      <td>
        <Link className={css.name} to={`/user/trades/${trade.trade_id}`}>
          <span data-side={trade.trade_mode}>
            <Sign side={trade.trade_mode} label={trade.trade_mode} />
          </span>
          {name}
        </Link>
      </td>
      <td>{t.quickTrading.status[trade.status]}</td>
      <td>{resultText(trade)}</td>
    </tr>
  )
}
