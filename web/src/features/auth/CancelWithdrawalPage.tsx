// The page behind the link in the mail about a withdrawal. Opening it changes nothing: mail
// scanners open links too. Nobody has to sign in: a thief may sit there with the session.

import { useMutation, useQuery } from '@tanstack/react-query'
import { Link, Redirect, useSearchParams } from 'wouter'
import * as format from '#browser/format/format.ts'
import { ApiError } from '#browser/http/api-error.ts'
import { messageOf } from '#browser/http/errors.ts'
import type { LinkedWithdrawal } from '#contract/token/withdrawal-links.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button, buttonClass } from '#ui/Button.tsx'
import { Skeleton } from '#ui/States.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { useSession } from '../../lib/session/session.ts'
import { AuthLayout } from './AuthLayout.tsx'
import { cancelByLink, linkedWithdrawalQuery } from './api.ts'
import css from './auth.module.css'

export default function CancelWithdrawalPage() {
  const [params] = useSearchParams()
  const hash = params.get('hash') ?? ''
  if (hash === '') return <Redirect to="/" replace />
  return (
    <AuthLayout title={t.cancelWithdrawal.title}>
      <Linked hash={hash} />
    </AuthLayout>
  )
}

function Linked({ hash }: { hash: string }) {
  const link = useQuery(linkedWithdrawalQuery(hash))
  if (link.isPending) return <Skeleton lines={4} label={t.auth.working} />
  if (link.isError) {
    const isUnknown =
      link.error instanceof ApiError && link.error.code === 'withdrawal_link_invalid'
    return (
      <Alert kind="error">{isUnknown ? t.cancelWithdrawal.unknown : messageOf(link.error)}</Alert>
    )
  }
  return <Stop hash={hash} withdrawal={link.data} onMissed={() => void link.refetch()} />
}

type Props = {
  readonly hash: string
  readonly withdrawal: LinkedWithdrawal
  /** It has moved on meanwhile. */
  readonly onMissed: () => void
}

function Stop({ hash, withdrawal, onMissed }: Props) {
  const stop = useMutation({
    mutationFn: () => cancelByLink(hash),
    onError: onMissed,
  })
  const isDone = stop.isSuccess || withdrawal.detail === 'cancelled'
  const ended: Partial<Record<string, string>> = t.cancelWithdrawal.ended
  return (
    <div className={css.form}>
      <p>{t.cancelWithdrawal.lead}</p>
      <Facts withdrawal={withdrawal} />
      {isDone && <Alert kind="success">{t.cancelWithdrawal.done}</Alert>}
      {!isDone && !withdrawal.can_cancel && (
        <Alert kind="info">{ended[withdrawal.detail] ?? withdrawal.status}</Alert>
      )}
      {!isDone && stop.isError && withdrawal.can_cancel && (
        <Alert kind="error">{messageOf(stop.error)}</Alert>
      )}
      {isDone || !withdrawal.can_cancel ? (
        <Next />
      ) : (
        <>
          <p className={css.info}>
            {t.cancelWithdrawal.text}
            {withdrawal.hold_hours > 0 && ` ${t.cancelWithdrawal.hold(withdrawal.hold_hours)}`}
          </p>
          <Button look="solid" busy={stop.isPending} onClick={() => stop.mutate()}>
            {t.cancelWithdrawal.cancel}
          </Button>
        </>
      )}
    </div>
  )
}

function Facts({ withdrawal }: { withdrawal: LinkedWithdrawal }) {
  const { amount, wallet, createdAt } = withdrawal
  return (
    <dl className={css.facts}>
      <dt>{t.cancelWithdrawal.amount}</dt>
      <dd>{format.money(amount)}</dd>
      <dt>{t.cancelWithdrawal.to}</dt>
      <dd>{wallet}</dd>
      <dt>{t.cancelWithdrawal.asked}</dt>
      <dd>{format.dateTime(createdAt)}</dd>
    </dl>
  )
}

/** Who is signed in here chooses one with the old one, and signs everybody else out. */
function Next() {
  const isSignedIn = useSession((session) => session.state === 'signed-in')
  return (
    <>
      <p className={css.info}>{t.cancelWithdrawal.next}</p>
      <Link
        className={buttonClass('solid')}
        to={isSignedIn ? '/user/change-password' : '/auth/forgot-password'}
      >
        {t.cancelWithdrawal.password}
      </Link>
    </>
  )
}
