// One transfer: both of its sides, what made it, and what else that moved.

import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { dateTime, moneyOf } from '#browser/format/format.ts'
import type { LedgerTransfer, LedgerTransferDetail } from '#contract/staff/ledger.ts'
import css from '../parts/Detail.module.css'
import { DetailFrame } from '../parts/DetailFrame.tsx'
import { EvidenceFrame } from '../parts/EvidenceFrame.tsx'
import { Facts } from '../parts/Facts.tsx'
import { type SmallColumn, SmallTable } from '../parts/SmallTable.tsx'
import { ledger as t } from '../words/ledger.ts'
import { useTransfer } from './api.ts'
import { home } from './ledger-tabs.ts'
import { Side } from './TransfersList.tsx'

type Entry = LedgerTransferDetail['entries'][number]

const entryColumns: readonly SmallColumn<Entry>[] = [
  { key: 'side', title: t.side, cell: ({ side }) => t.sides[side] },
  { key: 'account', title: t.account, cell: (entry) => <Side side={entry} /> },
  { key: 'amount', title: t.amount, isNumber: true, cell: ({ amount }) => moneyOf(amount) },
  { key: 'entry', title: t.entry, isNumber: true, cell: ({ posting }) => posting ?? t.none },
  {
    key: 'after',
    title: t.after,
    isNumber: true,
    cell: ({ balance_after: after }) => (after === null ? t.none : moneyOf(after)),
  },
]

const otherColumns: readonly SmallColumn<LedgerTransfer>[] = [
  { key: 'at', title: t.when, cell: ({ at }) => dateTime(at) },
  {
    key: 'kind',
    title: t.kind,
    cell: ({ id, kind }) => <Link href={`${home}/transfers/${id}`}>{t.kinds[kind]}</Link>,
  },
  { key: 'from', title: t.from, cell: ({ from }) => <Side side={from} /> },
  { key: 'to', title: t.to, cell: ({ to }) => <Side side={to} /> },
  { key: 'amount', title: t.amount, isNumber: true, cell: ({ amount }) => moneyOf(amount) },
]

/** Where the office has a page of what made it. */
const pages: Partial<Record<LedgerTransferDetail['cause']['what'], string>> = {
  deposit: '/deposits',
  withdrawal: '/withdrawals',
  correction: '/corrections',
}

export function TransferDetail({ id }: { id: string }) {
  return (
    <DetailFrame label={t.transfer} found={useTransfer(id)}>
      {(transfer) => (
        <>
          <header className={css.head}>
            <h2>{t.kinds[transfer.kind]}</h2>
            <p className={css.figure}>
              {moneyOf(transfer.amount)}
              <small>{t.currencies[transfer.currency]}</small>
            </p>
          </header>
          <EvidenceFrame>
            <Made transfer={transfer} />
            <section>
              <h3>{t.both}</h3>
              <SmallTable
                label={t.both}
                columns={entryColumns}
                rows={transfer.entries}
                rowKey={({ side }) => side}
              />
            </section>
            <section>
              <h3>{t.others}</h3>
              {transfer.others.length === 0 ? (
                <p>{t.noOthers}</p>
              ) : (
                <SmallTable
                  label={t.others}
                  columns={otherColumns}
                  rows={transfer.others}
                  rowKey={({ id: other }) => other}
                />
              )}
            </section>
          </EvidenceFrame>
        </>
      )}
    </DetailFrame>
  )
}

function Made({ transfer: { at, ref, cause, from, to } }: { transfer: LedgerTransferDetail }) {
  const page = pages[cause.what]
  const client = from.client ?? to.client
  const words = t.causes[cause.what]
  const facts: (readonly [string, ReactNode])[] = [
    [t.when, dateTime(at)],
    [t.cause, page ? linkTo(`${page}/${cause.id}`, words) : words],
    [t.reference, ref],
    ...(client === null ? [] : [[t.clientColumn, linkTo(`/clients/${client}`, client)] as const]),
  ]
  return (
    <section>
      <h3>{t.cause}</h3>
      <Facts facts={facts} />
    </section>
  )
}

function linkTo(address: string, words: string) {
  return (
    <Link key={address} href={address}>
      {words}
    </Link>
  )
}
