// What the rules say of the instrument on the chart, just now.

import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { linkClass } from '#ui/Button.tsx'
import { Sign } from '#ui/Sign.tsx'
import { EmptyState } from '#ui/States.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { runningQuery } from '../../lib/signals/api.ts'
import { SignalState } from '../../lib/signals/SignalState.tsx'
import { useMarket } from '../../lib/trading/market.ts'
import { Pending } from './Pending.tsx'
import page from './QuickTrading.module.css'
import css from './SidePanels.module.css'
import { useTicket } from './ticket.ts'

export function SignalsPanel() {
  const chosen = useTicket((ticket) => ticket.symbol)
  const { data: market } = useMarket()
  const symbol = chosen ?? market?.default_symbol
  return (
    <section className={page.panel} aria-labelledby="signals-panel">
      <div className={page.head}>
        <h2 id="signals-panel">{t.signals.panel}</h2>
        <Link className={linkClass} to="/user/signals">
          {t.signals.all}
        </Link>
      </div>
      {symbol !== undefined && <Running symbol={symbol} />}
    </section>
  )
}

function Running({ symbol }: { readonly symbol: string }) {
  const running = useQuery(runningQuery(symbol))
  if (!running.data) return <Pending list={running} />
  if (running.data.length === 0) return <EmptyState>{t.signals.quiet}</EmptyState>
  return (
    <table className={css.table} aria-label={t.signals.panel}>
      <tbody>
        {running.data.map((signal, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: by place, so that none moves
          <tr key={place}>
            <td>
              <span className={css.name}>
                <span data-side={signal.trade_mode}>
                  <Sign side={signal.trade_mode} label={signal.trade_mode} />
                </span>
                <span className={css.plain}>{t.signals.rules[signal.rule]}</span>
              </span>
            </td>
            <td>
              <SignalState signal={signal} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
