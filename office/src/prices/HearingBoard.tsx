// Sources and instruments as they are heard now.

import { price as priceText } from '#browser/format/format.ts'
import { messageOf } from '#browser/http/errors.ts'
import type { ComparedSource } from '#contract/public/compared-sources.ts'
import type { HeardInstrument, HeardSource, HearingState } from '#contract/staff/prices.ts'
import { EmptyState, FailedState, Skeleton } from '#ui/States.tsx'
import { Block, Board } from '../parts/Board.tsx'
import { type SmallColumn, SmallTable } from '../parts/SmallTable.tsx'
import { Standing, type Tone } from '../parts/Standing.tsx'
import { prices as t } from '../words/prices.ts'
import { shell } from '../words/shell.ts'
import { usePrices } from './api.ts'
import { priceTabs } from './price-tabs.ts'

const tones: Readonly<Record<HearingState, Tone>> = {
  good: 'good',
  halted: 'bad',
  held: 'waits',
  frozen: 'bad',
  silent: 'bad',
  closed: 'off',
}

const worstFirst: readonly HearingState[] = ['silent', 'halted', 'frozen', 'held', 'good', 'closed']

function worst(one: HeardInstrument, other: HeardInstrument): number {
  return weightOf(one) - weightOf(other)
}

function weightOf(one: HeardInstrument): number {
  return worstFirst.indexOf(isOnlyStill(one) ? 'good' : one.state)
}

/** What nobody trades may have one price for long: nothing is wrong with it. */
function isOnlyStill({ state, is_tradable }: HeardInstrument): boolean {
  return state === 'frozen' && !is_tradable
}

type HearingProps = { readonly state: HearingState; readonly isQuiet?: boolean }

export function Hearing({ state, isQuiet = false }: HearingProps) {
  return <Standing tone={isQuiet ? 'off' : tones[state]}>{t.states[state]}</Standing>
}

export function secondsOf(ms: number | null): string {
  return ms === null ? t.none : priceText(ms / 1000, 1)
}

type Figures = Pick<HeardSource, 'age_ms' | 'gaps' | 'missed_ms' | 'refused' | 'furthest_bp'>

export const figureColumns: readonly SmallColumn<Figures>[] = [
  { key: 'age', title: t.age, isNumber: true, cell: ({ age_ms }) => secondsOf(age_ms) },
  { key: 'gaps', title: t.gaps, isNumber: true, cell: ({ gaps }) => gaps },
  {
    key: 'missed',
    title: t.missed,
    isNumber: true,
    cell: ({ missed_ms }) => secondsOf(missed_ms),
  },
  { key: 'refused', title: t.refused, isNumber: true, cell: ({ refused }) => refused },
  {
    key: 'furthest',
    title: t.furthest,
    isNumber: true,
    cell: ({ furthest_bp: far }) => (far === null ? t.none : priceText(far, 1)),
  },
]

const sourceColumns: readonly SmallColumn<HeardSource>[] = [
  { key: 'name', title: t.source, cell: ({ name }) => name },
  { key: 'state', title: t.state, cell: ({ state }) => <Hearing state={state} /> },
  {
    key: 'good',
    title: t.goodOf,
    isNumber: true,
    cell: ({ good, instruments }) => `${good} / ${instruments}`,
  },
  ...figureColumns,
]

const comparedColumns: readonly SmallColumn<ComparedSource>[] = [
  { key: 'name', title: t.source, cell: ({ name }) => name },
  {
    key: 'state',
    title: t.state,
    cell: ({ is_connected: isUp }) => (
      <Standing tone={isUp ? 'good' : 'bad'}>{isUp ? t.connected : t.notConnected}</Standing>
    ),
  },
  {
    key: 'used',
    title: t.used,
    isNumber: true,
    cell: ({ used, instruments }) => `${used} / ${instruments}`,
  },
  { key: 'age', title: t.age, isNumber: true, cell: ({ age_ms }) => secondsOf(age_ms) },
  {
    key: 'furthest',
    title: t.furthest,
    isNumber: true,
    cell: ({ furthest_bp: far }) => priceText(far, 1),
  },
]

const instrumentColumns: readonly SmallColumn<HeardInstrument>[] = [
  { key: 'name', title: t.instrument, cell: ({ name }) => <b>{name}</b> },
  { key: 'source', title: t.source, cell: ({ source }) => source ?? t.none },
  {
    key: 'state',
    title: t.state,
    cell: (one) => <Hearing state={one.state} isQuiet={isOnlyStill(one)} />,
  },
  { key: 'price', title: t.price, isNumber: true, cell: ({ price }) => price ?? t.none },
  ...figureColumns,
  {
    key: 'oldest',
    title: t.ageMost,
    isNumber: true,
    cell: ({ age_max_ms }) => secondsOf(age_max_ms),
  },
]

export function HearingBoard() {
  const found = usePrices()
  const { data } = found
  return (
    <Board title={t.title} note={data && t.note(data.feed, data.is_live)} tabs={priceTabs}>
      {found.isPending && <Skeleton lines={12} label={shell.loading} />}
      {found.isLoadingError && (
        <FailedState
          message={messageOf(found.error)}
          retryLabel={shell.retry}
          onRetry={() => void found.refetch()}
        />
      )}
      {data && (
        <>
          <Block
            title={t.sources}
            note={t.sourcesNote(
              data.sources.filter(({ state }) => state === 'good').length,
              data.sources.length,
            )}
            width="full"
          >
            {data.sources.length === 0 ? (
              <EmptyState>{t.noPrices}</EmptyState>
            ) : (
              <SmallTable
                label={t.sources}
                columns={sourceColumns}
                rows={data.sources}
                rowKey={({ name }) => name}
              />
            )}
          </Block>
          {data.compared.length > 0 && (
            <Block title={t.compared} note={t.comparedNote} width="full">
              <SmallTable
                label={t.compared}
                columns={comparedColumns}
                rows={data.compared}
                rowKey={({ name }) => name}
              />
            </Block>
          )}
          <Block title={t.instruments} note={t.lastDay} width="full">
            <SmallTable
              label={t.instruments}
              columns={instrumentColumns}
              rows={data.instruments.toSorted(worst)}
              rowKey={({ symbol }) => symbol}
            />
            <p>
              <small>{t.nobodyChanges}</small>
            </p>
          </Block>
        </>
      )}
    </Board>
  )
}
