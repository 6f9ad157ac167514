// The client's trades of the account in use, newest first, with what came of them. Every row leads
// to the trade's receipt.

import { useState } from 'react'
import { Link } from 'wouter'
import * as format from '#browser/format/format.ts'
import { messageOf } from '#browser/http/errors.ts'
import type { TradeView } from '#contract/client/trades.ts'
import type { Mode } from '#contract/shared/wire.ts'
import { Button, buttonClass } from '#ui/Button.tsx'
import { type Column, DataTable } from '#ui/DataTable.tsx'
import { List, ListPage } from '#ui/DataTablePage.tsx'
import { Sign } from '#ui/Sign.tsx'
import { Skeleton } from '#ui/States.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { useTitle } from '../../lib/site/title.ts'
import { useBook } from '../../lib/trading/book.ts'
import { useDecimals, useSymbolName } from '../../lib/trading/market.ts'
import { ReceiptCell, ReceiptLink } from '../../lib/trading/ReceiptLink.tsx'
import { StatusTag } from '../../lib/trading/StatusTag.tsx'
import type { Filter } from '../../lib/trading/summary/api.ts'
import { Summary } from '../../lib/trading/summary/Summary.tsx'
import { useSummary } from '../../lib/trading/summary/use-summary.ts'
import { resultOf, resultText } from '../../lib/trading/trade-texts.ts'
import { Filters } from './Filters.tsx'
import css from './TradeHistory.module.css'
import { useFile, useFitting } from './use-trades.ts'

export default function TradeHistoryPage() {
  const mode = useBook((book) => book.mode)
  const [filter, setFilter] = useState<Filter>({})
  useTitle(t.tradeHistory.title)
  const summary = useSummary(mode, filter)
  const isFiltered = Object.values(filter).some((one) => one !== undefined)
  // Whoever has not traded has nothing to sum up or to look through.
  const isNew = summary.data?.trades === 0 && !isFiltered
  return (
    <ListPage title={t.tradeHistory.title} note={t.tradeHistory.utc}>
      {/* All at once: what comes later above would push the rest down. */}
      {summary.isPending ? (
        <Skeleton lines={9} label={t.shell.loading} />
      ) : (
        <>
          {summary.data && !isNew && <Summary summary={summary.data} />}
          {!isNew && <Filters filter={filter} onChange={setFilter} />}
          <Trades mode={mode} filter={filter} isFiltered={isFiltered} />
        </>
      )}
    </ListPage>
  )
}

type FittingProps = {
  readonly mode: Mode
  readonly filter: Filter
  readonly isFiltered: boolean
}

function Trades({ mode, filter, isFiltered }: FittingProps) {
  const list = useFitting(mode, filter)
  const columns = useColumns()
  const file = useFile(mode, filter)
  const trades = list.data?.pages.flatMap((page) => page.data) ?? []
  const texts = { ...t.shell, ...t.tradeHistory, failed: messageOf }
  return (
    <>
      {(isFiltered || trades.length > 0) && (
        <div className={css.files}>
          <Button
            busy={file.isPending}
            disabled={trades.length === 0}
            onClick={() => file.mutate()}
          >
            {t.tradeHistory.csv}
          </Button>
        </div>
      )}
      <List
        list={list}
        isEmpty={trades.length === 0}
        texts={isFiltered ? { ...texts, empty: t.tradeHistory.noneFits, emptyMore: '' } : texts}
        next={
          <Link className={buttonClass()} to="/user/home">
            {t.frame.quickTrading}
          </Link>
        }
      >
        <DataTable
          label={t.tradeHistory.title}
          columns={columns}
          rows={trades}
          rowKey={(trade) => trade.trade_id}
        />
      </List>
    </>
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
  const priceOf = (price: number | null, symbol: string) =>
    price === null ? '\u2013' : format.price(price, decimalsOf(symbol))
  const figure = (key: keyof typeof columns, cell: Column<TradeView>['cell']) =>
    ({ ...wide(key, cell), isNumber: true }) as const
  return [
    wide('time', (trade) => format.dateTime(trade.trade_time)),
    wide('endTime', (trade) => format.dateTime(trade.end_time)),
    wide('symbol', (trade) => nameOf(trade.symbol)),
    wide('side', (trade) => <Side trade={trade} />),
    wide('pays', (trade) => format.exactPercent(trade.profit_rate)),
    wide('duration', (trade) => format.duration(trade.duration)),
    {
      key: 'amount',
      title: columns.amount,
      cell: (trade) => <Amount trade={trade} name={nameOf(trade.symbol)} />,
      isNumber: 'wide',
    },
    figure('entry', ({ entry_price: price, symbol }) => priceOf(price, symbol)),
    figure('strike', ({ strike_price: price, symbol }) => priceOf(price, symbol)),
    { key: 'endPrice', title: columns.endPrice, cell: endPrice, isNumber: true },
    {
      key: 'status',
      title: columns.status,
      cell: (trade) => <Status trade={trade} />,
    },
    figure('result', (trade) => <Result trade={trade} />),
    wide('id', (trade) => <ReceiptLink id={trade.trade_id} />),
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

/** On phones the amount says also what was traded, and when. */
function Amount({ trade, name }: { trade: TradeView; name: string }) {
  const { trade_id: id, trade_mode: side, amount } = trade
  const note = (
    <>
      <Sign side={side} />
      {name} · {format.dateMinute(trade.end_time)}
    </>
  )
  return (
    <ReceiptCell id={id} note={note}>
      {format.money(amount)}
    </ReceiptCell>
  )
}
