// Bots on clients' own exchange accounts: what runs and is at risk, how orders ended, what the
// exchanges took for them, and the keys there are.

import { dateTime } from '#browser/format/format.ts'
import type { StaffExchangeTrader } from '#contract/staff/automation.ts'
import { EmptyState } from '#ui/States.tsx'
import { Block } from '../parts/Board.tsx'
import { Found } from '../parts/Found.tsx'
import { type SmallColumn, SmallTable } from '../parts/SmallTable.tsx'
import { automation as t } from '../words/automation.ts'
import { useExchangeTrader } from './api.ts'
import { venueTitle } from './venue-title.ts'

const { bots: b } = t

export function ExchangeParts() {
  return (
    <Found query={useExchangeTrader()}>
      {({ running, orders, fees, keys }) => (
        <>
          <Part title={b.running} note={b.runningNote} columns={runningColumns} rows={running} />
          <Part title={b.orders} note={t.last24} columns={orderColumns} rows={orders} />
          <Part title={b.fees} note={t.last24} columns={feeColumns} rows={fees} />
          <Part title={b.keys} note="" columns={keyColumns} rows={keys} />
        </>
      )}
    </Found>
  )
}

type Props<Row> = {
  readonly title: string
  readonly note: string
  readonly columns: readonly SmallColumn<Row>[]
  readonly rows: readonly Row[]
}

function Part<Row>({ title, note, columns, rows }: Props<Row>) {
  return (
    <Block title={title} note={note} width="half">
      {rows.length === 0 ? (
        <EmptyState>{b.none}</EmptyState>
      ) : (
        <SmallTable
          label={title}
          columns={columns}
          rows={rows}
          rowKey={(row) => JSON.stringify(row)}
        />
      )}
    </Block>
  )
}

type One<Name extends keyof StaffExchangeTrader> = StaffExchangeTrader[Name][number]

const runningColumns: readonly SmallColumn<One<'running'>>[] = [
  { key: 'venue', title: b.exchange, cell: ({ venue }) => venueTitle[venue] },
  { key: 'live', title: b.how, cell: ({ is_live: isLive }) => (isLive ? b.live : b.dry) },
  { key: 'bots', title: b.bots, isNumber: true, cell: ({ bots }) => bots },
  { key: 'clients', title: t.clients, isNumber: true, cell: ({ clients }) => clients },
  {
    key: 'risk',
    title: b.atRisk,
    isNumber: true,
    cell: ({ at_risk: sum, asset }) => `${sum} ${asset}`,
  },
]

const orderColumns: readonly SmallColumn<One<'orders'>>[] = [
  { key: 'venue', title: b.exchange, cell: ({ venue }) => venueTitle[venue] },
  { key: 'ending', title: b.ending, cell: ({ ending }) => b.endings[ending] },
  { key: 'orders', title: t.orders, isNumber: true, cell: ({ orders }) => orders },
  { key: 'clients', title: t.clients, isNumber: true, cell: ({ clients }) => clients },
  { key: 'newest', title: t.newest, cell: ({ newest_at: at }) => dateTime(at) },
]

const feeColumns: readonly SmallColumn<One<'fees'>>[] = [
  { key: 'venue', title: b.exchange, cell: ({ venue }) => venueTitle[venue] },
  { key: 'orders', title: t.orders, isNumber: true, cell: ({ orders }) => orders },
  { key: 'fee', title: b.fee, isNumber: true, cell: ({ fee, asset }) => `${fee} ${asset}` },
]

const keyColumns: readonly SmallColumn<One<'keys'>>[] = [
  { key: 'venue', title: b.exchange, cell: ({ venue }) => venueTitle[venue] },
  { key: 'standing', title: b.standing, cell: ({ standing }) => b.standings[standing] },
  { key: 'keys', title: b.keys, isNumber: true, cell: ({ keys }) => keys },
]
