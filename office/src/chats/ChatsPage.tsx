// The inbox of conversations: the list, and one conversation.

import { useRoute } from 'wouter'
import { dateMinute } from '#browser/format/format.ts'
import type { ChatRow } from '#contract/staff/chats.ts'
import { useMay } from '../lib/use-may.ts'
import { ChoiceFilter, DayFilters, MemberFilter, SearchFilter } from '../list/Filters.tsx'
import { ListScreen } from '../list/ListScreen.tsx'
import { useListState } from '../list/use-list-state.ts'
import { Ready } from '../messages/Ready.tsx'
import { DetailPage } from '../parts/DetailPage.tsx'
import { Masked } from '../parts/Masked.tsx'
import { chats as t } from '../words/chats.ts'
import { list as list_ } from '../words/list.ts'
import { useChats } from './api.ts'
import { ChatDetail } from './ChatDetail.tsx'
import css from './Chats.module.css'

export function ChatsPage() {
  const [, params] = useRoute('/chats/:id')
  if (!params) return <List />
  return (
    <DetailPage title={t.title} home="/chats" back={t.back}>
      <ChatDetail key={params.id} id={params.id} onDone={() => {}} />
    </DetailPage>
  )
}

function List() {
  const state = useListState(['state', 'member', 'tag', 'text', 'from', 'to'])
  const found = useChats(state.all)
  const mayKeep = useMay('canned_answer.change')
  return (
    <ListScreen
      title={t.title}
      state={state}
      list={found}
      empty={t.empty}
      actions={mayKeep && <Ready />}
      filters={
        <>
          <ChoiceFilter state={state} name="state" label={t.state} choices={t.states} />
          <MemberFilter state={state} />
          <SearchFilter state={state} name="tag" label={t.tags} isMain={false} isShort />
          <SearchFilter state={state} name="text" label={list_.text} />
          <DayFilters state={state} />
        </>
      }
      items={found.data?.pages.flatMap(({ data }) => data) ?? []}
      itemKey={({ id }) => id}
      hrefOf={({ id }) => `/chats/${id}`}
      columns={[
        { key: 'from', title: t.from, cell: (row) => <Who row={row} /> },
        { key: 'last', title: t.last, cell: (row) => <Last row={row} /> },
        { key: 'state', title: t.state, cell: (row) => t.states[row.state] },
        {
          key: 'waits',
          title: t.waits,
          cell: (row) => (row.waiting_since === null ? '' : dateMinute(row.waiting_since)),
        },
        { key: 'holder', title: t.holder, cell: (row) => row.assigned_to ?? t.nobody },
        { key: 'tags', title: t.tags, cell: (row) => row.tags.join(', ') },
        {
          key: 'rating',
          title: t.rating,
          cell: ({ rating }) => (rating === null ? '' : t.stars(rating)),
          isExtra: true,
        },
        {
          key: 'opened',
          title: t.opened,
          cell: (row) => dateMinute(row.opened_at),
          isExtra: true,
        },
        { key: 'at', title: t.lastAt, cell: (row) => dateMinute(row.last_at) },
      ]}
    />
  )
}

function Who({ row: { id, client, email, client_email: own } }: { readonly row: ChatRow }) {
  if (client === null) return email ?? t.visitor(id)
  return (
    <>
      {t.client(client)} {own && <Masked data={own} />}
    </>
  )
}

function Last({ row: { last, unread } }: { readonly row: ChatRow }) {
  return (
    <span className={css.last}>
      {unread > 0 && <b className={css.unread}>{t.unread(unread)} </b>}
      {last?.is_ours && t.ours} {last?.text}
    </span>
  )
}
