// Trades that ended void, with why.

import { dateTime, moneyOf } from '#browser/format/format.ts'
import type { StaffVoid } from '#contract/staff/trading.ts'
import { ListScreen } from '../list/ListScreen.tsx'
import type { ListColumn } from '../list/ListTable.tsx'
import { useListState } from '../list/use-list-state.ts'
import { Tabs } from '../parts/Tabs.tsx'
import { trading as t } from '../words/trading.ts'
import { useVoids } from './api.ts'
import { tradingTabs } from './trading-tabs.ts'

const causes: Readonly<Record<string, string>> = t.causes

const columns: readonly ListColumn<StaffVoid>[] = [
  { key: 'at', title: t.settledAt, cell: ({ settled_at }) => dateTime(settled_at) },
  { key: 'symbol', title: t.instrument, cell: ({ symbol }) => symbol },
  { key: 'mode', title: t.account, cell: ({ mode }) => (mode === 'real' ? t.live : t.demo) },
  { key: 'client', title: t.client, cell: ({ client_id }) => client_id },
  { key: 'stake', title: t.stake, isNumber: true, cell: ({ stake }) => moneyOf(stake) },
  {
    key: 'cause',
    title: t.why,
    cell: ({ cause, reason }) => (cause === null ? reason : (causes[cause] ?? cause)),
  },
  {
    key: 'accepted',
    title: t.acceptedAt,
    cell: ({ accepted_at }) => dateTime(accepted_at),
    isExtra: true,
  },
  { key: 'id', title: t.trade, cell: ({ id }) => id, isExtra: true },
]

export function VoidsList() {
  const list = useVoids()
  return (
    <ListScreen
      title={t.voidsTab}
      actions={<Tabs tabs={tradingTabs} />}
      state={useListState([])}
      columns={columns}
      list={list}
      items={list.data?.pages.flatMap(({ data }) => data) ?? []}
      itemKey={({ id }) => id}
      empty={t.noVoids}
    />
  )
}
