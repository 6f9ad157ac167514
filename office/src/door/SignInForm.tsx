// E-mail and password, and a code where there is a second factor: it is asked for once the password
// was right.

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
import { useSignIn } from './api.ts'
import css from './DoorPage.module.css'

export function SignInForm() {
  const signIn = useSignIn()
  const { errors, form } = useForm({
    check: checkedBy(doorRoutes.officeSignIn.body, t, ({ code, ...fields }) => {
      return code === undefined || code === '' ? fields : { ...fields, code }
    }),
    sending: signIn,
    found: foundBy(t),
  })
  const needsCode =
    signIn.error instanceof ApiError &&
    ['staff_code_needed', 'staff_code_wrong'].includes(signIn.error.code ?? '')
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
        hint={t.codeHint}
        error={errors.code}
      />
      {signIn.isError && (
        <Alert kind={needsCode ? 'info' : 'error'}>{messageOf(signIn.error)}</Alert>
      )}
      <Button type="submit" look="solid" busy={signIn.isPending}>
        {t.signIn}
      </Button>
    </Form>
  )
}
