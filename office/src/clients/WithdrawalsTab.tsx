// The withdrawals of one client, all of them; each leads to its own page.

import { withdrawalLists } from '#contract/staff/withdrawals.ts'
import { AmountFilters, ChoiceFilter, DayFilters, SearchFilter } from '../list/Filters.tsx'
import { ListScreen } from '../list/ListScreen.tsx'
import { useListState } from '../list/use-list-state.ts'
import { useWithdrawals } from '../withdrawals/api.ts'
import { ownWithdrawalColumns } from '../withdrawals/columns.tsx'
import { client as words } from '../words/client.ts'
import { list as list_ } from '../words/list.ts'
import { withdrawals as t } from '../words/withdrawals.ts'
import type { ClientTabProps } from './props.ts'

const choices = Object.fromEntries(
  withdrawalLists.filter((name) => name !== 'all').map((name) => [name, t.lists[name]]),
)

export function WithdrawalsTab({ client: { id } }: ClientTabProps) {
  const state = useListState(['state', 'least', 'most', 'reference', 'from', 'to', 'sort'])
  const list = useWithdrawals({ state: 'all', ...state.all, client: id })
  return (
    <ListScreen
      isPart
      title={t.screen}
      state={state}
      sortedBy="-asked"
      filters={
        <>
          <ChoiceFilter state={state} name="state" label={t.state} choices={choices} />
          <AmountFilters state={state} />
          <SearchFilter state={state} name="reference" label={list_.reference} />
          <DayFilters state={state} />
        </>
      }
      columns={ownWithdrawalColumns}
      list={list}
      items={list.data?.pages.flatMap(({ data }) => data) ?? []}
      itemKey={({ id: one }) => one}
      hrefOf={({ id: one }) => `/withdrawals/${one}`}
      empty={words.noWithdrawals}
    />
  )
}
