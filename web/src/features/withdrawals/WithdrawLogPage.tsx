// What the client has taken out, newest first, with the states each came to.

import { Link } from 'wouter'
import * as format from '#browser/format/format.ts'
import { messageOf } from '#browser/http/errors.ts'
import type { WithdrawalView } from '#contract/client/withdrawals.ts'
import { buttonClass } from '#ui/Button.tsx'
import { type Column, DataTable } from '#ui/DataTable.tsx'
import { DataTablePage } from '#ui/DataTablePage.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { CopyableId } from '../../lib/panels/CopyableId.tsx'
import { SaveEvidence } from '../../lib/receipts/SaveEvidence.tsx'
import { useTitle } from '../../lib/site/title.ts'
import { Figures } from './Figures.tsx'
import { Status } from './Status.tsx'
import { useWithdrawalEvents, useWithdrawals } from './use-withdrawals.ts'
import css from './Withdrawals.module.css'

const { columns: titles } = t.withdrawals

const columns: readonly Column<WithdrawalView>[] = [
  { key: 'nr', title: titles.nr, cell: (_, index) => index + 1, isWide: true },
  { key: 'asked', title: titles.asked, cell: (row) => <Asked row={row} />, isWide: true },
  { key: 'id', title: titles.id, cell: (row) => <Id row={row} />, isWide: true },
  { key: 'wallet', title: titles.wallet, cell: (row) => <Wallet row={row} />, isWide: true },
  { key: 'amount', title: titles.amount, cell: (row) => <Amount row={row} />, isNumber: 'wide' },
  { key: 'status', title: titles.status, cell: (row) => <State row={row} /> },
]

export default function WithdrawLogPage() {
  const list = useWithdrawals()
  const rows = list.data?.pages.flatMap((page) => page.data) ?? []
  useTitle(t.withdrawals.historyTitle)
  useWithdrawalEvents()
  return (
    <DataTablePage
      title={t.withdrawals.historyTitle}
      list={list}
      isEmpty={rows.length === 0}
      texts={{ ...t.shell, ...t.withdrawals, failed: messageOf }}
      next={
        <Link className={buttonClass()} to="/user/withdraw-fund">
          {t.frame.withdrawFund}
        </Link>
      }
    >
      <DataTable
        label={t.withdrawals.historyTitle}
        columns={columns}
        rows={rows}
        rowKey={(row) => row.withdraw_id}
      />
    </DataTablePage>
  )
}

type Shown = { readonly row: WithdrawalView }

function State({ row }: Shown) {
  return (
    <span className={css.cell}>
      <Status row={row} />
      <SaveEvidence kind="withdrawal" id={row.withdraw_id} />
    </span>
  )
}

const Id = ({ row }: Shown) => <CopyableId id={row.transaction_id ?? row.withdraw_id} />

function Wallet({ row }: Shown) {
  const { wallet, label, method } = row
  return (
    <span className={css.cell} title={wallet}>
      <span>{shortOf(wallet)}</span>
      <small>
        {label === null || isShortOf(label, wallet) ? t.withdrawals.methods[method] : label}
      </small>
    </span>
  )
}

function Asked({ row: { createdAt: at } }: Shown) {
  return (
    <span className={`${css.cell} ${css.when}`}>
      {format.date(at)}
      <small>{format.dateTime(at).slice(11)}</small>
    </span>
  )
}

/** On phones the amount says also when, where to, and by which transaction. */
function Amount({ row }: Shown) {
  return (
    <span className={css.cell}>
      <Figures row={row} />
      <span className={css.narrow}>
        <small>{format.dateTime(row.createdAt)}</small>
        <Wallet row={row} />
        <Id row={row} />
      </span>
    </span>
  )
}

/** Also what an address is called as long as the client has given it no name. */
function isShortOf(label: string, wallet: string): boolean {
  const [start = '', end = ''] = label.split('…')
  return (
    label === wallet || (label.includes('…') && wallet.startsWith(start) && wallet.endsWith(end))
  )
}

function shortOf(wallet: string): string {
  return wallet.length > 20 && !wallet.includes(' ')
    ? `${wallet.slice(0, 8)}…${wallet.slice(-6)}`
    : wallet
}
