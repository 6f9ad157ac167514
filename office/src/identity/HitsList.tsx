// Names of clients that are like one on a list, in one state.

import { Link } from 'wouter'
import { dateMinute } from '#browser/format/format.ts'
import { hitStates } from '#contract/staff/screening.ts'
import { ChoiceFilter, ClientFilter, DayFilters } from '../list/Filters.tsx'
import { ListScreen } from '../list/ListScreen.tsx'
import { useListState } from '../list/use-list-state.ts'
import { Masked } from '../parts/Masked.tsx'
import { screening as t } from '../words/screening.ts'
import { shownScore } from './HitDetail.tsx'
import { useHits } from './screening-api.ts'

export const hitsHome = '/identity/names'

const choices = Object.fromEntries(
  hitStates.filter((state) => state !== 'open').map((state) => [state, t.states[state]]),
)

export function HitsList() {
  const state = useListState(['state', 'sort', 'kind', 'client', 'from', 'to'])
  const { list, items } = useHits(state)
  return (
    <ListScreen
      title={t.tabs.names}
      views="hits"
      state={state}
      sortedBy="found_at"
      filters={
        <>
          <ChoiceFilter
            state={state}
            name="state"
            label={t.state}
            unset={t.states.open}
            choices={choices}
          />
          <ChoiceFilter state={state} name="kind" label={t.list} choices={t.kinds} />
          <ClientFilter state={state} />
          <DayFilters state={state} />
        </>
      }
      list={list}
      items={items}
      itemKey={({ id }) => id}
      hrefOf={({ id }) => `${hitsHome}/${id}`}
      empty={t.none}
      columns={[
        { key: 'number', title: t.number, cell: ({ client }) => client.id },
        { key: 'name', title: t.name, cell: ({ client }) => <Masked data={client.name} /> },
        {
          key: 'listed',
          title: t.listedName,
          cell: ({ id, listed_name }) => <Link href={`${hitsHome}/${id}`}>{listed_name}</Link>,
        },
        { key: 'list', title: t.list, cell: ({ kind }) => t.kinds[kind] },
        {
          key: 'score',
          title: t.score,
          isNumber: true,
          sort: { name: 'score', first: 'down' },
          cell: ({ score }) => shownScore(score),
        },
        {
          key: 'found',
          title: t.found,
          sort: { name: 'found_at', first: 'up' },
          cell: ({ found_at }) => dateMinute(found_at),
        },
      ]}
    />
  )
}
