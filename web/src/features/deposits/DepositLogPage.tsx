// What the client has paid in, newest first.

import { useMemo, useState } from 'react'
import { Link } from 'wouter'
import { Coins } from '#browser/format/Coins.tsx'
import { coinRate } from '#browser/format/coin-format.ts'
import * as format from '#browser/format/format.ts'
import { messageOf } from '#browser/http/errors.ts'
import type { DepositView } from '#contract/client/deposits.ts'
import { buttonClass } from '#ui/Button.tsx'
import { type Column, DataTable } from '#ui/DataTable.tsx'
import { DataTablePage } from '#ui/DataTablePage.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { CopyableId } from '../../lib/panels/CopyableId.tsx'
import { Reason } from '../../lib/panels/Reason.tsx'
import { SaveEvidence } from '../../lib/receipts/SaveEvidence.tsx'
import { useTitle } from '../../lib/site/title.ts'
import css from './Deposits.module.css'
import { GoOn, Resumed } from './GoOn.tsx'
import { lineOf, StatusOf } from './Progress.tsx'
import { useDepositEvents, useDeposits } from './use-deposits.ts'

const { columns: titles } = t.deposits

type GoingOn = (deposit: DepositView) => void

const columnsFor = (onGoOn: GoingOn): readonly Column<DepositView>[] => [
  { key: 'nr', title: titles.nr, cell: (_, index) => index + 1, isWide: true },
  {
    key: 'id',
    title: <Title wide={titles.id} narrow={titles.shortId} />,
    cell: (row) => <CopyableId id={row.transaction_id ?? row.deposit_id} />,
  },
  { key: 'method', title: titles.method, cell: methodOf, isWide: true },
  {
    key: 'amount',
    title: <Title wide={titles.amount} narrow={titles.shortAmount} />,
    cell: (row) => <Amount row={row} onGoOn={onGoOn} />,
    isNumber: 'wide',
  },
  { key: 'coin', title: titles.coin, cell: (row) => <Coin row={row} />, isWide: true },
  {
    key: 'status',
    title: titles.status,
    cell: (row) => <Status row={row} onGoOn={onGoOn} />,
    isWide: true,
  },
  {
    key: 'date',
    title: <Title wide={titles.date} narrow={titles.time} />,
    cell: (row) => <When row={row} />,
  },
]

export default function DepositLogPage() {
  const list = useDeposits()
  const [resumed, setResumed] = useState<DepositView>()
  const columns = useMemo(() => columnsFor(setResumed), [])
  const rows = list.data?.pages.flatMap((page) => page.data) ?? []
  useTitle(t.deposits.historyTitle)
  useDepositEvents()
  return (
    <DataTablePage
      title={t.deposits.historyTitle}
      list={list}
      isEmpty={rows.length === 0}
      texts={{ ...t.shell, ...t.deposits, failed: messageOf }}
      next={
        <Link className={buttonClass()} to="/user/deposit">
          {t.frame.depositFund}
        </Link>
      }
    >
      <DataTable
        label={t.deposits.historyTitle}
        columns={columns}
        rows={rows}
        rowKey={(row) => row.deposit_id}
      />
      <Resumed deposit={resumed} onClose={() => setResumed(undefined)} />
    </DataTablePage>
  )
}

/** Phones have shorter words for some columns. */
function Title({ wide, narrow }: { readonly wide: string; readonly narrow: string }) {
  return (
    <>
      <span className={css.onlyWide}>{wide}</span>
      <span className={css.narrow}>{narrow}</span>
    </>
  )
}

type Shown = { readonly row: DepositView }

/** On phones the amount says also by which way it came, and how it stands. */
function Amount({ row, onGoOn }: Shown & { readonly onGoOn: GoingOn }) {
  return (
    <span className={css.cell}>
      <b>{row.amount === null ? t.deposits.unknownAmount : format.money(row.amount)}</b>
      <span className={css.narrow}>
        <span className={css.cell}>
          <small>{methodOf(row)}</small>
          {row.coin_amount !== null && (
            <small>
              <Coin row={row} />
            </small>
          )}
        </span>
        <Status row={row} onGoOn={onGoOn} />
      </span>
    </span>
  )
}

function Coin({ row }: Shown) {
  const { coin_amount: coins, method, rate, rest_rate: rest } = row
  if (coins === null) return <>–</>
  return (
    <span className={css.cell}>
      <Coins amount={coins} coin={method} />
      {rate !== null && <small>{ratesOf(rate, rest)}</small>}
    </span>
  )
}

function ratesOf(rate: string, rest: string | null): string {
  const first = coinRate(rate)
  return rest === null ? t.deposits.rate(first) : t.deposits.rates(first, coinRate(rest))
}

function methodOf({ method }: DepositView): string {
  return t.deposits.gateways[method]
}

function Status({ row, onGoOn }: Shown & { readonly onGoOn: GoingOn }) {
  return (
    <span className={css.cell}>
      <span>
        <StatusOf status={row.status} />
      </span>
      <SaveEvidence kind="deposit" id={row.deposit_id} />
      <small>{row.reason === null ? lineOf(row) : <Reason of={row} />}</small>
      <GoOn deposit={row} onGoOn={onGoOn} />
    </span>
  )
}

function When({ row }: Shown) {
  return (
    <span className={`${css.cell} ${css.when}`}>
      {format.date(row.createdAt)}
      <small>{format.dateTime(row.createdAt).slice(11)}</small>
    </span>
  )
}
