// Signing in.

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'wouter'
import * as z from 'zod/mini'
import { accountRoutes, Login } from '#contract/accounts.ts'
import { fieldErrors } from '#contract/wire.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button, linkClass } from '#ui/Button.tsx'
import { TextField } from '#ui/TextField.tsx'
import { call } from '../../lib/api.ts'
import { fieldErrorsOf, messageOf } from '../../lib/errors.ts'
import { type Errors, fieldsOf } from '../../lib/form.ts'
import * as t from '../../lib/i18n.ts'
import { ApiError } from '../../lib/send.ts'
import { signedIn } from '../../lib/session.ts'
import { setUser } from '../../lib/user.ts'
import { AuthLayout } from './AuthLayout.tsx'
import css from './auth.module.css'
import { errorsByField } from './form.ts'
import { PasskeyButton } from './PasskeyButton.tsx'
import { type Half, SecondStep } from './SecondStep.tsx'
import { ownTimeZone } from './time-zone.ts'

export default function SignInPage() {
  const { login, errors, submit } = useSignIn()
  const [remember, setRemember] = useState(false)
  const notice = noticeOf(history.state)
  const half = halfOf(login.error)
  if (half) {
    return (
      <AuthLayout title={t.auth.secondTitle}>
        <SecondStep half={half} onBack={login.reset} />
      </AuthLayout>
    )
  }
  return (
    <AuthLayout title={t.auth.signIn}>
      {notice !== undefined && <Alert kind="success">{notice}</Alert>}
      <form
        className={css.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit(event.currentTarget)
        }}
      >
        <TextField
          label={t.auth.email}
          name="email"
          type="email"
          autoComplete="username"
          required
          error={errors.email}
        />
        <TextField
          label={t.auth.password}
          name="password"
          type="password"
          autoComplete="current-password"
          required
          error={errors.password}
        />
        <label className={css.check}>
          <input
            type="checkbox"
            name="remember"
            checked={remember}
            onChange={(event) => setRemember(event.currentTarget.checked)}
          />
          {t.auth.remember}
        </label>
        {login.isError && !errors.email && !errors.password && (
          <Alert kind="error">{messageOf(login.error)}</Alert>
        )}
        <Button type="submit" look="solid" busy={login.isPending}>
          {login.isPending ? t.auth.working : t.auth.signIn}
        </Button>
      </form>
      <PasskeyButton remember={remember} />
      <Others />
    </AuthLayout>
  )
}

function useSignIn() {
  const [errors, setErrors] = useState<Errors>({})
  const queries = useQueryClient()
  const login = useMutation({
    mutationFn: (body: Login) => call(accountRoutes.login, { body }),
    onSuccess: ({ data, tokens }) => {
      setUser(queries, data)
      signedIn(tokens)
    },
    onError: (error) => setErrors(errorsByField(fieldErrorsOf(error))),
  })
  const submit = (form: HTMLFormElement) => {
    const { email, password } = fieldsOf(form)
    const remember = new FormData(form).has('remember')
    const parsed = z.safeParse(Login, { email, password, remember, ...ownTimeZone() })
    setErrors(parsed.success ? {} : errorsByField(fieldErrors(parsed.error).errors))
    if (parsed.success && !login.isPending) login.mutate(parsed.data)
  }
  return { login, errors, submit }
}

/** The password was right, and more is asked for. */
function halfOf(error: unknown): Half | undefined {
  if (!(error instanceof ApiError) || error.code !== 'second_factor_needed') return undefined
  const { session, methods } = error.half
  return session === undefined || methods === undefined ? undefined : { session, methods }
}

function Others() {
  return (
    <p className={css.row}>
      <Link className={linkClass} to="/auth/forgot-password">
        {t.auth.forgot}
      </Link>
      <span>
        {t.auth.noAccount}{' '}
        <Link className={linkClass} to="/auth/signup">
          {t.auth.create}
        </Link>
      </span>
    </p>
  )
}

/** What a page before this one wants said, e.g. after signing up. */
function noticeOf(state: unknown): string | undefined {
  const notice =
    typeof state === 'object' && state !== null && 'notice' in state ? state.notice : undefined
  return typeof notice === 'string' ? notice : undefined
}
