// Requests for a higher plan by state and age, one of them as it is decided on, and the plans there
// are, with their versions.

import { Link, useLocation, useRoute } from 'wouter'
import { dateMinute } from '#browser/format/format.ts'
import { planNameOf, planTiers } from '#contract/public/plans.ts'
import { planRequestStates } from '#contract/staff/plan-requests.ts'
import { linkClass } from '#ui/Button.tsx'
import { ChoiceFilter, ClientFilter, DayFilters, MemberFilter } from '../list/Filters.tsx'
import { ListScreen } from '../list/ListScreen.tsx'
import { useListState } from '../list/use-list-state.ts'
import { DetailPage } from '../parts/DetailPage.tsx'
import { Masked } from '../parts/Masked.tsx'
import { plans as t } from '../words/plans.ts'
import { usePlanRequests } from './api.ts'
import { PlanDetail } from './PlanDetail.tsx'
import { PlanTableBoard } from './PlanTableBoard.tsx'

const home = '/plans'

export function PlansPage() {
  const [, params] = useRoute('/plans/:id')
  const [, go] = useLocation()
  if (params === null || params.id === undefined) return <Requests />
  if (params.id === 'table') return <PlanTableBoard />
  return (
    <DetailPage title={t.request} home={home} back={t.back}>
      <PlanDetail key={params.id} id={params.id} onDone={() => go(home)} />
    </DetailPage>
  )
}

const choices = Object.fromEntries(
  planRequestStates.filter((state) => state !== 'open').map((state) => [state, t.states[state]]),
)

const plans = Object.fromEntries(planTiers.map(({ id, name }) => [id, name]))

function Requests() {
  const state = useListState(['state', 'sort', 'plan', 'client', 'member', 'from', 'to'])
  const { list, items } = usePlanRequests(state)
  return (
    <ListScreen
      title={t.title}
      views="plan_requests"
      actions={
        <Link className={linkClass} href={`${home}/table`}>
          {t.table}
        </Link>
      }
      state={state}
      sortedBy="asked_at"
      filters={
        <>
          <ChoiceFilter
            state={state}
            name="state"
            label={t.state}
            unset={t.states.open}
            choices={choices}
          />
          <ChoiceFilter state={state} name="plan" label={t.plan} choices={plans} />
          <ClientFilter state={state} />
          <MemberFilter state={state} />
          <DayFilters state={state} />
        </>
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
          sort: { name: 'decided_at', first: 'down' },
          cell: ({ decided_at }) => (decided_at === null ? '' : dateMinute(decided_at)),
        },
        { key: 'by', title: t.by, cell: ({ decided_by }) => decided_by ?? '' },
      ]}
    />
  )
}
