// What became of trades, when they end: in a strip that is always there, so that nothing moves, and
// to the ear one by one.

import { Link } from 'wouter'
import * as format from '#browser/format/format.ts'
import type { TradeView } from '#contract/client/trades.ts'
import { linkClass } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Sign } from '#ui/Sign.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { AccountTag } from '../../lib/trading/AccountTag.tsx'
import { useSymbolName } from '../../lib/trading/market.ts'
import { resultOf, resultText, statusSigns } from '../../lib/trading/trade-texts.ts'
import { putAway, useEnded, useHearEnded } from './ended.ts'
import { OpenBar } from './OpenBar.tsx'
import page from './QuickTrading.module.css'
import css from './Results.module.css'

export default function Results() {
  useHearEnded()
  const { shown, told } = useEnded()
  const nameOf = useSymbolName()
  const [first] = shown
  return (
    <>
      <OpenBar />
      <section
        className={`${page.panel} ${css.strip}`}
        aria-label={t.results.title}
        data-testid="results"
        data-status={first && shown.length === 1 ? first.status : undefined}
      >
        {first ? (
          <div key={first.trade_id} className={css.told}>
            {shown.length === 1 ? <One trade={first} /> : <Several trades={shown} />}
            <AccountTag mode={first.mode} />
            <Link
              className={linkClass}
              to={shown.length === 1 ? `/user/trades/${first.trade_id}` : '/user/trade-history'}
            >
              {shown.length === 1 ? t.results.receipt : t.quickTrading.allTrades}
            </Link>
            <button type="button" aria-label={t.results.putAway} onClick={putAway}>
              <Icon name="close" small />
            </button>
          </div>
        ) : (
          <p className={css.none}>{t.results.none}</p>
        )}
        <div className="sr" role="log" aria-live="polite">
          {told.map((trade) => (
            <p key={trade.trade_id}>{wordsFor(trade, nameOf(trade.symbol))}</p>
          ))}
        </div>
      </section>
    </>
  )
}

function One({ trade }: { trade: TradeView }) {
  const name = useSymbolName()(trade.symbol)
  const { status, trade_mode: side, amount } = trade
  return (
    <>
      <i aria-hidden="true">{statusSigns[status]}</i>
      <b className={css.name}>{name}</b>
      <span className={css.side} data-side={side}>
        <Sign side={side} /> {side}
      </span>
      <span className={css.amount}>{format.money(amount)}</span>
      <b className={css.result}>
        {t.quickTrading.status[status]} {resultText(trade)}
      </b>
    </>
  )
}

function Several({ trades }: { trades: readonly TradeView[] }) {
  const count = (status: TradeView['status']) =>
    trades.filter((one) => one.status === status).length
  const net = trades.reduce((sum, trade) => sum + Math.round((resultOf(trade) ?? 0) * 100), 0) / 100
  return (
    <>
      <b className={css.name}>{t.results.several(trades.length)}</b>
      <span className={css.outcome}>{t.results.outcome(count('Won'), count('Lost'))}</span>
      <b className={css.result}>{format.signed(net)}</b>
    </>
  )
}

function wordsFor(trade: TradeView, name: string): string {
  const { result } = t.quickTrading
  const gained = resultText(trade)
  switch (trade.status) {
    case 'Won':
      return result.Won(name, gained)
    case 'Lost':
      return result.Lost(name, gained)
    case 'Draw':
      return result.Draw(name)
    case 'Void':
      return result.Void(name)
    case 'Pending':
      return ''
  }
}
