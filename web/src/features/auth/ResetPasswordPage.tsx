// The page behind the link in the mail about a forgotten password. Opening it only asks whose link
// this is; the form uses it up.

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link, Redirect, useLocation, useSearchParams } from 'wouter'
import { checkedBy, foundBy } from '#browser/forms/checked-by.ts'
import { Form } from '#browser/forms/Form.tsx'
import { useForm } from '#browser/forms/use-form.ts'
import { messageOf } from '#browser/http/errors.ts'
import { PasswordReset } from '#contract/token/password-reset.ts'
import { Button, buttonClass } from '#ui/Button.tsx'
import { Skeleton } from '#ui/States.tsx'
import { TextField } from '#ui/TextField.tsx'
import { NewPasswordFields } from '../../lib/forms/new-password-fields.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { signedOut } from '../../lib/session/session.ts'
import { toast } from '../../lib/toast/toast.ts'
import { AuthLayout } from './AuthLayout.tsx'
import { resetPassword, resetQuery } from './api.ts'
import css from './auth.module.css'

export default function ResetPasswordPage() {
  const [params] = useSearchParams()
  const hash = params.get('hash') ?? ''
  if (hash === '') return <Redirect to="/auth/signin" replace />
  return (
    <AuthLayout title={t.auth.resetTitle}>
      <Reset hash={hash} />
    </AuthLayout>
  )
}

function Reset({ hash }: { hash: string }) {
  const link = useQuery(resetQuery(hash))
  useEffect(() => {
    if (link.error) toast('error', messageOf(link.error))
  }, [link.error])
  if (link.isPending) return <Skeleton lines={4} label={t.auth.working} />
  if (link.isSuccess) return <ResetForm hash={hash} email={link.data.email} />
  // The toast goes; why there is no form stays.
  return (
    <>
      <p className={css.info}>{t.auth.deadReset}</p>
      <Link className={buttonClass('solid')} to="/auth/forgot-password">
        {t.auth.askAgain}
      </Link>
    </>
  )
}

function ResetForm({ hash, email }: { hash: string; email: string }) {
  const { sending, errors, form } = useReset(hash)
  return (
    <Form className={css.form} {...form}>
      <p className={css.info}>{t.auth.resetText}</p>
      <TextField
        label={t.auth.email}
        name="email"
        type="email"
        autoComplete="username"
        readOnly
        value={email}
        error={errors.email}
      />
      <NewPasswordFields errors={errors} />
      <Button type="submit" look="solid" busy={sending.isPending}>
        {sending.isPending ? t.auth.working : t.auth.reset}
      </Button>
    </Form>
  )
}

function useReset(hash: string) {
  const [, navigate] = useLocation()
  const queries = useQueryClient()
  const sending = useMutation({
    mutationFn: resetPassword,
    onSuccess: ({ message }) => {
      // Whoever was signed in here is not any more.
      signedOut()
      queries.clear()
      toast('success', message)
      navigate('/auth/signin', { replace: true })
    },
    onError: (error) => toast('error', messageOf(error)),
  })
  const check = checkedBy(PasswordReset, t.auth, (fields) => ({ ...fields, hash }))
  return { sending, ...useForm({ check, found: foundBy(t.auth), sending }) }
}
