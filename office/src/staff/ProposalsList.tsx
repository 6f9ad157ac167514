// What was ever proposed that takes two.

import { dateMinute } from '#browser/format/format.ts'
import { ChoiceFilter, DayFilters, MemberFilter } from '../list/Filters.tsx'
import { ListScreen } from '../list/ListScreen.tsx'
import { useListState } from '../list/use-list-state.ts'
import { Tabs } from '../parts/Tabs.tsx'
import { settingName } from '../site/setting-name.ts'
import { staff as t } from '../words/staff.ts'
import { useProposals } from './api.ts'
import { staffTabs } from './staff-tabs.ts'

export function ProposalsList() {
  const state = useListState(['state', 'sort', 'kind', 'member', 'from', 'to'])
  const found = useProposals(state.all)
  return (
    <ListScreen
      title={t.tabs.proposals}
      views="proposals"
      state={state}
      list={found}
      sortedBy="-proposed_at"
      empty={t.empty}
      actions={<Tabs tabs={staffTabs} />}
      filters={
        <>
          <ChoiceFilter state={state} name="state" label={t.state} choices={t.states} />
          <ChoiceFilter state={state} name="kind" label={t.what} choices={t.kinds} />
          <MemberFilter state={state} />
          <DayFilters state={state} />
        </>
      }
      items={found.data?.pages.flatMap(({ data }) => data) ?? []}
      itemKey={({ id }) => id}
      hrefOf={({ id }) => `/staff/proposals/${id}`}
      columns={[
        { key: 'kind', title: t.what, cell: ({ kind }) => t.kinds[kind] },
        {
          key: 'subject',
          title: t.about,
          cell: ({ kind, subject }) => (kind === 'setting' ? settingName(subject) : subject),
        },
        { key: 'state', title: t.state, cell: (row) => t.states[row.state] },
        { key: 'by', title: t.askedBy, cell: ({ proposed }) => proposed.by },
        {
          key: 'at',
          title: t.asked,
          sort: { name: 'proposed_at', first: 'down' },
          cell: ({ proposed }) => dateMinute(proposed.at),
        },
        { key: 'reason', title: t.reason, cell: ({ reason }) => reason ?? t.noReason },
      ]}
    />
  )
}
