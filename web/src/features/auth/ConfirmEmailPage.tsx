// The page behind the link in the confirmation mail. Opening it changes nothing: mail scanners open
// links too. Its button signs in the browser that signed up; elsewhere what it did is said on the
// home page. Only where the server could not be asked it is said here, to be pressed again.

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Redirect, useLocation, useSearchParams } from 'wouter'
import { ApiError } from '#browser/http/api-error.ts'
import { messageOf } from '#browser/http/errors.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { keepLanding } from '../../lib/session/landing.ts'
import { signedIn } from '../../lib/session/session.ts'
import { rememberedWay } from '../../lib/session/way-back.ts'
import { sitePath } from '../../lib/site/site-path.ts'
import { toast } from '../../lib/toast/toast.ts'
import { setUser } from '../../lib/user/user.ts'
import { AuthLayout } from './AuthLayout.tsx'
import { confirmEmail } from './api.ts'
import css from './auth.module.css'

export default function ConfirmEmailPage() {
  const [params] = useSearchParams()
  // Of when it was opened: on the way to another page the address has none.
  const [hash] = useState(params.get('hash') ?? '')
  const queries = useQueryClient()
  const [, navigate] = useLocation()
  const land = (isDone: boolean, message: string) => {
    keepLanding({ isDone, message, hash })
    location.assign(sitePath('/'))
  }
  const confirm = useMutation({
    mutationFn: () => confirmEmail(hash),
    onSuccess: ({ message, data, tokens }) => {
      if (!data || !tokens) return land(true, message)
      // This browser signed up, and is in.
      setUser(queries, data)
      signedIn(tokens)
      toast('success', message)
      navigate(rememberedWay(), { replace: true })
    },
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
