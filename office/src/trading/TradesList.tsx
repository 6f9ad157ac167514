// Trades of everybody; each leads to its receipt, which is with its client.

import { Link } from 'wouter'
import { dateTime, duration, moneyOf } from '#browser/format/format.ts'
import type { ListedTrade } from '#contract/staff/trading.ts'
import {
  AmountFilters,
  ChoiceFilter,
  ClientFilter,
  DayFilters,
  SearchFilter,
} from '../list/Filters.tsx'
import { ListScreen } from '../list/ListScreen.tsx'
import type { ListColumn } from '../list/ListTable.tsx'
import { useListState } from '../list/use-list-state.ts'
import { Standing, type Tone } from '../parts/Standing.tsx'
import { Tabs } from '../parts/Tabs.tsx'
import { clientParts as t } from '../words/client-parts.ts'
import { list as list_ } from '../words/list.ts'
import { trading } from '../words/trading.ts'
import { useTrades } from './api.ts'
import { tradingTabs } from './trading-tabs.ts'

const directions = { rise: t.directions.Buy, fall: t.directions.Sell } as const
const states = {
  open: t.statuses.Pending,
  won: t.statuses.Won,
  lost: t.statuses.Lost,
  tied: t.statuses.Draw,
  voided: t.statuses.Void,
} as const
const tones: Readonly<Record<ListedTrade['state'], Tone>> = {
  open: 'waits',
  won: 'good',
  lost: 'bad',
  tied: 'off',
  voided: 'off',
}

const hrefOf = ({ client_id, id }: ListedTrade) => `/clients/${client_id}/trades/${id}`

const columns: readonly ListColumn<ListedTrade>[] = [
  {
    key: 'at',
    title: t.at,
    sort: { name: 'accepted_at', first: 'down' },
    cell: (one) => <Link href={hrefOf(one)}>{dateTime(one.accepted_at)}</Link>,
  },
  { key: 'client', title: trading.client, isNumber: true, cell: ({ client_id }) => client_id },
  { key: 'mode', title: t.account, cell: ({ mode }) => t.accounts[mode] },
  { key: 'symbol', title: t.instrument, cell: ({ symbol }) => symbol },
  { key: 'way', title: t.direction, cell: ({ direction }) => directions[direction] },
  { key: 'stake', title: t.stake, isNumber: true, cell: ({ stake }) => moneyOf(stake) },
  { key: 'duration', title: t.duration, cell: (one) => duration(one.duration) },
  {
    key: 'state',
    title: t.state,
    cell: ({ state }) => <Standing tone={tones[state]}>{states[state]}</Standing>,
  },
  {
    key: 'payout',
    title: t.payout,
    isNumber: true,
    cell: ({ payout }) => (payout === null ? '' : moneyOf(payout)),
  },
  { key: 'ends', title: t.ends, isExtra: true, cell: ({ ends_at }) => dateTime(ends_at) },
  { key: 'id', title: list_.id, isExtra: true, cell: ({ id }) => id },
]

const names = [
  ...(['mode', 'state', 'symbol', 'direction', 'client', 'least', 'most'] as const),
  ...(['from', 'to', 'sort'] as const),
]

export function TradesList() {
  const state = useListState(names)
  const list = useTrades(state.all)
  return (
    <ListScreen
      title={t.trades}
      views="trades"
      actions={<Tabs tabs={tradingTabs} />}
      state={state}
      sortedBy="-accepted_at"
      filters={
        <>
          <ChoiceFilter state={state} name="mode" label={t.account} choices={t.accounts} />
          <ChoiceFilter state={state} name="state" label={t.state} choices={states} />
          <SearchFilter state={state} name="symbol" label={t.symbol} />
          <ChoiceFilter state={state} name="direction" label={t.direction} choices={directions} />
          <ClientFilter state={state} />
          <AmountFilters state={state} />
          <DayFilters state={state} />
        </>
      }
      columns={columns}
      list={list}
      items={list.data?.pages.flatMap(({ data }) => data) ?? []}
      itemKey={({ id }) => id}
      hrefOf={hrefOf}
    />
  )
}
