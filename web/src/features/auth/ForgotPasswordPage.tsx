// Asking for a link that lets one choose a new password. The answer never tells whether the address
// is known.

import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Link } from 'wouter'
import * as z from 'zod/mini'
import { ForgottenPassword, passwordRoutes } from '#contract/passwords.ts'
import { fieldErrors } from '#contract/wire.ts'
import { Button, linkClass } from '#ui/Button.tsx'
import { TextField } from '#ui/TextField.tsx'
import { call } from '../../lib/api.ts'
import { messageOf } from '../../lib/errors.ts'
import { type Errors, fieldsOf } from '../../lib/form.ts'
import * as t from '../../lib/i18n.ts'
import { sentenceInWords } from '../../lib/server-words.ts'
import { toast } from '../../lib/toast.ts'
import { AuthLayout } from './AuthLayout.tsx'
import css from './auth.module.css'
import { errorsByField } from './form.ts'

export default function ForgotPasswordPage() {
  const [errors, setErrors] = useState<Errors>({})
  const ask = useMutation({
    mutationFn: (query: ForgottenPassword) => call(passwordRoutes.askForReset, { query }),
    onSuccess: ({ message }) => toast('success', sentenceInWords(message)),
    onError: (error) => toast('error', messageOf(error)),
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const parsed = z.safeParse(ForgottenPassword, { email: '', ...fieldsOf(form) })
    setErrors(parsed.success ? {} : errorsByField(fieldErrors(parsed.error).errors))
    if (parsed.success && !ask.isPending) {
      ask.mutate(parsed.data, { onSuccess: () => form.reset() })
    }
  }
  return (
    <AuthLayout title={t.auth.forgotTitle}>
      <form className={css.form} noValidate onSubmit={submit}>
        <p className={css.info}>{t.auth.forgotText}</p>
        <TextField
          label={t.auth.email}
          name="email"
          type="email"
          autoComplete="username"
          required
          error={errors.email}
        />
        <Button type="submit" look="solid" busy={ask.isPending}>
          {ask.isPending ? t.auth.working : t.auth.sendLink}
        </Button>
      </form>
      <p className={css.row}>
        <Link className={linkClass} to="/auth/signin">
          {t.auth.backToSignIn}
        </Link>
      </p>
    </AuthLayout>
  )
}
