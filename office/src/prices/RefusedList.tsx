// Prices that a source told and that did not enter the series, with why.

import { dateTime, price as priceText } from '#browser/format/format.ts'
import { priceRefusals, type RefusedPrice } from '#contract/staff/prices.ts'
import { ChoiceFilter, SearchFilter } from '../list/Filters.tsx'
import { ListScreen } from '../list/ListScreen.tsx'
import type { ListColumn } from '../list/ListTable.tsx'
import { useListState } from '../list/use-list-state.ts'
import { Tabs } from '../parts/Tabs.tsx'
import { prices as t } from '../words/prices.ts'
import { useRefusedPrices } from './api.ts'
import { priceTabs } from './price-tabs.ts'

const reasons = Object.fromEntries(priceRefusals.map((reason) => [reason, t.reasons[reason]]))

const columns: readonly ListColumn<RefusedPrice>[] = [
  { key: 'at', title: t.at, cell: ({ at }) => dateTime(at) },
  { key: 'symbol', title: t.instrument, cell: ({ symbol }) => symbol },
  { key: 'source', title: t.source, cell: ({ source }) => source },
  { key: 'reason', title: t.reason, cell: ({ reason }) => t.reasons[reason] },
  { key: 'told', title: t.told, isNumber: true, cell: ({ price }) => price ?? t.none },
  { key: 'against', title: t.against, isNumber: true, cell: ({ against }) => against ?? t.none },
  {
    key: 'off',
    title: t.off,
    isNumber: true,
    cell: ({ off_bp: off }) => (off === null ? t.none : priceText(off, 1)),
  },
  { key: 'times', title: t.times, isNumber: true, cell: ({ times }) => times },
]

export function RefusedList() {
  const state = useListState(['symbol', 'reason'])
  const list = useRefusedPrices(state.all)
  return (
    <ListScreen
      title={t.refusedTab}
      actions={<Tabs tabs={priceTabs} />}
      filters={
        <>
          <SearchFilter state={state} name="symbol" label={t.instrument} />
          <ChoiceFilter state={state} name="reason" label={t.reason} choices={reasons} />
        </>
      }
      state={state}
      columns={columns}
      list={list}
      items={list.data?.pages.flatMap(({ data }) => data) ?? []}
      itemKey={({ id }) => id}
      empty={t.noRefused}
    />
  )
}
