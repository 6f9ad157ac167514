// When new trades were stopped, by whom and why.

import { dateTime } from '#browser/format/format.ts'
import type { TradingStop } from '#contract/staff/trading.ts'
import { ListScreen } from '../list/ListScreen.tsx'
import type { ListColumn } from '../list/ListTable.tsx'
import { useListState } from '../list/use-list-state.ts'
import { Tabs } from '../parts/Tabs.tsx'
import { trading as t } from '../words/trading.ts'
import { useStops } from './api.ts'
import { tradingTabs } from './trading-tabs.ts'

const columns: readonly ListColumn<TradingStop>[] = [
  { key: 'what', title: t.instrument, cell: ({ symbol }) => symbol ?? t.everything },
  { key: 'at', title: t.stoppedAt, cell: ({ stopped_at }) => dateTime(stopped_at) },
  { key: 'by', title: t.by, cell: ({ stopped_by }) => stopped_by },
  { key: 'why', title: t.why, cell: ({ reason }) => reason },
  {
    key: 'until',
    title: t.reopenedAt,
    cell: ({ reopened_at }) => (reopened_at ? dateTime(reopened_at) : t.stillStopped),
  },
  { key: 'reopenedBy', title: t.by, cell: ({ reopened_by }) => reopened_by },
  { key: 'reopened', title: t.why, cell: ({ reopen_reason }) => reopen_reason },
]

export function StopsList() {
  const list = useStops()
  return (
    <ListScreen
      title={t.stopsTab}
      actions={<Tabs tabs={tradingTabs} />}
      state={useListState([])}
      columns={columns}
      list={list}
      items={list.data?.pages.flatMap(({ data }) => data) ?? []}
      itemKey={({ id }) => id}
      empty={t.noStops}
    />
  )
}
