// Requests for a higher plan by state and age, one of them as it is decided on, and the plans
// there are.

import { useState } from 'react'
import { Link, useLocation, useRoute } from 'wouter'
import { dateMinute, dollars } from '#browser/format/format.ts'
import { planNameOf, planTiers } from '#contract/public/plans.ts'
import { planRequestStates } from '#contract/staff/plan-requests.ts'
import { Button } from '#ui/Button.tsx'
import { DataTable } from '#ui/DataTable.tsx'
import { ChoiceFilter } from '../list/Filters.tsx'
import { ListScreen } from '../list/ListScreen.tsx'
import { useListState } from '../list/use-list-state.ts'
import { DetailPage } from '../parts/DetailPage.tsx'
import { Dialog } from '../parts/Dialog.tsx'
import { Masked } from '../parts/Masked.tsx'
import paged from '../parts/Paged.module.css'
import { plans as t } from '../words/plans.ts'
import { usePlanRequests } from './api.ts'
import { PlanDetail } from './PlanDetail.tsx'

const home = '/plans'

export function PlansPage() {
  const [, params] = useRoute('/plans/:id')
  const [, go] = useLocation()
  if (params === null || params.id === undefined) return <Requests />
  return (
    <DetailPage title={t.request} home={home} back={t.back}>
      <PlanDetail key={params.id} id={params.id} onDone={() => go(home)} />
    </DetailPage>
  )
}

const choices = Object.fromEntries(
  planRequestStates.filter((state) => state !== 'open').map((state) => [state, t.states[state]]),
)

function Requests() {
  const state = useListState(['state', 'sort'])
  const { list, items } = usePlanRequests(state)
  const [isTableShown, setTableShown] = useState(false)
  return (
    <>
      <ListScreen
        title={t.title}
        actions={<Button onClick={() => setTableShown(true)}>{t.table}</Button>}
        state={state}
        sortedBy="asked_at"
        filters={
          <ChoiceFilter
            state={state}
            name="state"
            label={t.state}
            unset={t.states.open}
            choices={choices}
          />
        }
        list={list}
        items={items}
        itemKey={({ id }) => id}
        hrefOf={({ id }) => `${home}/${id}`}
        empty={t.none}
        columns={[
          { key: 'number', title: t.number, cell: ({ client }) => client.id },
          { key: 'client', title: t.client, cell: ({ client }) => <Masked data={client.email} /> },
          {
            key: 'plan',
            title: t.plan,
            cell: ({ id, plan }) => <Link href={`${home}/${id}`}>{planNameOf(plan)}</Link>,
          },
          {
            key: 'asked',
            title: t.asked,
            sort: { name: 'asked_at', first: 'up' },
            cell: ({ asked_at }) => dateMinute(asked_at),
          },
          {
            key: 'decided',
            title: t.decided,
            cell: ({ decided_at }) => (decided_at === null ? '' : dateMinute(decided_at)),
          },
          { key: 'by', title: t.by, cell: ({ decided_by }) => decided_by ?? '' },
        ]}
      />
      {isTableShown && (
        <Dialog title={t.table} onClose={() => setTableShown(false)}>
          <PlanTable />
        </Dialog>
      )}
    </>
  )
}

function PlanTable() {
  return (
    <>
      <DataTable
        label={t.table}
        rows={planTiers}
        rowKey={({ id }) => id}
        columns={[
          { key: 'name', title: t.name, cell: ({ name }) => name },
          { key: 'takes', title: t.takes, cell: ({ funding }) => dollars(funding) },
          { key: 'trades', title: t.tradesADay, cell: ({ tradesPerDay }) => tradesPerDay },
        ]}
      />
      <p className={paged.note}>{t.tableNote}</p>
    </>
  )
}
