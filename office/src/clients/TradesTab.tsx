// A client's trades of one account; each opens with its receipt.

import { Link, useRoute } from 'wouter'
import { dateTime, duration, money } from '#browser/format/format.ts'
import type { TradeView } from '#contract/client/trades.ts'
import { ChoiceFilter, DayFilters, SearchFilter } from '../list/Filters.tsx'
import { ListScreen } from '../list/ListScreen.tsx'
import type { ListColumn } from '../list/ListTable.tsx'
import { useListState } from '../list/use-list-state.ts'
import { Standing } from '../parts/Standing.tsx'
import { clientParts as t } from '../words/client-parts.ts'
import { useTrades } from './parts-api.ts'
import type { ClientTabProps } from './props.ts'
import { Receipt } from './Receipt.tsx'
import { tradeTones } from './trade-tones.ts'

export function TradesTab({ client: { id } }: ClientTabProps) {
  const [, one] = useRoute('/clients/:id/trades/:trade')
  return one ? <Receipt id={id} trade={one.trade} /> : <Trades id={id} />
}

const columnsOf = (id: string): readonly ListColumn<TradeView>[] => [
  {
    key: 'at',
    title: t.at,
    sort: { name: 'accepted_at', first: 'down' },
    cell: (one) => (
      <Link href={`/clients/${id}/trades/${one.trade_id}`}>{dateTime(one.trade_time)}</Link>
    ),
  },
  { key: 'symbol', title: t.instrument, cell: ({ symbol }) => symbol },
  { key: 'way', title: t.direction, cell: ({ trade_mode: way }) => t.directions[way] },
  { key: 'stake', title: t.stake, isNumber: true, cell: ({ amount }) => money(amount) },
  { key: 'duration', title: t.duration, cell: (one) => duration(one.duration) },
  { key: 'entry', title: t.entry, isNumber: true, cell: (one) => one.entry_price ?? '' },
  { key: 'strike', title: t.strike, isNumber: true, cell: (one) => one.strike_price ?? '' },
  { key: 'exit', title: t.exit, isNumber: true, cell: (one) => one.end_price ?? '' },
  {
    key: 'state',
    title: t.state,
    cell: ({ status }) => <Standing tone={tradeTones[status]}>{t.statuses[status]}</Standing>,
  },
  {
    key: 'payout',
    title: t.payout,
    isNumber: true,
    cell: ({ payout }) => (payout === null ? '' : money(payout)),
  },
  { key: 'ends', title: t.ends, isExtra: true, cell: ({ end_time: at }) => dateTime(at) },
]

const directions = { rise: t.directions.Buy, fall: t.directions.Sell } as const

function Trades({ id }: { id: string }) {
  const state = useListState(['mode', 'state', 'symbol', 'direction', 'from', 'to', 'sort'])
  const list = useTrades(id, state.all)
  return (
    <ListScreen
      isPart
      title={t.trades}
      state={state}
      sortedBy="-accepted_at"
      filters={
        <>
          <ChoiceFilter
            state={state}
            name="mode"
            label={t.account}
            unset={t.live}
            choices={{ demo: t.accounts.demo }}
          />
          <ChoiceFilter state={state} name="state" label={t.state} choices={t.states} />
          <SearchFilter state={state} name="symbol" label={t.symbol} />
          <ChoiceFilter state={state} name="direction" label={t.direction} choices={directions} />
          <DayFilters state={state} />
        </>
      }
      columns={columnsOf(id)}
      list={list}
      items={list.data?.pages.flatMap(({ data }) => data) ?? []}
      itemKey={({ trade_id: key }) => key}
      hrefOf={({ trade_id: trade }) => `/clients/${id}/trades/${trade}`}
      empty={t.noTrades}
    />
  )
}
