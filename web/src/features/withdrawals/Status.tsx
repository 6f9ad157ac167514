// How a withdrawal stands: the word, what is going on, and when it came to each state.

import * as format from '#browser/format/format.ts'
import type { WithdrawalView } from '#contract/client/withdrawals.ts'
import type { WithdrawalStatus } from '#contract/shared/withdrawal-states.ts'
import { Button } from '#ui/Button.tsx'
import { Tag, type Tone } from '#ui/Tag.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { useCancelling } from './use-withdrawals.ts'
import css from './Withdrawals.module.css'

const tones: Readonly<Record<WithdrawalStatus, Tone>> = {
  Pending: 'info',
  Approved: 'info',
  Paid: 'good',
  Rejected: 'bad',
  Cancelled: 'neutral',
}

type Shown = { readonly row: WithdrawalView }

export function Status({ row }: Shown) {
  const { status, steps, is_overdue: isOverdue, due_at: due, can_cancel: canCancel } = row
  const line = lineOf(row)
  const isUnderWay = status === 'Pending' || status === 'Approved'
  return (
    <span className={css.cell}>
      <span className={css.tags}>
        <Tag tone={isOverdue ? 'bad' : tones[status]}>{t.withdrawals.statuses[status]}</Tag>
        {canCancel && <Cancel row={row} />}
      </span>
      {line !== t.withdrawals.statuses[status] && <small>{line}</small>}
      {isOverdue && <small className={css.late}>{t.withdrawals.overdue}</small>}
      {steps.map(({ status: reached, at, by }) => (
        <small key={reached} className={css.step}>
          {t.withdrawals.at(t.withdrawals.statuses[reached], format.dateTime(at))}
          {t.withdrawals.by[by]}
        </small>
      ))}
      {isUnderWay && !isOverdue && <small>{t.withdrawals.due(format.date(due))}</small>}
    </span>
  )
}

export function Cancel({ row: { withdraw_id: id, amount } }: Shown) {
  const cancel = useCancelling()
  return (
    <Button
      look="ghost"
      busy={cancel.isPending}
      aria-label={t.withdrawals.cancelOf(format.money(amount))}
      onClick={() => cancel.mutate(id)}
    >
      {t.withdrawals.cancel}
    </Button>
  )
}

/** What is going on. */
export function lineOf(withdrawal: WithdrawalView) {
  const { detail, reason, waits_until: until, returned_amount: back } = withdrawal
  if (back !== undefined) return t.withdrawals.returned(format.money(back), reason ?? '')
  if (reason !== null) return reason
  if (until !== null) return t.withdrawals.waitsUntil(format.dateTime(until))
  return t.withdrawals.detail[detail]
}
