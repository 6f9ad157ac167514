// The open trades: how each stands against its strike, and how long it still runs.

import { Link } from 'wouter'
import * as format from '#browser/format/format.ts'
import { messageOf } from '#browser/http/errors.ts'
import type { TradeView } from '#contract/client/trades.ts'
import { linkClass } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Sign } from '#ui/Sign.tsx'
import { FailedState, Skeleton } from '#ui/States.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { useStream } from '../../lib/stream/stream.ts'
import { useSeconds } from '../../lib/stream/use-seconds.ts'
import { useTick } from '../../lib/stream/use-tick.ts'
import { useBook } from '../../lib/trading/book.ts'
import { useDecimals, useSymbolName } from '../../lib/trading/market.ts'
import { leadOf, profitOn } from '../../lib/trading/strike.ts'
import { useOpenTrades } from '../../lib/trading/trades.ts'
import { FirstSteps } from './FirstSteps.tsx'
import { findTrade } from './find-trade.ts'
import { openBarId } from './OpenBar.tsx'
import css from './OpenTrades.module.css'
import page from './QuickTrading.module.css'
import { showSheet, useIsOpen } from './terms-sheet.ts'
import { TourHost } from './tour/TourHost.tsx'

export default function OpenTrades() {
  const mode = useBook((book) => book.mode)
  const isPulledUp = useIsOpen('trades')
  const { data: trades, isError, error, refetch } = useOpenTrades(mode)
  const staked = (trades ?? []).reduce((sum, trade) => sum + trade.amount, 0)
  return (
    <section className={page.panel} aria-labelledby="open-trades">
      <div className={page.head}>
        <h2 id="open-trades">{t.quickTrading.openTrades}</h2>
        {trades && trades.length > 0 && (
          <small>{t.quickTrading.atStake(trades.length, format.money(staked))}</small>
        )}
        <Link className={linkClass} to="/user/trade-history">
          {t.quickTrading.allTrades}
        </Link>
        {isPulledUp && (
          // It came over what opened it: the focus comes along, and goes back with it.
          <button
            type="button"
            className={css.close}
            ref={takeFocus}
            aria-label={t.terms.closeTrades}
            onClick={closeTrades}
          >
            <Icon name="close" />
          </button>
        )}
      </div>
      {trades ? (
        <Table trades={trades} />
      ) : isError ? (
        <FailedState
          message={messageOf(error)}
          retryLabel={t.shell.retry}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton lines={3} label={t.shell.loading} />
      )}
      <TourHost />
    </section>
  )
}

const takeFocus = (element: HTMLElement | null) => element?.focus()

function closeTrades(): void {
  showSheet(null)
  document.getElementById(openBarId)?.focus()
}

/** What is not settled by then waits for prices. */
const settlingMs = 3_000

function Table({ trades }: { trades: readonly TradeView[] }) {
  if (trades.length === 0) return <FirstSteps />
  const { columns } = t.quickTrading
  return (
    <div className={css.scroll}>
      <table className={css.table}>
        <thead>
          <tr>
            <th>{columns.trade}</th>
            <th className={css.wide}>{columns.stake}</th>
            <th className={`${css.wide} ${css.pays}`}>{columns.pays}</th>
            <th className={css.wide}>{columns.strike}</th>
            <th className={css.words}>{columns.state}</th>
            <th>{columns.left}</th>
          </tr>
        </thead>
        <tbody>
          {trades.map((trade) => (
            <Row key={trade.trade_id} trade={trade} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Row({ trade }: { trade: TradeView }) {
  const name = useSymbolName()(trade.symbol)
  const decimals = useDecimals()(trade.symbol)
  const pays = trade.amount + profitOn(trade.amount, trade.profit_rate)
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
      <td className={css.wide}>{format.amount(trade.amount)}</td>
      <td className={`${css.wide} ${css.pays}`}>{format.amount(pays)}</td>
      <td className={css.wide}>
        {trade.strike_price === null ? (
          <span>{'\u2014'}</span>
        ) : (
          <b className={css.strike}>{format.price(trade.strike_price, decimals)}</b>
        )}
      </td>
      <td className={css.words}>
        <Standing trade={trade} decimals={decimals} />
      </td>
      <td>
        <button type="button" className={css.find} onClick={() => findTrade(trade)}>
          <Left trade={trade} />
          <span className="sr"> {t.quickTrading.onChart(name)}</span>
        </button>
      </td>
    </tr>
  )
}

function Standing({ trade, decimals }: { trade: TradeView; decimals: number }) {
  const tick = useTick(trade.symbol)
  const isLost = useStream(({ state }) => state === 'lost')
  if (trade.strike_price === null) return <span>{t.quickTrading.waitingEntry}</span>
  if (!tick) return <span>{t.quickTrading.waiting}</span>
  if (isLost) return <span className={css.stale}>{t.quickTrading.noFresh}</span>
  const lead = leadOf(trade, tick.price)
  const by = format.price(Math.abs(lead), decimals)
  if (lead === 0) return <span>{t.quickTrading.level}</span>
  return (
    <span className={lead > 0 ? css.winning : css.losing}>
      <i aria-hidden="true">{lead > 0 ? '\u25b2' : '\u25bc'}</i>
      {lead > 0 ? t.quickTrading.winning(by) : t.quickTrading.losing(by)}
    </span>
  )
}

function Left({ trade }: { trade: TradeView }) {
  const now = useSeconds()
  // The clock is up to a second behind: it never runs longer than it was placed for.
  const left = Math.min(Date.parse(trade.end_time) - now, trade.duration * 1_000)
  if (left <= -settlingMs) return <span>{t.quickTrading.waiting}</span>
  if (left <= 0) return <span>{t.quickTrading.settling}</span>
  return (
    <span className={css.left}>
      {format.countdown(left)}
      <progress max={trade.duration} value={left / 1000} aria-hidden="true" />
    </span>
  )
}
