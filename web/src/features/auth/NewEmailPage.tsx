// The page behind the link in the mail to a new address. Opening it changes nothing: mail scanners
// open links too.

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link, Redirect, useSearchParams } from 'wouter'
import { messageOf } from '#browser/http/errors.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button, buttonClass } from '#ui/Button.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { refreshUser } from '../../lib/user/user.ts'
import { AuthLayout } from './AuthLayout.tsx'
import { changeEmail } from './api.ts'
import css from './auth.module.css'

export default function NewEmailPage() {
  const [params] = useSearchParams()
  const hash = params.get('hash') ?? ''
  const queries = useQueryClient()
  const change = useMutation({
    mutationFn: () => changeEmail(hash),
    onSuccess: () => refreshUser(queries),
  })
  if (hash === '') return <Redirect to="/" replace />
  return (
    <AuthLayout title={t.auth.newEmailTitle}>
      {change.isSuccess ? (
        <>
          <Alert kind="success">{change.data.message}</Alert>
          <Link className={buttonClass('solid')} to="/user/home">
            {t.auth.goOn}
          </Link>
        </>
      ) : (
        <div className={css.form}>
          <p className={css.info}>{t.auth.newEmailText}</p>
          {change.isError && <Alert kind="error">{messageOf(change.error)}</Alert>}
          <Button look="solid" busy={change.isPending} onClick={() => change.mutate()}>
            {t.auth.newEmail}
          </Button>
        </div>
      )}
    </AuthLayout>
  )
}
