// The last step of a registration: an identity document, with the registration's session in the
// address. It can be left out and done later, signed in.

import { useState } from 'react'
import { Link, Redirect, useLocation, useSearchParams } from 'wouter'
import { ApiError } from '#browser/http/api-error.ts'
import { Alert } from '#ui/Alert.tsx'
import { buttonClass, linkClass } from '#ui/Button.tsx'
import { type Answer, DocumentForm } from '../../lib/documents/document-form.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { AuthLayout } from './AuthLayout.tsx'
import css from './auth.module.css'

export default function UserIdentificationPage() {
  const [params] = useSearchParams()
  const session = params.get('session') ?? ''
  if (session === '') return <Redirect to="/auth/signin" replace />
  return <Step session={session} />
}

function Step({ session }: { session: string }) {
  const [isOver, setOver] = useState(false)
  const [, navigate] = useLocation()
  const sent = ({ message }: Answer) =>
    navigate('/auth/signin', { replace: true, state: { notice: message } })
  const refused = (error: Error) => {
    if (error instanceof ApiError && error.code === 'registration_invalid') setOver(true)
  }
  if (isOver) return <Over />
  const notice: unknown = history.state?.notice
  return (
    <AuthLayout title={t.documents.identifyTitle}>
      {typeof notice === 'string' && <Alert kind="success">{notice}</Alert>}
      <p>{t.documents.identifyText}</p>
      <DocumentForm session={session} onSent={sent} onRefused={refused} />
      <p className={css.row}>
        <span>{t.documents.laterText}</span>
        <Link className={linkClass} to="/auth/signin">
          {t.documents.later}
        </Link>
      </p>
    </AuthLayout>
  )
}

/** Sent already, in another tab or before going back, or too old. */
function Over() {
  return (
    <AuthLayout title={t.documents.identifyTitle}>
      <Alert kind="info">{t.documents.over}</Alert>
      <Link className={buttonClass('solid')} to="/auth/signin">
        {t.documents.toSignIn}
      </Link>
    </AuthLayout>
  )
}
