// E-mail and password, and a code or a passkey where there is a second factor: it is asked for once
// the password was right.

import { useRef } from 'react'
import { checkedBy, foundBy } from '#browser/forms/checked-by.ts'
import { Form } from '#browser/forms/Form.tsx'
import { useForm } from '#browser/forms/use-form.ts'
import { ApiError } from '#browser/http/api-error.ts'
import { messageOf } from '#browser/http/errors.ts'
import { doorRoutes } from '#contract/staff/office.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/TextField.tsx'
import { door as t } from '../words/door.ts'
import { usePasskeySignIn, useSignIn } from './api.ts'
import css from './DoorPage.module.css'

const factorCodes = ['staff_code_needed', 'staff_code_wrong', 'staff_passkey_missing']

export function SignInForm() {
  const signIn = useSignIn()
  const byPasskey = usePasskeySignIn()
  const typed = useRef<{ email: string; password: string }>(undefined)
  const { errors, form } = useForm({
    check: checkedBy(doorRoutes.officeSignIn.body, t, ({ code, ...fields }) => {
      typed.current = { email: fields.email ?? '', password: fields.password ?? '' }
      return code === undefined || code === '' ? fields : { ...fields, code }
    }),
    sending: signIn,
    found: foundBy(t),
  })
  const error = byPasskey.error ?? signIn.error
  const needsFactor = error instanceof ApiError && factorCodes.includes(error.code ?? '')
  return (
    <Form className={css.form} {...form}>
      <TextField
        label={t.email}
        name="email"
        type="email"
        autoComplete="username"
        error={errors.email}
      />
      <TextField
        label={t.password}
        name="password"
        type="password"
        autoComplete="current-password"
        error={errors.password}
      />
      <TextField
        label={t.code}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={8}
        hint={`${t.codeHint} ${t.noAppYet}`}
        error={errors.code}
      />
      {error && <Alert kind={needsFactor ? 'info' : 'error'}>{messageOf(error)}</Alert>}
      <Button type="submit" look="solid" busy={signIn.isPending}>
        {t.signIn}
      </Button>
      {needsFactor && (
        <Button
          busy={byPasskey.isPending}
          onClick={() => typed.current && byPasskey.mutate(typed.current)}
        >
          {t.usePasskey}
        </Button>
      )}
    </Form>
  )
}
