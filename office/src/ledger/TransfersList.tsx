// Transfers, the newest first, by what they are for, whose they are and when they were.

import { Link } from 'wouter'
import { dateTime, moneyOf } from '#browser/format/format.ts'
import type { LedgerSide, LedgerTransfer } from '#contract/staff/ledger.ts'
import { ChoiceFilter, DayFilter, SearchFilter } from '../list/Filters.tsx'
import { ListScreen } from '../list/ListScreen.tsx'
import type { ListColumn } from '../list/ListTable.tsx'
import { useListState } from '../list/use-list-state.ts'
import { Tabs } from '../parts/Tabs.tsx'
import { ledger as t } from '../words/ledger.ts'
import { useTransfers } from './api.ts'
import { accountName, home, ledgerTabs, transfersOf } from './ledger-tabs.ts'

export function Side({ side }: { side: LedgerSide }) {
  return <Link href={transfersOf(side.account)}>{accountName(side)}</Link>
}

const columns: readonly ListColumn<LedgerTransfer>[] = [
  { key: 'at', title: t.when, cell: ({ at }) => dateTime(at) },
  {
    key: 'kind',
    title: t.kind,
    cell: ({ id, kind }) => <Link href={`${home}/transfers/${id}`}>{t.kinds[kind]}</Link>,
  },
  { key: 'amount', title: t.amount, isNumber: true, cell: ({ amount }) => moneyOf(amount) },
  { key: 'from', title: t.from, cell: ({ from }) => <Side side={from} /> },
  { key: 'to', title: t.to, cell: ({ to }) => <Side side={to} /> },
  { key: 'currency', title: t.currency, cell: ({ currency }) => t.currencies[currency] },
]

export function TransfersList() {
  const state = useListState(['kind', 'currency', 'account', 'client', 'from', 'to'])
  const list = useTransfers(state.all as Parameters<typeof useTransfers>[0])
  return (
    <ListScreen
      title={t.transfersTab}
      views="transfers"
      actions={<Tabs tabs={ledgerTabs} />}
      filters={
        <>
          <SearchFilter state={state} name="client" label={t.clientNumber} />
          <SearchFilter state={state} name="account" label={t.accountNumber} isMain={false} />
          <ChoiceFilter state={state} name="kind" label={t.kind} choices={t.kinds} />
          <ChoiceFilter state={state} name="currency" label={t.currency} choices={t.currencies} />
          <DayFilter state={state} name="from" label={t.since} />
          <DayFilter state={state} name="to" label={t.until} />
        </>
      }
      state={state}
      columns={columns}
      list={list}
      items={list.data?.pages.flatMap(({ data }) => data) ?? []}
      itemKey={({ id }) => id}
      hrefOf={({ id }) => `${home}/transfers/${id}`}
      empty={t.noTransfers}
    />
  )
}
