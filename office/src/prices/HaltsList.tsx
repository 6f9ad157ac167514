// When instruments had no price, since their sources disagreed or one was left alone.

import { dateTime } from '#browser/format/format.ts'
import { sourceWords } from '#browser/i18n/source-words.ts'
import type { PriceHalt } from '#contract/staff/prices.ts'
import { SearchFilter } from '../list/Filters.tsx'
import { ListScreen } from '../list/ListScreen.tsx'
import type { ListColumn } from '../list/ListTable.tsx'
import { useListState } from '../list/use-list-state.ts'
import { Tabs } from '../parts/Tabs.tsx'
import { prices as t } from '../words/prices.ts'
import { usePriceHalts } from './api.ts'
import { secondsOf } from './HearingBoard.tsx'
import { priceTabs } from './price-tabs.ts'

const columns: readonly ListColumn<PriceHalt>[] = [
  { key: 'from', title: t.from, cell: ({ from }) => dateTime(from) },
  { key: 'to', title: t.to, cell: ({ to }) => (to === null ? t.none : dateTime(to)) },
  {
    key: 'lasted',
    title: t.lasted,
    isNumber: true,
    cell: ({ from, to }) => secondsOf(to === null ? null : Date.parse(to) - Date.parse(from)),
  },
  { key: 'symbol', title: t.instrument, cell: ({ symbol }) => symbol },
  { key: 'cause', title: t.cause, cell: ({ cause }) => t.haltCauses[cause] },
  { key: 'said', title: t.said, cell: saidText },
]

/** "kraken 60000.5, coinbase 66000". */
function saidText({ source, said }: PriceHalt): string {
  return sourceWords(source, said, { roles: t.roles })
}

export function HaltsList() {
  const state = useListState(['symbol'])
  const list = usePriceHalts(state.all)
  return (
    <ListScreen
      title={t.haltsTab}
      actions={<Tabs tabs={priceTabs} />}
      filters={<SearchFilter state={state} name="symbol" label={t.instrument} />}
      state={state}
      columns={columns}
      list={list}
      items={list.data?.pages.flatMap(({ data }) => data) ?? []}
      itemKey={({ id }) => id}
      empty={t.noHalts}
    />
  )
}
