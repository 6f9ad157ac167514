// What trading on the live account came to, with what the margin costs beside it, and what each won
// trade has earned, newest first.

import { useState } from 'react'
import { Link } from 'wouter'
import * as format from '#browser/format/format.ts'
import { messageOf } from '#browser/http/errors.ts'
import { localNow } from '#browser/page/clock.ts'
import type { ProfitView } from '#contract/client/trades.ts'
import { buttonClass } from '#ui/Button.tsx'
import { type Column, DataTable } from '#ui/DataTable.tsx'
import { List, ListPage } from '#ui/DataTablePage.tsx'
import { Skeleton } from '#ui/States.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { useTitle } from '../../lib/site/title.ts'
import { useProfits } from '../../lib/trading/past-trades.ts'
import { ReceiptCell, ReceiptLink } from '../../lib/trading/ReceiptLink.tsx'
import type { Filter } from '../../lib/trading/summary/api.ts'
import { Summary } from '../../lib/trading/summary/Summary.tsx'
import { useSummary } from '../../lib/trading/summary/use-summary.ts'
import css from './Profits.module.css'

const { columns: titles } = t.profits

const columns: readonly Column<ProfitView>[] = [
  { key: 'nr', title: titles.nr, cell: (_, index) => index + 1, isWide: true },
  { key: 'id', title: titles.id, cell: (row) => <ReceiptLink id={row.trade_id} />, isWide: true },
  { key: 'amount', title: titles.amount, cell: (row) => <Amount row={row} />, isNumber: 'wide' },
  { key: 'profit', title: titles.profit, cell: (row) => <Profit row={row} />, isNumber: true },
  {
    key: 'earnings',
    title: titles.earnings,
    cell: (row) => format.money(row.earnings),
    isNumber: true,
  },
  { key: 'date', title: titles.date, cell: (row) => format.date(row.createdAt), isWide: true },
]

export default function ProfitsPage() {
  useTitle(t.profits.title)
  return (
    <ListPage title={t.profits.title} lead={t.profits.lead}>
      <Results />
    </ListPage>
  )
}

const periods = ['today', 'week', 'month', 'all'] as const
const days = { today: 0, week: 6, month: 29 }
const dayMs = 86_400_000

/** The first day of a period, in UTC; none of all. */
function firstDay(period: (typeof periods)[number]): Filter {
  if (period === 'all') return {}
  return { from: new Date(localNow() - days[period] * dayMs).toISOString().slice(0, 10) }
}

/** What all trades of a period brought, also those that lost; then those that won. */
function Results() {
  const [period, setPeriod] = useState<(typeof periods)[number]>('all')
  const summary = useSummary('real', firstDay(period))
  // All at once: what comes later above would push the rest down.
  if (summary.isPending) return <Skeleton lines={9} label={t.shell.loading} />
  // Whoever has not traded has nothing to sum up.
  if (period === 'all' && summary.data?.trades === 0) return <Won />
  return (
    <>
      <fieldset className={css.periods}>
        <legend className="sr">{t.profits.period}</legend>
        {periods.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="period"
              checked={period === one}
              onChange={() => setPeriod(one)}
            />
            {t.profits.periods[one]}
          </label>
        ))}
      </fieldset>
      {summary.data && <Summary summary={summary.data} />}
      <h2 className={css.won}>{t.profits.won}</h2>
      <Won />
    </>
  )
}

function Won() {
  const list = useProfits('real')
  const rows = list.data?.pages.flatMap((page) => page.data) ?? []
  return (
    <List
      list={list}
      isEmpty={rows.length === 0}
      texts={{ ...t.shell, ...t.profits, failed: messageOf }}
      next={
        <Link className={buttonClass()} to="/user/home">
          {t.frame.quickTrading}
        </Link>
      }
    >
      <DataTable
        label={t.profits.title}
        columns={columns}
        rows={rows}
        rowKey={(row) => row.profit_id}
      />
    </List>
  )
}

type Shown = { readonly row: ProfitView }

/** On phones the amount says also when it was. */
function Amount({ row: { trade_id: id, amount, createdAt } }: Shown) {
  return (
    <ReceiptCell id={id} note={format.date(createdAt)}>
      {format.money(amount)}
    </ReceiptCell>
  )
}

function Profit({ row }: Shown) {
  return <span className={css.profit}>+{format.money(row.profit)}</span>
}
