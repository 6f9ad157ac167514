// One withdrawal, the evidence above and the verdict docked below it, so that neither moves.

import { type ReactNode, useRef } from 'react'
import { dateMinute, moneyOf } from '#browser/format/format.ts'
import { Form } from '#browser/forms/Form.tsx'
import type { Checked, Fields } from '#browser/forms/fields.ts'
import { useForm } from '#browser/forms/use-form.ts'
import { messageOf } from '#browser/http/errors.ts'
import type { StaffWithdrawal } from '#contract/staff/withdrawals.ts'
import { Alert } from '#ui/Alert.tsx'
import { FailedState, Skeleton } from '#ui/States.tsx'
import { TextField } from '#ui/TextField.tsx'
import { useKeys } from '../lib/use-keys.ts'
import css from '../parts/Detail.module.css'
import { Facts } from '../parts/Facts.tsx'
import { Masked } from '../parts/Masked.tsx'
import { queue } from '../words/queue.ts'
import { shell } from '../words/shell.ts'
import { withdrawals as t } from '../words/withdrawals.ts'
import { useApproval, useRejection, useWithdrawal } from './api.ts'

type Props = { readonly id: string; readonly onDone: () => void }

export function WithdrawalDetail({ id, onDone }: Props) {
  const found = useWithdrawal(id)
  if (found.isPending) {
    return (
      <section className={css.detail}>
        <Skeleton lines={10} label={shell.loading} />
      </section>
    )
  }
  if (!found.data) {
    return (
      <section className={css.detail}>
        <FailedState
          message={messageOf(found.error)}
          retryLabel={shell.retry}
          onRetry={() => void found.refetch()}
        />
      </section>
    )
  }
  const withdrawal = found.data
  return (
    <section className={css.detail} aria-label={t.title}>
      <Head withdrawal={withdrawal} />
      <Evidence withdrawal={withdrawal} />
      <Verdict withdrawal={withdrawal} onDone={onDone} />
    </section>
  )
}

function Head({ withdrawal }: { withdrawal: StaffWithdrawal }) {
  const { client, amount, net, method } = withdrawal
  return (
    <header className={css.head}>
      <h2>
        {t.title} {method.toUpperCase()} · {queue.client(client.id)}
      </h2>
      <p className={css.figure}>
        {moneyOf(amount)}
        <small>{t.after(moneyOf(net))}</small>
      </p>
    </header>
  )
}

function Evidence({ withdrawal }: { withdrawal: StaffWithdrawal }) {
  const { client, destination, bank, network, asked_at, due_at, not_before } = withdrawal
  const { approvals_needed, approved_by, steps } = withdrawal
  const notBefore: [string, string][] =
    not_before === null ? [] : [[t.notBefore, dateMinute(not_before)]]
  const facts: [string, ReactNode][] = [
    [t.name, <Masked key="name" data={client.name} />],
    [t.email, <Masked key="email" data={client.email} />],
    [t.standing, t.standings[client.standing] ?? client.standing],
    [
      t.to,
      <span key="to" className={css.to}>
        <Masked data={destination} /> {bank ?? network}
      </span>,
    ],
    [t.asked, dateMinute(asked_at)],
    [t.due, dateMinute(due_at)],
    ...notBefore,
    [
      t.approvals,
      [t.approvalsOf(approved_by.length, approvals_needed), ...approved_by.map(t.by)].join(' '),
    ],
  ]
  return (
    <div className={css.evidence}>
      <section>
        <h3>{t.client}</h3>
        <Facts facts={facts} />
      </section>
      <section>
        <h3>{t.happened}</h3>
        <ol className={css.steps}>
          {steps.map(({ state, at, actor, reason }) => (
            <li key={`${at} ${state}`}>
              <time dateTime={at}>{dateMinute(at)}</time>
              <span>
                {t.states[state] ?? state} <small>{t.by(t.actors[actor] ?? actor)}</small>
                {reason !== null && <small> {reason}</small>}
              </span>
            </li>
          ))}
        </ol>
      </section>
    </div>
  )
}

function Verdict({ withdrawal, onDone }: { withdrawal: StaffWithdrawal; onDone: () => void }) {
  const approval = useApproval(withdrawal.id)
  const rejection = useRejection(withdrawal.id)
  const place = useRef<HTMLDivElement>(null)
  const isBusy = approval.isPending || rejection.isPending
  const isOpen = withdrawal.status === 'Pending'
  const mayApprove = isOpen && withdrawal.bar === null
  const approve = () => {
    if (mayApprove && !isBusy) approval.mutate(undefined, { onSuccess: onDone })
  }
  const goToReason = () => place.current?.querySelector('input')?.focus()
  useKeys({
    a: { does: queue.keys.approve, act: approve },
    r: { does: queue.keys.reject, act: goToReason },
  })
  const { errors, form } = useForm({ check: checkReason, sending: rejection, onDone })
  if (!isOpen) return null
  const failed = approval.error ?? rejection.error
  return (
    <Form className={css.verdict} {...form}>
      {failed && <Alert kind="error">{messageOf(failed)}</Alert>}
      <div ref={place}>
        <TextField label={t.reason} name="reason" maxLength={500} error={errors.reason} />
      </div>
      <div className={css.buttons}>
        {withdrawal.bar === null ? (
          <button type="button" className={css.approve} disabled={isBusy} onClick={approve}>
            {t.approve(moneyOf(withdrawal.amount))} <kbd>A</kbd>
          </button>
        ) : (
          <span className={css.barred}>{queue.bars[withdrawal.bar]}</span>
        )}
        <button type="submit" className={css.reject} disabled={isBusy}>
          {t.reject} <kbd>R</kbd>
        </button>
      </div>
    </Form>
  )
}

/** The client reads it, so there has to be one. */
function checkReason({ reason = '' }: Fields): Checked<string> {
  const typed = reason.trim()
  return typed === '' ? { errors: { reason: t.rejectNeedsReason } } : { value: typed }
}
