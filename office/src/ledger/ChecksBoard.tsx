// What must be true of the books: each said in a sentence, looked at on demand, one after another.

import { Link } from 'wouter'
import { dateTime } from '#browser/format/format.ts'
import { messageOf } from '#browser/http/errors.ts'
import type { LedgerCheck } from '#contract/staff/ledger.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button, buttonClass } from '#ui/Button.tsx'
import { FailedState, Skeleton } from '#ui/States.tsx'
import { actorName } from '../lib/actor-name.ts'
import { useMay } from '../lib/use-may.ts'
import { Block, Board } from '../parts/Board.tsx'
import { type SmallColumn, SmallTable } from '../parts/SmallTable.tsx'
import { Standing } from '../parts/Standing.tsx'
import { ledger as t } from '../words/ledger.ts'
import { parts } from '../words/parts.ts'
import { shell } from '../words/shell.ts'
import { useChecks, useRunning } from './api.ts'
import css from './Ledger.module.css'
import { ledgerTabs } from './ledger-tabs.ts'

export function ChecksBoard() {
  const found = useChecks()
  const { run, now, all } = useRunning()
  const mayRun = useMay('ledger.check')
  const mayAudit = useMay('audit.read')
  const { data } = found
  const holding = data?.filter(({ last }) => last?.outcome === 'holds').length ?? 0
  return (
    <Board
      title={t.title}
      note={data && t.checksNote(holding, data.length)}
      tabs={ledgerTabs}
      actions={
        <>
          {mayAudit && (
            <Link className={buttonClass()} href="/audit">
              {t.chain}
            </Link>
          )}
          {mayRun && (
            <Button look="solid" busy={run.isPending} onClick={() => run.mutate(all)}>
              {now === undefined ? t.runAll : t.running(now, run.variables?.length ?? all.length)}
            </Button>
          )}
        </>
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
      {data && (
        <Block title={t.checksTab} width="full">
          {run.isError && <Alert kind="error">{messageOf(run.error)}</Alert>}
          <SmallTable
            label={t.checksTab}
            columns={mayRun ? [...columns, running(run)] : columns}
            rows={data}
            rowKey={({ id }) => id}
          />
          <p>
            <small>{t.checksHelp}</small>
          </p>
        </Block>
      )}
    </Board>
  )
}

const columns: readonly SmallColumn<LedgerCheck>[] = [
  { key: 'id', title: t.number, cell: ({ id }) => id },
  { key: 'says', title: t.says, cell: (check) => <Says check={check} /> },
  { key: 'result', title: t.result, cell: (check) => <Result check={check} /> },
  { key: 'last', title: t.last, cell: ({ last }) => (last ? dateTime(last.at) : t.notRun) },
  {
    key: 'took',
    title: t.took,
    isNumber: true,
    cell: ({ last }) => (last ? `${last.took_ms} ms` : t.none),
  },
  { key: 'by', title: t.by, cell: ({ last }) => (last ? actorName(last.by) : t.none) },
]

function running(run: ReturnType<typeof useRunning>['run']): SmallColumn<LedgerCheck> {
  return {
    key: 'run',
    title: parts.action,
    cell: ({ id }) => (
      <Button aria-label={`${t.run} ${id}`} busy={run.isPending} onClick={() => run.mutate([id])}>
        {t.run}
      </Button>
    ),
  }
}

function Says({ check: { id, last } }: { check: LedgerCheck }) {
  return (
    <span className={css.says}>
      {t.invariants[id]}
      {last !== null && last.breaches.length > 0 && (
        <ul aria-label={t.breaches}>
          {last.breaches.map((breach) => (
            <li key={breach}>{breach}</li>
          ))}
        </ul>
      )}
    </span>
  )
}

function Result({ check: { last } }: { check: LedgerCheck }) {
  if (!last) return t.none
  const { outcome, found } = last
  if (outcome === 'holds') return <Standing tone="good">{t.holdsNow}</Standing>
  return outcome === 'broken' ? (
    <Standing tone="bad">{t.broken(found)}</Standing>
  ) : (
    <Standing tone="waits">{t.tooLong}</Standing>
  )
}
