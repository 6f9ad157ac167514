// The page behind the link in the confirmation mail. Opening it changes nothing: mail scanners open
// links too. What its button did is said on the home page; only where the server could not be asked
// it is said here, so that it can be pressed again.

import { useMutation } from '@tanstack/react-query'
import { Redirect, useSearchParams } from 'wouter'
import { ApiError } from '#browser/http/api-error.ts'
import { messageOf } from '#browser/http/errors.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { keepLanding } from '../../lib/session/landing.ts'
import { sitePath } from '../../lib/site/site-path.ts'
import { AuthLayout } from './AuthLayout.tsx'
import { confirmEmail } from './api.ts'
import css from './auth.module.css'

export default function ConfirmEmailPage() {
  const [params] = useSearchParams()
  const hash = params.get('hash') ?? ''
  const land = (isDone: boolean, message: string) => {
    keepLanding({ isDone, message, hash })
    location.assign(sitePath('/'))
  }
  const confirm = useMutation({
    mutationFn: () => confirmEmail(hash),
    onSuccess: ({ message }) => land(true, message),
    onError: (error) => {
      if (isDead(error)) land(false, messageOf(error))
    },
  })
  if (hash === '') return <Redirect to="/" replace />
  return (
    <AuthLayout title={t.auth.confirmTitle}>
      <div className={css.form}>
        <p>{t.auth.confirmText}</p>
        {confirm.isError && <Alert kind="error">{messageOf(confirm.error)}</Alert>}
        <Button look="solid" busy={confirm.isPending} onClick={() => confirm.mutate()}>
          {t.auth.confirm}
        </Button>
      </div>
    </AuthLayout>
  )
}

function isDead(error: Error): boolean {
  return error instanceof ApiError && error.code === 'link_invalid'
}
