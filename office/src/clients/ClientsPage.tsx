// Clients, found by what is known of them. Who they are stays masked until one is opened and a
// field of theirs revealed.

import { Route, Switch } from 'wouter'
import { date, moneyOf } from '#browser/format/format.ts'
import type { ListedClient } from '#contract/staff/clients.ts'
import { ChoiceFilter, DayFilter, SearchFilter } from '../list/Filters.tsx'
import { ListScreen } from '../list/ListScreen.tsx'
import type { ListColumn } from '../list/ListTable.tsx'
import { useListState } from '../list/use-list-state.ts'
import { seenOf } from '../parts/personal.ts'
import { clients as t } from '../words/clients.ts'
import { useClients } from './api.ts'
import { ClientPage } from './ClientPage.tsx'
import { type ClientFilters, clientFilters } from './client-filters.ts'
import { planWords } from './plan-words.ts'

const columns: readonly ListColumn<ListedClient>[] = [
  { key: 'id', title: t.number, isNumber: true, cell: ({ id }) => id },
  { key: 'name', title: t.name, cell: ({ name }) => seenOf(name) },
  { key: 'email', title: t.email, cell: ({ email }) => seenOf(email) },
  { key: 'standing', title: t.standing, cell: ({ standing }) => t.standings[standing] },
  {
    key: 'identity',
    title: t.identity,
    cell: ({ is_identified }) => (is_identified ? t.identified : t.notIdentified),
  },
  { key: 'plan', title: t.plan, cell: ({ plan }) => planWords[plan] ?? plan },
  { key: 'country', title: t.country, cell: ({ country }) => country ?? '' },
  {
    key: 'deposited',
    title: t.deposited,
    isExtra: true,
    cell: ({ has_deposited }) => (has_deposited ? t.yes : t.no),
  },
  { key: 'balance', title: t.balance, isNumber: true, cell: ({ balance }) => moneyOf(balance) },
  {
    key: 'joined',
    title: t.joined,
    cell: ({ joined_at }) => date(joined_at),
    sort: { name: 'joined', first: 'down' },
  },
]

const yesOrNo = { yes: t.yes, no: t.no }

export function ClientsPage() {
  return (
    <Switch>
      <Route path="/clients/:id/*?" component={ClientPage} />
      <Route component={ClientList} />
    </Switch>
  )
}

function ClientList() {
  const state = useListState(clientFilters)
  const list = useClients(state.all as ClientFilters)
  return (
    <ListScreen
      title={t.title}
      filters={
        <>
          <SearchFilter state={state} name="search" label={t.search} />
          <ChoiceFilter state={state} name="standing" label={t.standing} choices={t.standings} />
          <ChoiceFilter state={state} name="identified" label={t.identified} choices={yesOrNo} />
          <ChoiceFilter state={state} name="deposited" label={t.deposited} choices={yesOrNo} />
          <ChoiceFilter state={state} name="plan" label={t.plan} choices={planWords} />
          <DayFilter state={state} name="from" label={t.from} />
          <DayFilter state={state} name="to" label={t.to} />
        </>
      }
      state={state}
      sortedBy="-joined"
      columns={columns}
      list={list}
      items={list.data?.pages.flatMap(({ data }) => data) ?? []}
      itemKey={({ id }) => id}
      hrefOf={({ id }) => `/clients/${id}`}
      empty={t.none}
    />
  )
}
