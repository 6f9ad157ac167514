// How the books stand against those who keep the money: what differs, how each look of the install
// ended, and a look now.

import { Link } from 'wouter'
import { dateTime } from '#browser/format/format.ts'
import { messageOf } from '#browser/http/errors.ts'
import type { BookDifference, BooksLook } from '#contract/staff/ledger.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button, buttonClass } from '#ui/Button.tsx'
import { EmptyState, Skeleton } from '#ui/States.tsx'
import { useMay } from '../lib/use-may.ts'
import { ChoiceFilter } from '../list/Filters.tsx'
import { useListState } from '../list/use-list-state.ts'
import { Block, Board } from '../parts/Board.tsx'
import { type SmallColumn, SmallTable } from '../parts/SmallTable.tsx'
import { Standing } from '../parts/Standing.tsx'
import { ledger as t } from '../words/ledger.ts'
import { shell } from '../words/shell.ts'
import { amountColumns } from './amount-columns.tsx'
import { useComparison, useDifferences, useLooks } from './api.ts'
import { ledgerTabs } from './ledger-tabs.ts'
import { Seen } from './Seen.tsx'

export function ComparedBoard() {
  const comparison = useComparison()
  const mayCompare = useMay('ledger.check')
  return (
    <Board
      title={t.title}
      tabs={ledgerTabs}
      actions={
        <>
          <Link className={buttonClass()} href="/corrections">
            {t.corrections}
          </Link>
          {mayCompare && (
            <Button look="solid" busy={comparison.isPending} onClick={() => comparison.mutate()}>
              {comparison.isPending ? t.comparing : t.compare}
            </Button>
          )}
        </>
      }
    >
      {comparison.isError && <Alert kind="error">{messageOf(comparison.error)}</Alert>}
      {comparison.data && <Seen seen={comparison.data} />}
      <Differences />
      <Looks />
    </Board>
  )
}

const differenceColumns: readonly SmallColumn<BookDifference>[] = [
  ...amountColumns,
  { key: 'found', title: t.found, cell: ({ found_at }) => dateTime(found_at) },
  {
    key: 'gone',
    title: t.gone,
    cell: ({ gone_at }) =>
      gone_at === null ? <Standing tone="bad">{t.stands}</Standing> : dateTime(gone_at),
  },
]

function Differences() {
  const state = useListState(['state'])
  const list = useDifferences(state.of('state') === 'all' ? 'all' : 'standing')
  const rows = list.data?.pages.flatMap(({ data }) => data)
  const { standing, ...choices } = t.differencesShown
  return (
    <Block title={t.differences} width="full">
      <ChoiceFilter
        state={state}
        name="state"
        label={t.differences}
        unset={standing}
        choices={choices}
      />
      {!rows && <Skeleton lines={3} label={shell.loading} />}
      {rows?.length === 0 && <EmptyState>{t.noDifferences}</EmptyState>}
      {rows && rows.length > 0 && (
        <SmallTable
          label={t.differences}
          columns={differenceColumns}
          rows={rows}
          rowKey={({ id }) => id}
        />
      )}
      <More list={list} />
    </Block>
  )
}

const outcomeTones = { ok: 'good', differences: 'bad', unknown: 'waits' } as const

const lookColumns: readonly SmallColumn<BooksLook>[] = [
  { key: 'at', title: t.when, cell: ({ at }) => dateTime(at) },
  {
    key: 'outcome',
    title: t.outcome,
    cell: ({ outcome }) => <Standing tone={outcomeTones[outcome]}>{t.outcomes[outcome]}</Standing>,
  },
  {
    key: 'differences',
    title: t.differences,
    isNumber: true,
    cell: ({ differences }) => differences,
  },
  { key: 'unanswered', title: t.unanswered, isNumber: true, cell: (look) => look.unanswered },
]

function Looks() {
  const list = useLooks()
  const rows = list.data?.pages.flatMap(({ data }) => data)
  return (
    <Block title={t.looks} width="full">
      {!rows && <Skeleton lines={6} label={shell.loading} />}
      {rows?.length === 0 && <EmptyState>{t.noLooks}</EmptyState>}
      {rows && rows.length > 0 && (
        <SmallTable label={t.looks} columns={lookColumns} rows={rows} rowKey={({ id }) => id} />
      )}
      <More list={list} />
      <p>
        <small>{t.compareHelp}</small>
      </p>
    </Block>
  )
}

type Paged = {
  readonly hasNextPage: boolean
  readonly isFetchingNextPage: boolean
  readonly fetchNextPage: () => unknown
}

function More({ list }: { list: Paged }) {
  if (!list.hasNextPage) return null
  return (
    <p>
      <Button look="ghost" busy={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
        {t.more}
      </Button>
    </p>
  )
}
