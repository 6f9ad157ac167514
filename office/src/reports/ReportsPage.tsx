// What the install did over some days: one report at a time, as a chart, a table and files.

import { useState } from 'react'
import { Link } from 'wouter'
import { dateMinute } from '#browser/format/format.ts'
import { messageOf } from '#browser/http/errors.ts'
import { type Report, type ReportRow, reportNames, reportShapes } from '#contract/staff/reports.ts'
import { Button, buttonClass } from '#ui/Button.tsx'
import { EmptyState, FailedState, Skeleton } from '#ui/States.tsx'
import { useNow } from '../lib/use-now.ts'
import { ChoiceFilter, DayFilter } from '../list/Filters.tsx'
import { type ListState, useListState } from '../list/use-list-state.ts'
import { Block, Board } from '../parts/Board.tsx'
import { Facts } from '../parts/Facts.tsx'
import { SmallTable } from '../parts/SmallTable.tsx'
import { reports as t } from '../words/reports.ts'
import { shell } from '../words/shell.ts'
import { fileOf, useReport } from './api.ts'
import { cellOf, columnsOf } from './columns.ts'
import { ReportChart } from './ReportChart.tsx'
import css from './Reports.module.css'
import { SchedulesDialog } from './SchedulesDialog.tsx'
import { type Asked, isReport, type Wish, wishNames, wishOf } from './wish.ts'

export function ReportsPage() {
  const state = useListState(wishNames)
  const name = state.of('report')
  if (name !== undefined && !isReport(name)) return <NoSuchReport name={name} />
  return <Reports state={state} />
}

/** An address that was typed, or is of another version. */
function NoSuchReport({ name }: { readonly name: string }) {
  return (
    <Board title={t.title}>
      <nav className={css.names} aria-label={t.report}>
        {reportNames.map((one) => (
          <Link key={one} href={`/reports?report=${one}`}>
            {t.names[one]}
          </Link>
        ))}
      </nav>
      <EmptyState>{t.noSuch(name)}</EmptyState>
    </Board>
  )
}

function Reports({ state }: { readonly state: ListState }) {
  const now = useNow()
  const wish = wishOf(state.all as Asked, now)
  const found = useReport(wish)
  const [isMailing, setMailing] = useState(false)
  return (
    <Board
      title={t.title}
      note={t.names[wish.report]}
      actions={
        <>
          <a className={buttonClass()} href={fileOf(wish, 'csv')} download>
            {t.csv}
          </a>
          <a className={buttonClass()} href={fileOf(wish, 'pdf')} download>
            {t.pdf}
          </a>
          <Button onClick={() => setMailing(true)}>{t.mail}</Button>
        </>
      }
    >
      <Choice state={state} wish={wish} />
      {found.isPending && <Skeleton lines={8} label={shell.loading} />}
      {found.isLoadingError && (
        <FailedState
          message={messageOf(found.error)}
          retryLabel={shell.retry}
          onRetry={() => void found.refetch()}
        />
      )}
      {found.data && <Shown report={found.data} now={now} />}
      {isMailing && <SchedulesDialog wish={wish} onClose={() => setMailing(false)} />}
    </Board>
  )
}

function Choice({ state, wish }: { readonly state: ListState; readonly wish: Wish }) {
  const { report: _, ...kept } = state.all
  const isOwn = state.of('period') === 'own' || (!state.of('period') && wish.from !== undefined)
  return (
    <div className={css.choice}>
      <nav className={css.names} aria-label={t.report}>
        {reportNames.map((name) => (
          <Link
            key={name}
            href={`/reports?${new URLSearchParams({ report: name, ...kept })}`}
            aria-current={name === wish.report ? 'page' : undefined}
          >
            {t.names[name]}
          </Link>
        ))}
      </nav>
      <div className={css.filters}>
        <ChoiceFilter
          state={state}
          name="period"
          label={t.period}
          choices={t.periods}
          unset={isOwn && !state.of('period') ? t.periods.own : t.usual}
        />
        {isOwn && (
          <>
            <DayFilter state={state} name="from" label={t.from} />
            <DayFilter state={state} name="to" label={t.to} />
          </>
        )}
        {reportShapes[wish.report].hasDemo && (
          <ChoiceFilter
            state={state}
            name="mode"
            label={t.mode}
            choices={{ demo: t.modes.demo }}
            unset={t.modes.real}
          />
        )}
      </div>
    </div>
  )
}

/** So far behind the server adds the journal to its sums, and nothing of it is shown yet. */
const behindMs = 15 * 60_000

function Shown({ report, now }: { readonly report: Report; readonly now: number }) {
  const columns = columnsOf(report.report)
  const [first] = columns
  const isByDay = first?.kind === 'day'
  const rows = isByDay ? report.rows.toReversed() : report.rows
  const isBehind = now - Date.parse(report.through) > behindMs
  return (
    <>
      <Block title={t.names[report.report]} note={t.says[report.report]} width="twoThirds">
        <ReportChart report={report} />
      </Block>
      <Block title={t.total} note={t.through(dateMinute(report.through))} width="third">
        {isBehind && <p className={css.behind}>{t.behind}</p>}
        <Facts
          facts={[
            ...columns
              .filter((column) => column !== first && report.total[column.key] !== null)
              .map((column) => [column.title, cellOf(report.total, column)] as const),
            ...(report.cells.length > 0 ? [[t.cells, report.cells.join(', ')] as const] : []),
          ]}
        />
      </Block>
      <Block title={`${report.from} – ${report.to}`} note={t.inDollars} width="full">
        <SmallTable
          label={t.names[report.report]}
          rows={rows}
          rowKey={(row) =>
            columns
              .slice(0, 2)
              .map(({ key }) => row[key])
              .join(' ')
          }
          columns={columns.map((column) => ({
            key: column.key,
            title: column.title,
            isNumber: column.isNumber,
            cell: (row: ReportRow) => cellOf(row, column),
          }))}
        />
      </Block>
    </>
  )
}
