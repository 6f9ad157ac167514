// What the client's won trades on the live account have earned, newest first.

import { Link } from 'wouter'
import * as format from '#browser/format/format.ts'
import { messageOf } from '#browser/http/errors.ts'
import type { ProfitView } from '#contract/client/trades.ts'
import { buttonClass } from '#ui/Button.tsx'
import { type Column, DataTable } from '#ui/DataTable.tsx'
import { DataTablePage } from '#ui/DataTablePage.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { useTitle } from '../../lib/site/title.ts'
import { useProfits } from '../../lib/trading/past-trades.ts'
import { ReceiptCell, ReceiptLink } from '../../lib/trading/ReceiptLink.tsx'
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
  const list = useProfits('real')
  const rows = list.data?.pages.flatMap((page) => page.data) ?? []
  useTitle(t.profits.title)
  return (
    <DataTablePage
      title={t.profits.title}
      list={list}
      isEmpty={rows.length === 0}
      texts={{ ...t.shell, ...t.profits, failed: messageOf }}
      next={
        <Link className={buttonClass()} to="/user/home">
          {t.shell.quickTrading}
        </Link>
      }
    >
      <DataTable
        label={t.profits.title}
        columns={columns}
        rows={rows}
        rowKey={(row) => row.profit_id}
      />
    </DataTablePage>
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
