// How the install is doing, at a glance: what waits, what may be lost, prices, settlement, money.

import { amount, grouped } from '#browser/format/format.ts'
import { messageOf } from '#browser/http/errors.ts'
import type { Overview } from '#contract/staff/overview.ts'
import { EmptyState, FailedState, Skeleton } from '#ui/States.tsx'
import { Bars } from '../charts/Bars.tsx'
import { ExposureBars, exposureRows } from '../charts/ExposureBars.tsx'
import { Lines } from '../charts/Lines.tsx'
import { lengthOf } from '../charts/scale.ts'
import { Block, Board } from '../parts/Board.tsx'
import { Facts } from '../parts/Facts.tsx'
import { Found } from '../parts/Found.tsx'
import { SmallTable } from '../parts/SmallTable.tsx'
import { figureColumns, Hearing } from '../prices/HearingBoard.tsx'
import { useCounts } from '../queue/api.ts'
import { overview as t } from '../words/overview.ts'
import { prices } from '../words/prices.ts'
import { shell } from '../words/shell.ts'
import { useBooks, useFewCheckers, useOpenTrades, useOverview, useSources } from './api.ts'
import { BooksBlock } from './BooksBlock.tsx'
import { WaitingStrip } from './WaitingStrip.tsx'
import { WhatIsWrong } from './WhatIsWrong.tsx'

const exposureMost = 8

export function OverviewPage() {
  const found = useOverview()
  const waiting = useCounts()
  const trading = useOpenTrades()
  const sources = useSources()
  const fewCheckers = useFewCheckers()
  const books = useBooks()
  const width = books ? 'third' : 'half'
  return (
    <Board title={t.title}>
      <WaitingStrip kinds={waiting.data?.kinds ?? []} />
      <Exposure found={trading} />
      <Sources found={sources} />
      {found.isPending && <Skeleton lines={8} label={shell.loading} />}
      {found.isLoadingError && (
        <FailedState
          message={messageOf(found.error)}
          retryLabel={shell.retry}
          onRetry={() => void found.refetch()}
        />
      )}
      {found.data && (
        <>
          <Lag hours={found.data.hours} due={trading.data?.due} />
          <Money days={found.data.days} />
          <WhatIsWrong
            overdue={waiting.data?.total.overdue}
            trading={trading.data}
            prices={sources.data}
            fewCheckers={fewCheckers}
            books={books ?? []}
          />
          <Turnover days={found.data.days} width={width} />
          <SignUps days={found.data.days} width={width} />
          {books && <BooksBlock standing={books} />}
        </>
      )}
    </Board>
  )
}

function Exposure({ found }: { found: ReturnType<typeof useOpenTrades> }) {
  return (
    <Block
      title={t.exposure}
      note={t.exposureNote}
      width="twoThirds"
      link={{ to: '/trading', words: t.exposureLink }}
    >
      <Found query={found}>
        {({ instruments }) => {
          const rows = exposureRows(instruments, 'real').slice(0, exposureMost)
          if (rows.length === 0) return <EmptyState>{t.noExposure}</EmptyState>
          return <ExposureBars rows={rows} />
        }}
      </Found>
    </Block>
  )
}

function Sources({ found }: { found: ReturnType<typeof useSources> }) {
  const { data } = found
  const all = data?.sources ?? []
  const good = all.filter(({ state }) => state === 'good').length
  return (
    <Block
      title={t.sources}
      note={data && prices.sourcesNote(good, all.length)}
      width="third"
      link={{ to: '/prices', words: t.sourcesLink }}
    >
      <Found query={found}>
        {({ sources }) => (
          <SmallTable
            label={t.sources}
            rows={sources}
            rowKey={({ name }) => name}
            columns={[
              { key: 'name', title: prices.source, cell: ({ name }) => name },
              { key: 'state', title: prices.state, cell: ({ state }) => <Hearing state={state} /> },
              ...figureColumns.filter(({ key }) => key !== 'missed'),
            ]}
          />
        )}
      </Found>
    </Block>
  )
}

function Lag({ hours, due }: { hours: Overview['hours']; due: number | undefined }) {
  const sumOf = (of: (hour: Overview['hours'][number]) => number) =>
    hours.reduce((sum, hour) => sum + of(hour), 0)
  return (
    <Block title={t.lag} note={t.lagNote} width="third">
      <Lines
        says={t.lagSays}
        titles={[t.hour, t.half, t.worst]}
        points={hours.map(({ hour, half_ms, p95_ms }) => {
          return { name: hour.slice(11, 16), usual: half_ms, worst: p95_ms }
        })}
      />
      <Facts
        facts={[
          [t.settledDay, sumOf(({ settled }) => settled)],
          [t.settlingNow, due ?? '–'],
          [t.voidedDay, sumOf(({ voided }) => voided)],
        ]}
      />
    </Block>
  )
}

type DaysProps = { readonly days: Overview['days'] }

function Money({ days }: DaysProps) {
  const today = days.at(-1)
  return (
    <Block title={t.money} note={t.moneyNote} width="third">
      <Bars
        says={t.moneySays}
        titles={[t.day, t.paidIn, t.paidOut]}
        shown={amount}
        bars={days.map(({ day, paid_in, paid_out }) => {
          return { name: day.slice(5), up: lengthOf(paid_in), down: lengthOf(paid_out) }
        })}
      />
      <Facts
        facts={[
          [t.today(t.paidIn), amount(lengthOf(today?.paid_in ?? '0'))],
          [t.today(t.paidOut), amount(lengthOf(today?.paid_out ?? '0'))],
        ]}
      />
    </Block>
  )
}

type WideProps = DaysProps & { readonly width: 'third' | 'half' }

function Turnover({ days, width }: WideProps) {
  const today = days.at(-1)
  return (
    <Block title={t.turnover} note={t.turnoverNote} width={width}>
      <Bars
        says={t.turnoverSays}
        titles={[t.day, t.staked]}
        shown={amount}
        bars={days.map(({ day, staked }) => ({ name: day.slice(5), up: lengthOf(staked) }))}
      />
      <Facts
        facts={[
          [t.today(t.staked), amount(lengthOf(today?.staked ?? '0'))],
          [t.returned, amount(lengthOf(today?.returned ?? '0'))],
        ]}
      />
    </Block>
  )
}

function SignUps({ days, width }: WideProps) {
  return (
    <Block title={t.signUps} note={t.signUpsNote} width={width}>
      <Bars
        says={t.signUpsSays}
        titles={[t.day, t.signUps]}
        shown={(count) => grouped(String(Math.round(count)), '')}
        bars={days.map(({ day, sign_ups }) => ({ name: day.slice(5), up: sign_ups }))}
      />
      <Facts facts={[[t.today(t.signUps), days.at(-1)?.sign_ups ?? 0]]} />
    </Block>
  )
}
