// Asking for a link that lets one choose a new password. The answer never tells whether the address
// is known.

import { useMutation } from '@tanstack/react-query'
import { Link } from 'wouter'
import { checkedBy, foundBy } from '#browser/forms/checked-by.ts'
import { Form } from '#browser/forms/Form.tsx'
import { useForm } from '#browser/forms/use-form.ts'
import { messageOf } from '#browser/http/errors.ts'
import { ForgottenPassword } from '#contract/public/passwords.ts'
import { Button, linkClass } from '#ui/Button.tsx'
import { TextField } from '#ui/TextField.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { toast } from '../../lib/toast/toast.ts'
import { AuthLayout } from './AuthLayout.tsx'
import { askForReset } from './api.ts'
import css from './auth.module.css'

export default function ForgotPasswordPage() {
  const sending = useMutation({
    mutationFn: askForReset,
    onError: (error) => toast('error', messageOf(error)),
  })
  const { errors, form } = useForm({
    check: checkedBy(ForgottenPassword, t.auth),
    found: foundBy(t.auth),
    sending,
    onDone: ({ message }, form) => {
      toast('success', message)
      form.reset()
    },
  })
  return (
    <AuthLayout title={t.auth.forgotTitle}>
      <Form className={css.form} {...form}>
        <p className={css.info}>{t.auth.forgotText}</p>
        <TextField
          label={t.auth.email}
          name="email"
          type="email"
          autoComplete="username"
          required
          error={errors.email}
        />
        <Button type="submit" look="solid" busy={sending.isPending}>
          {sending.isPending ? t.auth.working : t.auth.sendLink}
        </Button>
      </Form>
      <p className={css.row}>
        <Link className={linkClass} to="/auth/signin">
          {t.auth.backToSignIn}
        </Link>
      </p>
    </AuthLayout>
  )
}
