// The deposits of one client, all of them; each leads to its own page.

import { Link } from 'wouter'
import { depositLists } from '#contract/staff/deposits.ts'
import { useDeposits } from '../deposits/api.ts'
import { ownDepositColumns } from '../deposits/columns.tsx'
import { useMay } from '../lib/use-may.ts'
import { AmountFilters, ChoiceFilter, DayFilters, SearchFilter } from '../list/Filters.tsx'
import { ListScreen } from '../list/ListScreen.tsx'
import { useListState } from '../list/use-list-state.ts'
import { client as words } from '../words/client.ts'
import { deposits as t } from '../words/deposits.ts'
import { disputes } from '../words/disputes.ts'
import { list as list_ } from '../words/list.ts'
import type { ClientTabProps } from './props.ts'

const choices = Object.fromEntries(
  depositLists.filter((name) => name !== 'all').map((name) => [name, t.lists[name]]),
)

export function DepositsTab({ client: { id } }: ClientTabProps) {
  const state = useListState(['state', 'least', 'most', 'reference', 'from', 'to', 'sort'])
  const mayDispute = useMay('dispute.read')
  const list = useDeposits({ state: 'all', ...state.all, client: id })
  return (
    <ListScreen
      isPart
      title={t.screen}
      state={state}
      sortedBy="-asked"
      actions={mayDispute && <Link href={`/disputes?client=${id}`}>{disputes.ofClient}</Link>}
      filters={
        <>
          <ChoiceFilter state={state} name="state" label={t.state} choices={choices} />
          <AmountFilters state={state} />
          <SearchFilter state={state} name="reference" label={list_.reference} />
          <DayFilters state={state} />
        </>
      }
      columns={ownDepositColumns}
      list={list}
      items={list.data?.pages.flatMap(({ data }) => data) ?? []}
      itemKey={({ id: one }) => one}
      hrefOf={({ id: one }) => `/deposits/${one}`}
      empty={words.noDeposits}
    />
  )
}
