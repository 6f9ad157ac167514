// The page behind the link in the mail about a forgotten password. Opening it only asks whose link
// this is; the form uses it up.

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useState } from 'react'
import { Link, Redirect, useLocation, useSearchParams } from 'wouter'
import * as z from 'zod/mini'
import { PasswordReset, passwordRoutes } from '#contract/passwords.ts'
import { fieldErrors } from '#contract/wire.ts'
import { Button, buttonClass } from '#ui/Button.tsx'
import { Skeleton } from '#ui/States.tsx'
import { TextField } from '#ui/TextField.tsx'
import { call } from '../../lib/api.ts'
import { fieldErrorsOf, messageOf } from '../../lib/errors.ts'
import { type Errors, fieldsOf, mismatchOf } from '../../lib/form.ts'
import * as t from '../../lib/i18n.ts'
import { sentenceInWords } from '../../lib/server-words.ts'
import { signedOut } from '../../lib/session.ts'
import { toast } from '../../lib/toast.ts'
import { AuthLayout } from './AuthLayout.tsx'
import css from './auth.module.css'
import { errorsByField } from './form.ts'

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
  const link = useQuery({
    queryKey: ['reset', hash],
    queryFn: async () => (await call(passwordRoutes.resetDetails, { query: { hash } })).data,
    // The form stays while it is filled in, whatever becomes of the link.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
  useEffect(() => {
    if (link.error) toast('error', messageOf(link.error))
  }, [link.error])
  if (link.isPending) return <Skeleton lines={4} label={t.auth.working} />
  if (link.isSuccess) return <ResetForm hash={hash} email={link.data.email} />
  return (
    <Link className={buttonClass('solid')} to="/auth/forgot-password">
      {t.auth.askAgain}
    </Link>
  )
}

function ResetForm({ hash, email }: { hash: string; email: string }) {
  const { reset, errors, submit } = useReset(hash)
  return (
    <form className={css.form} noValidate onSubmit={submit}>
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
      <TextField
        label={t.auth.password}
        name="password"
        type="password"
        autoComplete="new-password"
        required
        error={errors.password}
        hint={t.auth.passwordHint}
      />
      <TextField
        label={t.auth.confirmPassword}
        name="confirmPassword"
        type="password"
        autoComplete="new-password"
        required
        error={errors.confirmPassword}
      />
      <Button type="submit" look="solid" busy={reset.isPending}>
        {reset.isPending ? t.auth.working : t.auth.reset}
      </Button>
    </form>
  )
}

function useReset(hash: string) {
  const [errors, setErrors] = useState<Errors>({})
  const [, navigate] = useLocation()
  const queries = useQueryClient()
  const reset = useMutation({
    mutationFn: (body: PasswordReset) => call(passwordRoutes.resetPassword, { body }),
    onSuccess: ({ message }) => {
      // Whoever was signed in here is not any more.
      signedOut()
      queries.clear()
      toast('success', sentenceInWords(message))
      navigate('/auth/signin', { replace: true })
    },
    onError: (error) => {
      setErrors(errorsByField(fieldErrorsOf(error)))
      toast('error', messageOf(error))
    },
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { email = '', password = '', confirmPassword = '' } = fieldsOf(event.currentTarget)
    const parsed = z.safeParse(PasswordReset, { email, password, confirmPassword, hash })
    const found = {
      ...(parsed.success ? {} : errorsByField(fieldErrors(parsed.error).errors)),
      ...mismatchOf(password, confirmPassword),
    }
    setErrors(found)
    if (parsed.success && Object.keys(found).length === 0 && !reset.isPending) {
      reset.mutate(parsed.data)
    }
  }
  return { reset, errors, submit }
}
