// What visitors wrote: the list, and one message.

import { useRoute } from 'wouter'
import { dateMinute } from '#browser/format/format.ts'
import { useMay } from '../lib/use-may.ts'
import { ChoiceFilter, DayFilters, MemberFilter, SearchFilter } from '../list/Filters.tsx'
import { ListScreen } from '../list/ListScreen.tsx'
import { useListState } from '../list/use-list-state.ts'
import { DetailPage } from '../parts/DetailPage.tsx'
import { list as list_ } from '../words/list.ts'
import { messages as t } from '../words/messages.ts'
import { useMessages } from './api.ts'
import { MessageDetail } from './MessageDetail.tsx'
import { Ready } from './Ready.tsx'

export function MessagesPage() {
  const [, params] = useRoute('/messages/:id')
  if (!params) return <List />
  return (
    <DetailPage title={t.title} home="/messages" back={t.back}>
      <MessageDetail key={params.id} id={params.id} onDone={() => {}} />
    </DetailPage>
  )
}

function List() {
  const state = useListState(['state', 'sort', 'member', 'text', 'from', 'to'])
  const found = useMessages(state.all)
  const mayKeep = useMay('canned_answer.change')
  return (
    <ListScreen
      title={t.title}
      views="messages"
      state={state}
      list={found}
      sortedBy="-received_at"
      empty={t.empty}
      actions={mayKeep && <Ready />}
      filters={
        <>
          <ChoiceFilter state={state} name="state" label={t.state} choices={t.states} />
          <MemberFilter state={state} />
          <SearchFilter state={state} name="text" label={list_.text} />
          <DayFilters state={state} />
        </>
      }
      items={found.data?.pages.flatMap(({ data }) => data) ?? []}
      itemKey={({ id }) => id}
      hrefOf={({ id }) => `/messages/${id}`}
      columns={[
        { key: 'id', title: t.title, cell: ({ id }) => t.number(id) },
        { key: 'from', title: t.from, cell: ({ name }) => name },
        { key: 'email', title: t.email, cell: ({ email }) => email, isExtra: true },
        { key: 'beginning', title: t.beginning, cell: ({ beginning }) => beginning },
        { key: 'state', title: t.state, cell: (row) => t.states[row.state] },
        { key: 'holder', title: t.holder, cell: (row) => row.assigned_to ?? t.nobody },
        {
          key: 'at',
          title: t.received,
          sort: { name: 'received_at', first: 'down' },
          cell: (row) => dateMinute(row.received_at),
        },
      ]}
    />
  )
}
