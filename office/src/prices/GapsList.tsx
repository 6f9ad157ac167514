// Stretches in which prices were not heard, with what the source said of them afterwards.

import { dateTime } from '#browser/format/format.ts'
import type { PriceGap } from '#contract/staff/prices.ts'
import { SearchFilter } from '../list/Filters.tsx'
import { ListScreen } from '../list/ListScreen.tsx'
import type { ListColumn } from '../list/ListTable.tsx'
import { useListState } from '../list/use-list-state.ts'
import { Tabs } from '../parts/Tabs.tsx'
import { prices as t } from '../words/prices.ts'
import { usePriceGaps } from './api.ts'
import { secondsOf } from './HearingBoard.tsx'
import { priceTabs } from './price-tabs.ts'

const columns: readonly ListColumn<PriceGap>[] = [
  { key: 'symbol', title: t.instrument, cell: ({ symbol }) => symbol },
  { key: 'from', title: t.from, cell: ({ from }) => dateTime(from) },
  { key: 'to', title: t.to, cell: ({ to }) => dateTime(to), isExtra: true },
  {
    key: 'lasted',
    title: t.lasted,
    isNumber: true,
    cell: ({ from, to }) => secondsOf(Date.parse(to) - Date.parse(from)),
  },
  { key: 'cause', title: t.cause, cell: ({ cause }) => known(t.causes, cause) },
  { key: 'asked', title: t.asked, cell: ({ asked }) => asked },
  { key: 'answer', title: t.answer, cell: ({ answer }) => known(t.answers, answer) },
  { key: 'ticks', title: t.brought, isNumber: true, cell: ({ ticks }) => ticks },
]

function known(words: Readonly<Record<string, string>>, code: string): string {
  return words[code] ?? code
}

export function GapsList() {
  const state = useListState(['symbol'])
  const list = usePriceGaps(state.all)
  return (
    <ListScreen
      title={t.gapsTab}
      actions={<Tabs tabs={priceTabs} />}
      filters={<SearchFilter state={state} name="symbol" label={t.instrument} />}
      state={state}
      columns={columns}
      list={list}
      items={list.data?.pages.flatMap(({ data }) => data) ?? []}
      itemKey={({ id }) => id}
      empty={t.noGaps}
    />
  )
}
