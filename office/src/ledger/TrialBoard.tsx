// The trial balance of each currency: debit and credit of every account, and whether it all sums to
// zero, which is said loudly when it does not.

import { Link } from 'wouter'
import { dateTime, moneyOf } from '#browser/format/format.ts'
import { messageOf } from '#browser/http/errors.ts'
import type { TrialCurrency } from '#contract/staff/ledger.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button, buttonClass } from '#ui/Button.tsx'
import { FailedState, Skeleton } from '#ui/States.tsx'
import { useMay } from '../lib/use-may.ts'
import { Block, Board } from '../parts/Board.tsx'
import { type SmallColumn, SmallTable } from '../parts/SmallTable.tsx'
import { Standing } from '../parts/Standing.tsx'
import { ledger as t } from '../words/ledger.ts'
import { shell } from '../words/shell.ts'
import { useReckoning, useTrialBalance } from './api.ts'
import { home, ledgerTabs, transfersOf } from './ledger-tabs.ts'

export function TrialBoard() {
  const found = useTrialBalance()
  const reckoning = useReckoning()
  const mayCorrect = useMay('correction.read')
  const { data } = found
  return (
    <Board
      title={t.title}
      note={data ? t.reckoned(dateTime(data.at)) : t.notReckoned}
      tabs={ledgerTabs}
      actions={
        <>
          {mayCorrect && (
            <Link className={buttonClass()} href="/corrections">
              {t.corrections}
            </Link>
          )}
          <Button
            busy={reckoning.isPending}
            disabled={found.isPending}
            onClick={() => reckoning.mutate()}
          >
            {t.reckon}
          </Button>
        </>
      }
    >
      {found.isPending && <Skeleton lines={12} label={t.reckoning} />}
      {found.isLoadingError && (
        <FailedState
          message={messageOf(found.error)}
          retryLabel={shell.retry}
          onRetry={() => void found.refetch()}
        />
      )}
      {reckoning.isError && <Alert kind="error">{messageOf(reckoning.error)}</Alert>}
      {data?.currencies.map((one) => (
        <Currency key={one.currency} trial={one} />
      ))}
    </Board>
  )
}

type Row = TrialCurrency['rows'][number] & { readonly isTotal?: true }

const columns: readonly SmallColumn<Row>[] = [
  { key: 'account', title: t.account, cell: (row) => <Name row={row} /> },
  {
    key: 'accounts',
    title: t.accounts,
    isNumber: true,
    cell: ({ accounts, isTotal }) => strong(String(accounts), isTotal),
  },
  {
    key: 'debit',
    title: t.debit,
    isNumber: true,
    cell: ({ debit, isTotal }) => strong(moneyOf(debit), isTotal),
  },
  {
    key: 'credit',
    title: t.credit,
    isNumber: true,
    cell: ({ credit, isTotal }) => strong(moneyOf(credit), isTotal),
  },
  {
    key: 'balance',
    title: t.balance,
    isNumber: true,
    cell: ({ balance, isTotal }) => strong(moneyOf(balance), isTotal),
  },
  {
    key: 'carried',
    title: t.carried,
    isNumber: true,
    cell: ({ carried, isTotal }) => strong(moneyOf(carried), isTotal),
  },
]

function strong(text: string, isTotal: true | undefined) {
  return isTotal ? <b>{text}</b> : text
}

function Name({ row: { account, name, isTotal } }: { row: Row }) {
  if (isTotal) return <b>{t.total}</b>
  const words = t.names[name] ?? name
  return (
    <Link href={account === null ? `${home}/accounts?owner=client` : transfersOf(account)}>
      {words}
    </Link>
  )
}

function Currency({ trial }: { trial: TrialCurrency }) {
  const { currency, rows, debit, credit, off, is_sound } = trial
  const total: Row = {
    account: null,
    name: 'total',
    isTotal: true,
    debit,
    credit,
    balance: off,
    carried: off,
    accounts: rows.reduce((sum, { accounts }) => sum + accounts, 0),
  }
  const all: readonly Row[] = [...rows, total]
  return (
    <Block
      title={t.currencies[currency]}
      width="full"
      note={
        <Standing tone={is_sound ? 'good' : 'bad'}>
          {is_sound ? t.sound : t.unsound(moneyOf(off))}
        </Standing>
      }
    >
      {!is_sound && (
        <Alert kind="error">
          {t.unsoundHelp} <Link href={`${home}/checks`}>{t.checksTab}</Link>
        </Alert>
      )}
      <SmallTable
        label={t.currencies[currency]}
        columns={columns}
        rows={all}
        rowKey={({ account, isTotal }) => (isTotal ? 'total' : (account ?? 'clients'))}
      />
      <p>
        <small>{t.reckonHelp}</small>
      </p>
    </Block>
  )
}
