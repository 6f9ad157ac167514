// Choosing a new password while signed in.

import { useMutation } from '@tanstack/react-query'
import { Link } from 'wouter'
import { checkedBy, foundBy } from '#browser/forms/checked-by.ts'
import { Form } from '#browser/forms/Form.tsx'
import { useForm } from '#browser/forms/use-form.ts'
import { messageOf } from '#browser/http/errors.ts'
import { PasswordChange } from '#contract/client/passwords.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button, linkClass } from '#ui/Button.tsx'
import { panelClass } from '#ui/Panel.tsx'
import { NewPasswordFields } from '../../lib/forms/new-password-fields.tsx'
import { PasswordField } from '../../lib/forms/PasswordField.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { UserPage } from '../../lib/panels/UserPage.tsx'
import { toast } from '../../lib/toast/toast.ts'
import { changePassword } from './api.ts'

export default function ChangePasswordPage() {
  const sending = useMutation({ mutationFn: changePassword })
  const { errors, form } = useForm({
    check: checkedBy(PasswordChange, t.credentials),
    found: foundBy(t.credentials),
    sending,
    onDone: ({ message }, form) => {
      toast('success', message)
      form.reset()
    },
  })
  return (
    <UserPage title={t.credentials.passwordTitle} width="text">
      <Form className={panelClass} {...form}>
        <p>{t.credentials.passwordText}</p>
        {sending.isError && <Alert kind="error">{messageOf(sending.error)}</Alert>}
        <PasswordField
          label={t.credentials.current}
          name="current"
          autoComplete="current-password"
          required
          error={errors.current}
        />
        <NewPasswordFields label={t.credentials.password} errors={errors} />
        <Button type="submit" look="solid" busy={sending.isPending}>
          {sending.isPending ? t.credentials.working : t.credentials.changePassword}
        </Button>
      </Form>
      <Link className={linkClass} to="/user/change-email">
        {t.credentials.toEmail}
      </Link>
    </UserPage>
  )
}
