// Asking for another e-mail address. It counts once the link that is sent to it was used.

import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Link } from 'wouter'
import * as z from 'zod/mini'
import { EmailChange, passwordRoutes } from '#contract/passwords.ts'
import { fieldErrors } from '#contract/wire.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button, linkClass } from '#ui/Button.tsx'
import { panelClass } from '#ui/Panel.tsx'
import { TextField } from '#ui/TextField.tsx'
import { call } from '../../lib/api.ts'
import { fieldErrorsOf, messageOf } from '../../lib/errors.ts'
import { type Errors, errorsByField, fieldsOf } from '../../lib/form.ts'
import * as t from '../../lib/i18n.ts'
import { toast } from '../../lib/toast.ts'
import { UserPage } from '../../lib/UserPage.tsx'
import { useUser } from '../../lib/user.ts'

export default function ChangeEmailPage() {
  const { data: user } = useUser()
  const { change, errors, submit } = useChange()
  return (
    <UserPage title={t.credentials.emailTitle} width="text">
      <form className={panelClass} noValidate onSubmit={submit}>
        <p>{t.credentials.emailText}</p>
        {change.isError && <Alert kind="error">{messageOf(change.error)}</Alert>}
        <TextField label={t.credentials.present} readOnly value={user?.email ?? ''} />
        <TextField
          label={t.credentials.email}
          name="email"
          type="email"
          autoComplete="email"
          required
          error={errors.email}
        />
        <TextField
          label={t.credentials.emailPassword}
          name="password"
          type="password"
          autoComplete="current-password"
          required
          error={errors.password}
        />
        <Button type="submit" look="solid" busy={change.isPending}>
          {change.isPending ? t.credentials.working : t.credentials.changeEmail}
        </Button>
      </form>
      <Link className={linkClass} to="/user/change-password">
        {t.credentials.toPassword}
      </Link>
    </UserPage>
  )
}

const labels = { email: t.credentials.email, password: t.credentials.emailPassword }

function useChange() {
  const [errors, setErrors] = useState<Errors>({})
  const change = useMutation({
    mutationFn: (body: EmailChange) => call(passwordRoutes.askForNewEmail, { body }),
    onSuccess: ({ message }) => toast('success', message),
    onError: (error) => setErrors(errorsByField(fieldErrorsOf(error), labels)),
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const { email = '', password = '' } = fieldsOf(form)
    const parsed = z.safeParse(EmailChange, { email, password })
    setErrors(parsed.success ? {} : errorsByField(fieldErrors(parsed.error).errors, labels))
    if (!parsed.success) change.reset()
    else if (!change.isPending) change.mutate(parsed.data, { onSuccess: () => form.reset() })
  }
  return { change, errors, submit }
}
