// How a deposit stands: its state with a sign, and what is going on.

import type { DepositStatus, DepositView } from '#contract/deposits.ts'
import { Tag, type Tone } from '#ui/Tag.tsx'
import * as format from '../../lib/format.ts'
import * as t from '../../lib/i18n.ts'
import css from './Deposits.module.css'

const looks: Readonly<Record<DepositStatus, readonly [sign: string, tone: Tone]>> = {
  Pending: ['…', 'info'],
  Approved: ['✓', 'good'],
  Rejected: ['×', 'bad'],
}

export function StatusOf({ status }: { readonly status: DepositStatus }) {
  const [sign, tone] = looks[status]
  return (
    <Tag tone={tone}>
      <span className={css.sign} aria-hidden="true">
        {sign}
      </span>
      {t.deposits.statuses[status]}
    </Tag>
  )
}

export function Progress({ deposit }: { readonly deposit: DepositView }) {
  const { status, amount } = deposit
  return (
    <span className={css.progress}>
      <StatusOf status={status} />
      <span>
        {status === 'Approved' && amount !== null
          ? t.deposits.credited(format.money(amount))
          : lineOf(deposit)}
      </span>
    </span>
  )
}

/** What is going on, with how deep the payment is while that counts. */
export function lineOf({ detail, confirmations, confirmations_needed: needed }: DepositView) {
  if (detail === 'confirming' || detail === 'seen')
    return t.deposits.confirmed(confirmations, needed)
  return t.deposits.detail[detail]
}
