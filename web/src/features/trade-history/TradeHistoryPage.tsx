// The client's trades of the account in use, newest first. Every row leads to the trade's receipt.

import { Link } from 'wouter'
import * as format from '#browser/format/format.ts'
import { messageOf } from '#browser/http/errors.ts'
import type { TradeView } from '#contract/client/trades.ts'
import { buttonClass } from '#ui/Button.tsx'
import { type Column, DataTable } from '#ui/DataTable.tsx'
import { DataTablePage } from '#ui/DataTablePage.tsx'
import { Sign } from '#ui/Sign.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { useTitle } from '../../lib/site/title.ts'
import { useBook } from '../../lib/trading/book.ts'
import { useDecimals, useSymbolName } from '../../lib/trading/market.ts'
import { useTradeHistory } from '../../lib/trading/past-trades.ts'
import { ReceiptCell, ReceiptLink } from '../../lib/trading/ReceiptLink.tsx'
import { StatusTag } from '../../lib/trading/StatusTag.tsx'
import { resultOf, resultText, strikeRateText } from '../../lib/trading/trade-texts.ts'
import css from './TradeHistory.module.css'

export default function TradeHistoryPage() {
  const mode = useBook((book) => book.mode)
  const list = useTradeHistory(mode)
  const columns = useColumns()
  const trades = list.data?.pages.flatMap((page) => page.data) ?? []
  useTitle(t.tradeHistory.title)
  return (
    <DataTablePage
      title={t.tradeHistory.title}
      note={t.tradeHistory.utc}
      list={list}
      isEmpty={trades.length === 0}
      texts={{ ...t.shell, ...t.tradeHistory, failed: messageOf }}
      next={
        <Link className={buttonClass()} to="/user/home">
          {t.shell.quickTrading}
        </Link>
      }
    >
      <DataTable
        label={t.tradeHistory.title}
        columns={columns}
        rows={trades}
        rowKey={(trade) => trade.trade_id}
      />
    </DataTablePage>
  )
}

function useColumns(): Column<TradeView>[] {
  const nameOf = useSymbolName()
  const decimalsOf = useDecimals()
  const { columns } = t.tradeHistory
  const endPrice = ({ end_price: price, symbol }: TradeView) =>
    price === null ? '\u2013' : format.price(price, decimalsOf(symbol))
  const wide = (key: keyof typeof columns, cell: Column<TradeView>['cell']) =>
    ({ key, title: columns[key], cell, isWide: true }) as const
  return [
    wide('id', (trade) => <ReceiptLink id={trade.trade_id} />),
    wide('time', (trade) => format.dateTime(trade.trade_time)),
    wide('symbol', (trade) => nameOf(trade.symbol)),
    wide('side', (trade) => <Side trade={trade} />),
    {
      key: 'amount',
      title: columns.amount,
      cell: (trade) => <Amount trade={trade} name={nameOf(trade.symbol)} />,
      isNumber: 'wide',
    },
    wide('strikeRate', (trade) => strikeRateText(trade.strike_rate)),
    { key: 'endPrice', title: columns.endPrice, cell: endPrice, isNumber: true },
    wide('endTime', (trade) => format.dateTime(trade.end_time)),
    {
      key: 'status',
      title: columns.status,
      cell: (trade) => <Status trade={trade} />,
    },
    { ...wide('result', (trade) => <Result trade={trade} />), isNumber: true },
    wide('type', (trade) => t.shell.categories[trade.trading_type] ?? trade.trading_type),
  ]
}

function Side({ trade }: { trade: TradeView }) {
  return (
    <span className={css.side} data-side={trade.trade_mode}>
      <Sign side={trade.trade_mode} />
      {trade.trade_mode}
    </span>
  )
}

/** On phones it says also what came of it. */
function Status({ trade }: { trade: TradeView }) {
  return (
    <span className={css.status}>
      <StatusTag status={trade.status} />
      <span className={css.narrow}>
        <Result trade={trade} />
      </span>
    </span>
  )
}

/** Won or lost, the stake taken off. */
function Result({ trade }: { trade: TradeView }) {
  return (
    <span className={css.result} data-sign={Math.sign(resultOf(trade) ?? 0)}>
      {resultText(trade)}
    </span>
  )
}

/** On phones the amount says also what was traded. */
function Amount({ trade, name }: { trade: TradeView; name: string }) {
  const { trade_id: id, trade_mode: side, amount } = trade
  const note = (
    <>
      <Sign side={side} />
      {name}
    </>
  )
  return (
    <ReceiptCell id={id} note={note}>
      {format.money(amount)}
    </ReceiptCell>
  )
}
