// Accounts: clients' with what they have, and the install's own.

import { Link } from 'wouter'
import { moneyOf } from '#browser/format/format.ts'
import type { LedgerAccount } from '#contract/staff/ledger.ts'
import { ChoiceFilter, SearchFilter } from '../list/Filters.tsx'
import { ListScreen } from '../list/ListScreen.tsx'
import type { ListColumn } from '../list/ListTable.tsx'
import { useListState } from '../list/use-list-state.ts'
import { Tabs } from '../parts/Tabs.tsx'
import { ledger as t } from '../words/ledger.ts'
import { useAccounts } from './api.ts'
import { accountName, home, ledgerTabs, transfersOf } from './ledger-tabs.ts'

const columns: readonly ListColumn<LedgerAccount>[] = [
  {
    key: 'number',
    title: t.number,
    isNumber: true,
    sort: { name: 'number', first: 'up' },
    cell: ({ id }) => id,
  },
  {
    key: 'account',
    title: t.account,
    cell: (account) => <Link href={transfersOf(account.id)}>{accountName(account)}</Link>,
  },
  {
    key: 'owner',
    title: t.owner,
    cell: ({ client }) =>
      client === null ? (
        t.owners.install
      ) : (
        <Link href={`/clients/${client}`}>{t.owners.client}</Link>
      ),
  },
  { key: 'currency', title: t.currency, cell: ({ currency }) => t.currencies[currency] },
  { key: 'entries', title: t.entries, isNumber: true, cell: ({ postings }) => postings ?? t.none },
  {
    key: 'balance',
    title: t.balance,
    isNumber: true,
    cell: ({ balance }) =>
      balance === null ? <Link href={home}>{t.ownBalance}</Link> : moneyOf(balance),
  },
]

export function AccountsList() {
  const state = useListState(['search', 'owner', 'currency', 'sort'])
  const list = useAccounts(state.all as Parameters<typeof useAccounts>[0])
  return (
    <ListScreen
      title={t.accountsTab}
      views="accounts"
      actions={<Tabs tabs={ledgerTabs} />}
      filters={
        <>
          <SearchFilter state={state} name="search" label={t.searchAccounts} />
          <ChoiceFilter state={state} name="owner" label={t.owner} choices={t.owners} />
          <ChoiceFilter state={state} name="currency" label={t.currency} choices={t.currencies} />
        </>
      }
      state={state}
      sortedBy="number"
      columns={columns}
      list={list}
      items={list.data?.pages.flatMap(({ data }) => data) ?? []}
      itemKey={({ id }) => id}
      hrefOf={({ id }) => transfersOf(id)}
      empty={t.noAccounts}
    />
  )
}
