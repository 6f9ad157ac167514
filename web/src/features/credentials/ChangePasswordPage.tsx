// Choosing a new password while signed in.

import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Link } from 'wouter'
import * as z from 'zod/mini'
import { PasswordChange, passwordRoutes } from '#contract/passwords.ts'
import { fieldErrors } from '#contract/wire.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button, linkClass } from '#ui/Button.tsx'
import { panelClass } from '#ui/Panel.tsx'
import { TextField } from '#ui/TextField.tsx'
import { call } from '../../lib/api.ts'
import { fieldErrorsOf, messageOf } from '../../lib/errors.ts'
import { type Errors, errorsByField, fieldsOf, mismatchOf } from '../../lib/form.ts'
import * as t from '../../lib/i18n.ts'
import { toast } from '../../lib/toast.ts'
import { UserPage } from '../../lib/UserPage.tsx'

export default function ChangePasswordPage() {
  const { change, errors, submit } = useChange()
  return (
    <UserPage title={t.credentials.passwordTitle} width="text">
      <form className={panelClass} noValidate onSubmit={submit}>
        <p>{t.credentials.passwordText}</p>
        {change.isError && <Alert kind="error">{messageOf(change.error)}</Alert>}
        <TextField
          label={t.credentials.current}
          name="current"
          type="password"
          autoComplete="current-password"
          required
          error={errors.current}
        />
        <TextField
          label={t.credentials.password}
          name="password"
          type="password"
          autoComplete="new-password"
          required
          error={errors.password}
          hint={t.credentials.hint}
        />
        <TextField
          label={t.credentials.confirmPassword}
          name="confirmPassword"
          type="password"
          autoComplete="new-password"
          required
          error={errors.confirmPassword}
        />
        <Button type="submit" look="solid" busy={change.isPending}>
          {change.isPending ? t.credentials.working : t.credentials.changePassword}
        </Button>
      </form>
      <Link className={linkClass} to="/user/change-email">
        {t.credentials.toEmail}
      </Link>
    </UserPage>
  )
}

function useChange() {
  const [errors, setErrors] = useState<Errors>({})
  const change = useMutation({
    mutationFn: (body: PasswordChange) => call(passwordRoutes.changePassword, { body }),
    onSuccess: ({ message }) => toast('success', message),
    onError: (error) => setErrors(errorsByField(fieldErrorsOf(error), t.credentials)),
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const { current = '', password = '', confirmPassword = '' } = fieldsOf(form)
    const parsed = z.safeParse(PasswordChange, { current, password, confirmPassword })
    const wrong = parsed.success ? [] : fieldErrors(parsed.error).errors
    const found = {
      ...errorsByField(wrong, t.credentials),
      ...mismatchOf(password, confirmPassword),
    }
    setErrors(found)
    if (!parsed.success || Object.keys(found).length > 0) change.reset()
    else if (!change.isPending) change.mutate(parsed.data, { onSuccess: () => form.reset() })
  }
  return { change, errors, submit }
}
