// The form of signing in: e-mail and password or a passkey, then the second step where there is
// one.

import { useState } from 'react'
import { Form } from '#browser/forms/Form.tsx'
import { messageOf } from '#browser/http/errors.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/TextField.tsx'
import { PasswordField } from '../../lib/forms/PasswordField.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import css from './auth.module.css'
import { PasskeyButton } from './PasskeyButton.tsx'
import { SecondStep } from './SecondStep.tsx'
import type { SignIn } from './use-sign-in.ts'

type Props = {
  readonly signIn: SignIn
  /** What its button says. */
  readonly label: string
}

export function SignInForm({ signIn: { login, errors, form, half }, label }: Props) {
  const [remember, setRemember] = useState(false)
  if (half) return <SecondStep half={half} onBack={login.reset} />
  return (
    <>
      <Form className={css.form} {...form}>
        <TextField
          label={t.auth.email}
          name="email"
          type="email"
          autoComplete="username"
          required
          error={errors.email}
        />
        <PasswordField
          label={t.auth.password}
          name="password"
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
          {login.isPending ? t.auth.working : label}
        </Button>
      </Form>
      <PasskeyButton remember={remember} />
    </>
  )
}
