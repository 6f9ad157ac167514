// How a deposit stands: its state with a sign, and what is going on.

import * as format from '#browser/format/format.ts'
import type { DepositStatus, DepositView } from '#contract/client/deposits.ts'
import { Tag, type Tone } from '#ui/Tag.tsx'
import * as t from '../../lib/i18n/i18n.ts'
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
      {isConfirming(deposit) && <Depth deposit={deposit} />}
    </span>
  )
}

/** How far it has come. The words beside it say the same. */
function Depth({ deposit }: { readonly deposit: DepositView }) {
  const { confirmations, confirmations_needed: needed } = deposit
  return <progress className={css.depth} max={needed} value={confirmations} aria-hidden="true" />
}

function isConfirming({ detail }: DepositView): boolean {
  return detail === 'confirming' || detail === 'seen'
}

/** What is going on, with how deep the payment is while that counts. */
export function lineOf(deposit: DepositView): string {
  const { detail, confirmations, confirmations_needed: needed } = deposit
  if (isConfirming(deposit)) return t.deposits.confirmed(confirmations, needed)
  return t.deposits.detail[detail]
}
