// Automated trading now: whether it is stopped, what is open by rule, why orders were refused, one
// client at a time, and every stop there was.

import { useState } from 'react'
import { dateTime, moneyOf } from '#browser/format/format.ts'
import { messageOf } from '#browser/http/errors.ts'
import type { AutomationStop, StaffAutomation } from '#contract/staff/automation.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { EmptyState, FailedState, Skeleton } from '#ui/States.tsx'
import { useMay } from '../lib/use-may.ts'
import { Block, Board } from '../parts/Board.tsx'
import { Facts } from '../parts/Facts.tsx'
import { type SmallColumn, SmallTable } from '../parts/SmallTable.tsx'
import { tradingTabs } from '../trading/trading-tabs.ts'
import { automation as t } from '../words/automation.ts'
import { shell } from '../words/shell.ts'
import { type Does, useAutomation, useAutomationStops } from './api.ts'
import { ExchangeParts } from './ExchangeParts.tsx'
import { HaltDialog } from './HaltDialog.tsx'
import { OneClient } from './OneClient.tsx'

type Halting = { readonly clientId: string | null; readonly does: Does }

export function AutomationBoard() {
  const found = useAutomation()
  const [halting, halt] = useState<Halting>()
  const { data } = found
  const may = { stop: useMay('automation.stop'), resume: useMay('automation.resume') }
  const does = data?.stop ? 'resume' : 'stop'
  return (
    <Board
      title={t.title}
      note={data && t.note(data.demo_clients, data.real_clients)}
      tabs={tradingTabs}
      actions={
        data &&
        may[does] && (
          <Button onClick={() => halt({ clientId: null, does })}>
            {data.stop ? t.resumeAll : t.stopAll}
          </Button>
        )
      }
    >
      {found.isPending && <Skeleton lines={12} label={shell.loading} />}
      {found.isLoadingError && (
        <FailedState
          message={messageOf(found.error)}
          retryLabel={shell.retry}
          onRetry={() => void found.refetch()}
        />
      )}
      {data && <Parts data={data} />}
      {data && <OneClient onHalt={(clientId, what) => halt({ clientId, does: what })} />}
      {data && <ExchangeParts />}
      {data && <Stops />}
      {halting && <HaltDialog {...halting} onClose={() => halt(undefined)} />}
    </Board>
  )
}

function Parts({ data }: { readonly data: StaffAutomation }) {
  const { facts } = t
  return (
    <>
      {data.stop && <Alert kind="error">{t.stopped(data.stop.by, data.stop.reason)}</Alert>}
      <Block title={t.now} note={t.last24} width="third">
        <Facts
          facts={[
            [facts.served, data.signals_served],
            [facts.placed, data.placed],
            [facts.refused, data.refused],
            [facts.waiting, data.waiting],
            [facts.paused, data.paused_clients],
          ]}
        />
      </Block>
      <Block title={t.exposure} note={t.exposureNote} width="twoThirds">
        {data.open.length === 0 ? (
          <EmptyState>{t.noneOpen}</EmptyState>
        ) : (
          <SmallTable
            label={t.exposure}
            columns={openColumns}
            rows={data.open}
            rowKey={({ rule, symbol, mode }) => `${rule}/${symbol}/${mode}`}
          />
        )}
      </Block>
      <Block title={t.failures} note={t.last24} width="twoThirds">
        {data.failures.length === 0 ? (
          <EmptyState>{t.noFailures}</EmptyState>
        ) : (
          <SmallTable
            label={t.failures}
            columns={failureColumns}
            rows={data.failures}
            rowKey={({ reason }) => reason}
          />
        )}
      </Block>
    </>
  )
}

const openColumns: readonly SmallColumn<StaffAutomation['open'][number]>[] = [
  { key: 'rule', title: t.rule, cell: ({ rule }) => t.rules[rule] },
  { key: 'symbol', title: t.instrument, cell: ({ symbol }) => symbol },
  { key: 'mode', title: t.account, cell: ({ mode }) => t.modes[mode] },
  { key: 'trades', title: t.trades, isNumber: true, cell: ({ trades }) => trades },
  { key: 'stakes', title: t.stakes, isNumber: true, cell: ({ stakes }) => moneyOf(stakes) },
  { key: 'payout', title: t.payout, isNumber: true, cell: ({ payout }) => moneyOf(payout) },
]

const failureColumns: readonly SmallColumn<StaffAutomation['failures'][number]>[] = [
  { key: 'why', title: t.why, cell: ({ reason }) => reason },
  { key: 'orders', title: t.orders, isNumber: true, cell: ({ orders }) => orders },
  { key: 'clients', title: t.clients, isNumber: true, cell: ({ clients }) => clients },
  { key: 'newest', title: t.newest, cell: ({ newest_at: at }) => dateTime(at) },
]

function Stops() {
  const { data } = useAutomationStops()
  return (
    <Block title={t.stops} note={t.stopsNote} width="full">
      {data && data.data.length === 0 && <EmptyState>{t.noStops}</EmptyState>}
      {data && data.data.length > 0 && (
        <SmallTable
          label={t.stops}
          columns={stopColumns}
          rows={data.data}
          rowKey={({ id }) => id}
        />
      )}
    </Block>
  )
}

const stopColumns: readonly SmallColumn<AutomationStop>[] = [
  { key: 'what', title: t.what, cell: ({ client_id: id }) => id ?? t.everybody },
  { key: 'at', title: t.stoppedAt, cell: ({ stopped_at: at }) => dateTime(at) },
  { key: 'by', title: t.by, cell: ({ stopped_by: by }) => by },
  { key: 'why', title: t.why, cell: ({ reason }) => reason },
  {
    key: 'until',
    title: t.until,
    cell: ({ resumed_at: at, resumed_by: by }) => (at ? `${dateTime(at)} ${by ?? ''}` : t.still),
  },
]
