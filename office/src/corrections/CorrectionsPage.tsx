// Corrections: those that wait for a second member, and all there were.

import { Link, Route, Switch, useLocation } from 'wouter'
import { dateMinute, moneyOf } from '#browser/format/format.ts'
import type { StaffCorrection } from '#contract/staff/corrections.ts'
import { ChoiceFilter, ClientFilter, DayFilters } from '../list/Filters.tsx'
import { ListScreen } from '../list/ListScreen.tsx'
import type { ListColumn } from '../list/ListTable.tsx'
import { useListState } from '../list/use-list-state.ts'
import { DetailPage } from '../parts/DetailPage.tsx'
import { seenOf } from '../parts/personal.ts'
import { corrections as t } from '../words/corrections.ts'
import { useCorrections } from './api.ts'
import { CorrectionDetail } from './CorrectionDetail.tsx'

const home = '/corrections'

export function CorrectionsPage() {
  const [, go] = useLocation()
  return (
    <Switch>
      <Route path={home}>
        <Corrections />
      </Route>
      <Route path={`${home}/:id`}>
        {({ id }) => (
          <DetailPage title={t.screen} home={home} back={t.back}>
            <CorrectionDetail key={id} id={id} onDone={() => go(home)} />
          </DetailPage>
        )}
      </Route>
    </Switch>
  )
}

const columns: readonly ListColumn<StaffCorrection>[] = [
  { key: 'number', title: t.number, isNumber: true, cell: ({ client }) => client.id },
  { key: 'client', title: t.client, cell: ({ client }) => seenOf(client.name) },
  {
    key: 'kind',
    title: t.kind,
    cell: ({ id, kind }) => <Link href={`${home}/${id}`}>{t.kinds[kind]}</Link>,
  },
  {
    key: 'amount',
    title: t.amount,
    isNumber: true,
    sort: { name: 'amount', first: 'down' },
    cell: ({ amount }) => moneyOf(amount),
  },
  { key: 'reason', title: t.reason, cell: ({ reason }) => reason },
  { key: 'state', title: t.state, cell: ({ state }) => t.states[state] },
  {
    key: 'proposed',
    title: t.proposed,
    sort: { name: 'proposed_at', first: 'down' },
    cell: ({ proposed_at }) => dateMinute(proposed_at),
  },
  { key: 'by', title: t.by, cell: ({ proposed_by }) => proposed_by },
  {
    key: 'decided',
    title: t.decidedBy,
    isExtra: true,
    cell: ({ decided_by }) => decided_by ?? '',
  },
]

function Corrections() {
  const state = useListState(['state', 'sort', 'kind', 'client', 'from', 'to'])
  const list = useCorrections(state.all)
  return (
    <ListScreen
      title={t.screen}
      views="corrections"
      state={state}
      sortedBy="-proposed_at"
      filters={
        <>
          <ChoiceFilter
            state={state}
            name="state"
            label={t.state}
            unset={t.waiting}
            choices={{ confirmed: t.states.confirmed, withdrawn: t.states.withdrawn, all: t.all }}
          />
          <ChoiceFilter state={state} name="kind" label={t.kind} choices={t.kinds} />
          <ClientFilter state={state} />
          <DayFilters state={state} />
        </>
      }
      list={list}
      items={list.data?.pages.flatMap(({ data }) => data) ?? []}
      itemKey={({ id }) => id}
      hrefOf={({ id }) => `${home}/${id}`}
      empty={t.none}
      columns={columns}
    />
  )
}
