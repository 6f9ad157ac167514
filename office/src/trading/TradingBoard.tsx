// Exposure, the instruments with their limits and stops, and what is being settled.

import { useState } from 'react'
import { dateTime, moneyOf, percent } from '#browser/format/format.ts'
import { messageOf } from '#browser/http/errors.ts'
import type { StaffExposure, StaffTrading } from '#contract/staff/trading.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { EmptyState, FailedState, Skeleton } from '#ui/States.tsx'
import { ExposureBars, exposureRows } from '../charts/ExposureBars.tsx'
import { useActs } from '../lib/use-keys.ts'
import { useMay } from '../lib/use-may.ts'
import { ChoiceFilter } from '../list/Filters.tsx'
import { useListState } from '../list/use-list-state.ts'
import { Block, Board } from '../parts/Board.tsx'
import { type SmallColumn, SmallTable } from '../parts/SmallTable.tsx'
import { Standing } from '../parts/Standing.tsx'
import { parts } from '../words/parts.ts'
import { shell } from '../words/shell.ts'
import { trading as t } from '../words/trading.ts'
import { useTrading } from './api.ts'
import { StopDialog, type Stopping } from './StopDialog.tsx'
import { tradingTabs } from './trading-tabs.ts'

export function TradingBoard() {
  const found = useTrading()
  const [stopping, setStopping] = useState<Stopping>()
  const { data } = found
  const maySwitch = { stop: useMay('trading.stop'), reopen: useMay('trading.reopen') }
  const allDoes = data?.is_all_stopped ? 'reopen' : 'stop'
  useActs(actsOf(data, maySwitch, setStopping))
  return (
    <Board
      title={t.title}
      note={data && t.note(data.open, data.waiting)}
      tabs={tradingTabs}
      actions={
        data &&
        maySwitch[allDoes] && (
          <Button onClick={() => setStopping({ symbol: null, does: allDoes })}>
            {data.is_all_stopped ? t.reopenAll : t.stopAll}
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
      {data && <Parts data={data} onStop={setStopping} may={maySwitch} />}
      {stopping && <StopDialog what={stopping} onClose={() => setStopping(undefined)} />}
    </Board>
  )
}

type MaySwitch = Readonly<Record<Stopping['does'], boolean>>

/** What the palette finds: to stop all instruments or one, or open them again. */
function actsOf(data: StaffTrading | undefined, may: MaySwitch, stop: (what: Stopping) => void) {
  if (!data) return []
  const allDoes = data.is_all_stopped ? 'reopen' : 'stop'
  const all = { symbol: null, does: allDoes, name: allDoes === 'stop' ? t.stopAll : t.reopenAll }
  const each = data.instruments.map(({ symbol, name, is_stopped }) => {
    const does = is_stopped ? 'reopen' : 'stop'
    return { symbol, does, name: `${t[does]}: ${name}` }
  })
  return ([all, ...each] as const)
    .filter(({ does }) => may[does as Stopping['does']])
    .map(({ name, symbol, does }) => ({
      does: name,
      act: () => stop({ symbol, does: does as Stopping['does'] }),
    }))
}

type PartsProps = {
  readonly data: StaffTrading
  readonly onStop: (what: Stopping) => void
  readonly may: Readonly<Record<Stopping['does'], boolean>>
}

function Parts({ data, onStop, may }: PartsProps) {
  const state = useListState(['mode'])
  const rows = exposureRows(data.instruments, state.of('mode') === 'demo' ? 'demo' : 'real')
  return (
    <>
      {data.is_all_stopped && <Alert kind="error">{t.allStopped}</Alert>}
      <Block title={t.exposure} note={t.exposureNote} width="twoThirds">
        <ChoiceFilter
          state={state}
          name="mode"
          label={t.account}
          unset={t.live}
          choices={demoOnly}
        />
        {rows.length === 0 ? <EmptyState>{t.noExposure}</EmptyState> : <ExposureBars rows={rows} />}
      </Block>
      <Block title={t.settling} note={t.settlingNote(data.due)} width="third">
        {data.settling.length === 0 ? (
          <EmptyState>{t.noneSettling}</EmptyState>
        ) : (
          <SmallTable
            label={t.settling}
            columns={settlingColumns}
            rows={data.settling}
            rowKey={({ id }) => id}
          />
        )}
      </Block>
      <Block title={t.instruments} note={t.limitNote} width="full">
        <SmallTable
          label={t.instruments}
          columns={columnsOf(onStop, may)}
          rows={data.instruments}
          rowKey={({ symbol }) => symbol}
        />
      </Block>
    </>
  )
}

const demoOnly = { demo: t.demo }

const settlingColumns: readonly SmallColumn<StaffTrading['settling'][number]>[] = [
  { key: 'symbol', title: t.instrument, cell: ({ symbol }) => symbol },
  { key: 'expired', title: t.expired, cell: ({ expires_at }) => dateTime(expires_at) },
  { key: 'stake', title: t.stake, isNumber: true, cell: ({ stake }) => moneyOf(stake) },
  { key: 'why', title: t.why, cell: ({ is_held }) => (is_held ? t.held : t.storing) },
]

function columnsOf(
  onStop: PartsProps['onStop'],
  may: PartsProps['may'],
): readonly SmallColumn<StaffExposure>[] {
  return [
    { key: 'name', title: t.instrument, cell: ({ name }) => <b>{name}</b> },
    { key: 'state', title: t.state, cell: (one) => <State one={one} /> },
    {
      key: 'fullest',
      title: t.fullest,
      isNumber: true,
      cell: ({ fullest }) => (fullest ? moneyOf(fullest.loss) : t.none),
    },
    {
      key: 'ends',
      title: t.endsAt,
      cell: ({ fullest }) => (fullest ? fullest.ends_at.slice(11, 16) : t.none),
    },
    {
      key: 'used',
      title: t.used,
      isNumber: true,
      cell: ({ fullest, limit }) =>
        fullest ? percent(Number(fullest.loss) / Number(limit), 0) : t.none,
    },
    { key: 'limit', title: t.limit, isNumber: true, cell: ({ limit }) => moneyOf(limit) },
    {
      key: 'stop',
      title: parts.action,
      cell: ({ symbol, is_stopped }) => {
        const does = is_stopped ? 'reopen' : 'stop'
        return (
          may[does] && (
            <Button look="ghost" onClick={() => onStop({ symbol, does })}>
              {t[does]}
            </Button>
          )
        )
      },
    },
  ]
}

function State({ one: { is_stopped, is_offered } }: { one: StaffExposure }) {
  if (is_stopped) return <Standing tone="bad">{t.stopped}</Standing>
  return is_offered ? (
    <Standing tone="good">{t.taking}</Standing>
  ) : (
    <Standing tone="off">{t.notOffered}</Standing>
  )
}
