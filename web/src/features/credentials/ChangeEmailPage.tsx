// Asking for another e-mail address. It counts once the link that is sent to it was used.

import { useMutation } from '@tanstack/react-query'
import { Link } from 'wouter'
import { checkedBy, foundBy } from '#browser/forms/checked-by.ts'
import { Form } from '#browser/forms/Form.tsx'
import { useForm } from '#browser/forms/use-form.ts'
import { messageOf } from '#browser/http/errors.ts'
import { EmailChange } from '#contract/client/passwords.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button, linkClass } from '#ui/Button.tsx'
import { panelClass } from '#ui/Panel.tsx'
import { TextField } from '#ui/TextField.tsx'
import { PasswordField } from '../../lib/forms/PasswordField.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { UserPage } from '../../lib/panels/UserPage.tsx'
import { toast } from '../../lib/toast/toast.ts'
import { useUser } from '../../lib/user/user.ts'
import { askForNewEmail } from './api.ts'

const labels = { email: t.credentials.email, password: t.credentials.emailPassword }

export default function ChangeEmailPage() {
  const { data: user } = useUser()
  const sending = useMutation({ mutationFn: askForNewEmail })
  const { errors, form } = useForm({
    check: checkedBy(EmailChange, labels),
    found: foundBy(labels),
    sending,
    onDone: ({ message }, form) => {
      toast('success', message)
      form.reset()
    },
  })
  return (
    <UserPage title={t.credentials.emailTitle} width="text">
      <Form className={panelClass} {...form}>
        <p>{t.credentials.emailText}</p>
        {sending.isError && <Alert kind="error">{messageOf(sending.error)}</Alert>}
        <TextField label={t.credentials.present} readOnly value={user?.email ?? ''} />
        <TextField
          label={t.credentials.email}
          name="email"
          type="email"
          autoComplete="email"
          required
          error={errors.email}
        />
        <PasswordField
          label={t.credentials.emailPassword}
          name="password"
          autoComplete="current-password"
          required
          error={errors.password}
        />
        <Button type="submit" look="solid" busy={sending.isPending}>
          {sending.isPending ? t.credentials.working : t.credentials.changeEmail}
        </Button>
      </Form>
      <Link className={linkClass} to="/user/change-password">
        {t.credentials.toPassword}
      </Link>
    </UserPage>
  )
}
