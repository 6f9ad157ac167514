// What the install sounded an alarm for: those that wait for somebody, and those that were seen to.

import { Link, Route, Switch, useLocation } from 'wouter'
import { dateMinute } from '#browser/format/format.ts'
import { ChoiceFilter, DayFilters, SearchFilter } from '../list/Filters.tsx'
import { ListScreen } from '../list/ListScreen.tsx'
import { useListState } from '../list/use-list-state.ts'
import { DetailPage } from '../parts/DetailPage.tsx'
import { alarms as t } from '../words/alarms.ts'
import { list as list_ } from '../words/list.ts'
import { AlarmDetail } from './AlarmDetail.tsx'
import { alarmInWords } from './alarm-in-words.ts'
import { useAlarms } from './api.ts'

const home = '/alarms'

export function AlarmsPage() {
  const [, go] = useLocation()
  return (
    <Switch>
      <Route path={home}>
        <List />
      </Route>
      <Route path={`${home}/:id`}>
        {({ id }) => (
          <DetailPage title={t.screen} home={home} back={t.back}>
            <AlarmDetail key={id} id={id} onDone={() => go(home)} />
          </DetailPage>
        )}
      </Route>
    </Switch>
  )
}

function List() {
  const state = useListState(['state', 'sort', 'text', 'from', 'to'])
  const shown = state.of('state') === 'seen' ? 'seen' : 'waiting'
  const list = useAlarms(state.all)
  return (
    <ListScreen
      title={t.screen}
      views="alarms"
      state={state}
      sortedBy="-sounded_at"
      filters={
        <>
          <ChoiceFilter
            state={state}
            name="state"
            label={t.list}
            unset={t.waiting}
            choices={t.lists}
          />
          <SearchFilter state={state} name="text" label={list_.text} />
          <DayFilters state={state} />
        </>
      }
      list={list}
      items={list.data?.pages.flatMap(({ data }) => data) ?? []}
      itemKey={({ id }) => id}
      hrefOf={({ id }) => `${home}/${id}`}
      empty={t.none[shown]}
      columns={[
        {
          key: 'at',
          title: t.soundedAt,
          sort: { name: 'sounded_at', first: 'down' },
          cell: ({ sounded_at }) => dateMinute(sounded_at),
        },
        {
          key: 'says',
          title: t.says,
          cell: (one) => <Link href={`${home}/${one.id}`}>{alarmInWords(one)}</Link>,
        },
        { key: 'by', title: t.seenBy, cell: ({ seen }) => seen?.by ?? '' },
        { key: 'seen', title: t.seenAt, cell: ({ seen }) => (seen ? dateMinute(seen.at) : '') },
        { key: 'reason', title: t.seen, cell: ({ seen }) => seen?.reason ?? '' },
      ]}
    />
  )
}
