// Identity: documents by state and age and one as it is decided on, names of clients that are like
// one on a list, and the lists.

import { Link, useLocation, useRoute } from 'wouter'
import { dateMinute } from '#browser/format/format.ts'
import { documentStates } from '#contract/staff/documents.ts'
import { useDesk } from '../lib/use-desk.ts'
import { ChoiceFilter, ClientFilter, DayFilters, MemberFilter } from '../list/Filters.tsx'
import { ListScreen } from '../list/ListScreen.tsx'
import { useListState } from '../list/use-list-state.ts'
import { DetailPage } from '../parts/DetailPage.tsx'
import { Masked } from '../parts/Masked.tsx'
import paged from '../parts/Paged.module.css'
import { Tabs } from '../parts/Tabs.tsx'
import { identity as t } from '../words/identity.ts'
import { screening } from '../words/screening.ts'
import { useDocuments } from './api.ts'
import { DocumentDetail } from './DocumentDetail.tsx'
import { HitDetail } from './HitDetail.tsx'
import { HitsList, hitsHome } from './HitsList.tsx'
import { ListsPage } from './ListsPage.tsx'

const home = '/identity'

const tabs = [
  { to: home, words: screening.tabs.documents },
  { to: hitsHome, words: screening.tabs.names },
  { to: `${home}/lists`, words: screening.tabs.lists },
]

export function IdentityPage() {
  const [, params] = useRoute('/identity/:tab?/:id?')
  const [, go] = useLocation()
  const { tab, id } = params ?? {}
  if (tab === 'documents' && id !== undefined) {
    return (
      <DetailPage title={t.document} home={home} back={t.back}>
        <DocumentDetail key={id} id={id} onDone={() => go(home)} />
      </DetailPage>
    )
  }
  if (tab === 'names' && id !== undefined) {
    return (
      <DetailPage title={screening.hit} home={hitsHome} back={screening.back}>
        <HitDetail key={id} id={id} onDone={() => go(hitsHome)} />
      </DetailPage>
    )
  }
  return <Lists tab={tab} />
}

function Lists({ tab }: { tab: string | undefined }) {
  const maySeeNames = useDesk()?.actions.includes('screening.read')
  if (!maySeeNames) return <Documents />
  return (
    <div className={paged.page}>
      <Tabs tabs={tabs} />
      {tab === 'names' ? <HitsList /> : tab === 'lists' ? <ListsPage /> : <Documents />}
    </div>
  )
}

const choices = Object.fromEntries(
  documentStates.filter((state) => state !== 'pending').map((state) => [state, t.states[state]]),
)

function Documents() {
  const state = useListState([
    'state',
    'sort',
    'method',
    'purpose',
    'client',
    'member',
    'from',
    'to',
  ])
  const { list, items } = useDocuments(state)
  return (
    <ListScreen
      title={t.title}
      views="documents"
      state={state}
      sortedBy="sent_at"
      filters={
        <>
          <ChoiceFilter
            state={state}
            name="state"
            label={t.state}
            unset={t.states.pending}
            choices={choices}
          />
          <ChoiceFilter state={state} name="method" label={t.method} choices={t.methods} />
          <ChoiceFilter state={state} name="purpose" label={t.purpose} choices={t.purposes} />
          <ClientFilter state={state} />
          <MemberFilter state={state} />
          <DayFilters state={state} />
        </>
      }
      list={list}
      items={items}
      itemKey={({ id }) => id}
      hrefOf={({ id }) => `${home}/documents/${id}`}
      empty={t.none}
      columns={[
        { key: 'number', title: t.number, cell: ({ client }) => client.id },
        { key: 'client', title: t.client, cell: ({ client }) => <Masked data={client.email} /> },
        {
          key: 'method',
          title: t.method,
          cell: ({ id, method }) => (
            <Link href={`${home}/documents/${id}`}>{t.methods[method]}</Link>
          ),
        },
        { key: 'purpose', title: t.purpose, cell: ({ purpose }) => t.purposes[purpose] },
        {
          key: 'sent',
          title: t.sent,
          sort: { name: 'sent_at', first: 'up' },
          cell: ({ sent_at }) => dateMinute(sent_at),
        },
        { key: 'due', title: t.due, cell: ({ due_at }) => dateMinute(due_at) },
        {
          key: 'decided',
          title: t.decided,
          sort: { name: 'decided_at', first: 'down' },
          cell: ({ decided_at }) => (decided_at === null ? '' : dateMinute(decided_at)),
        },
        { key: 'by', title: t.by, isExtra: true, cell: ({ decided_by }) => decided_by ?? '' },
      ]}
    />
  )
}
