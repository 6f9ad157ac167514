// Disputes of card payments: what is due first, by where they stand and whose they are.

import { Link, Route, Switch, useLocation } from 'wouter'
import { dateMinute, moneyOf } from '#browser/format/format.ts'
import { ChoiceFilter, SearchFilter } from '../list/Filters.tsx'
import { ListScreen } from '../list/ListScreen.tsx'
import { useListState } from '../list/use-list-state.ts'
import { DetailPage } from '../parts/DetailPage.tsx'
import { seenOf } from '../parts/personal.ts'
import { Standing } from '../parts/Standing.tsx'
import { disputes as t } from '../words/disputes.ts'
import { useDisputes } from './api.ts'
import { DisputeDetail } from './DisputeDetail.tsx'
import { disputeTones, reasonName } from './looks.ts'

const home = '/disputes'

export function DisputesPage() {
  const [, go] = useLocation()
  return (
    <Switch>
      <Route path={home}>
        <List />
      </Route>
      <Route path={`${home}/:id`}>
        {({ id }) => (
          <DetailPage title={t.screen} home={home} back={t.back}>
            <DisputeDetail key={id} id={id} onDone={() => go(home)} />
          </DetailPage>
        )}
      </Route>
    </Switch>
  )
}

function List() {
  const state = useListState(['state', 'due', 'client'])
  const list = useDisputes(state.all)
  return (
    <ListScreen
      title={t.screen}
      views="disputes"
      state={state}
      filters={
        <>
          <ChoiceFilter state={state} name="state" label={t.state} choices={t.states} />
          <ChoiceFilter state={state} name="due" label={t.due} choices={t.dues} />
          <SearchFilter state={state} name="client" label={t.clientNumber} />
        </>
      }
      list={list}
      items={list.data?.pages.flatMap(({ data }) => data) ?? []}
      itemKey={({ id }) => id}
      hrefOf={({ id }) => `${home}/${id}`}
      empty={t.none}
      columns={[
        {
          key: 'opened',
          title: t.opened,
          cell: ({ id, opened_at }) => <Link href={`${home}/${id}`}>{dateMinute(opened_at)}</Link>,
        },
        { key: 'client', title: t.client, cell: ({ client }) => seenOf(client.name) },
        { key: 'amount', title: t.amount, isNumber: true, cell: ({ amount }) => moneyOf(amount) },
        { key: 'reason', title: t.reason, cell: ({ reason }) => reasonName(reason) },
        {
          key: 'state',
          title: t.state,
          cell: ({ state: at }) => <Standing tone={disputeTones[at]}>{t.states[at]}</Standing>,
        },
        {
          key: 'due',
          title: t.due,
          cell: ({ state: at, due_by }) =>
            at === 'needs_answer' && due_by !== null ? dateMinute(due_by) : '',
        },
        { key: 'number', title: t.number, isExtra: true, cell: ({ number }) => number },
      ]}
    />
  )
}
