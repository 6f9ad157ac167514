// The page behind the link in the confirmation mail. Opening it changes nothing: mail scanners open
// links too.

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link, Redirect, useSearchParams } from 'wouter'
import { accountRoutes } from '#contract/accounts.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button, buttonClass } from '#ui/Button.tsx'
import { call } from '../../lib/api.ts'
import { messageOf } from '../../lib/errors.ts'
import * as t from '../../lib/i18n.ts'
import { sentenceInWords } from '../../lib/server-words.ts'
import { refreshUser } from '../../lib/user.ts'
import { AuthLayout } from './AuthLayout.tsx'
import css from './auth.module.css'

export default function ConfirmEmailPage() {
  const [params] = useSearchParams()
  const hash = params.get('hash') ?? ''
  const queries = useQueryClient()
  const confirm = useMutation({
    mutationFn: () => call(accountRoutes.confirmEmail, { body: { hash } }),
    onSuccess: () => refreshUser(queries),
  })
  if (hash === '') return <Redirect to="/" replace />
  return (
    <AuthLayout title={t.auth.confirmTitle}>
      {confirm.isSuccess ? (
        <>
          <Alert kind="success">{sentenceInWords(confirm.data.message)}</Alert>
          <Link className={buttonClass('solid')} to="/user/home">
            {t.auth.goOn}
          </Link>
        </>
      ) : (
        <div className={css.form}>
          <p>{t.auth.confirmText}</p>
          {confirm.isError && <Alert kind="error">{messageOf(confirm.error)}</Alert>}
          <Button look="solid" busy={confirm.isPending} onClick={() => confirm.mutate()}>
            {t.auth.confirm}
          </Button>
        </div>
      )}
    </AuthLayout>
  )
}
