// The last step of a registration: an identity document, with the registration's session in the
// address. It can be left out and done later, signed in.

import { useState } from 'react'
import { Link, Redirect, useSearchParams } from 'wouter'
import { Alert } from '#ui/Alert.tsx'
import { buttonClass, linkClass } from '#ui/Button.tsx'
import { ApiError } from '../../lib/api-error.ts'
import { DocumentForm } from '../../lib/document-form.tsx'
import * as t from '../../lib/i18n.ts'
import { AuthLayout } from './AuthLayout.tsx'
import css from './auth.module.css'

export default function UserIdentificationPage() {
  const [params] = useSearchParams()
  const session = params.get('session') ?? ''
  if (session === '') return <Redirect to="/auth/signin" replace />
  return <Step session={session} />
}

function Step({ session }: { session: string }) {
  const [outcome, setOutcome] = useState<'sent' | 'over'>()
  const refused = (error: Error) => {
    if (error instanceof ApiError && error.code === 'registration_invalid') setOutcome('over')
  }
  if (outcome !== undefined) return <Done outcome={outcome} />
  const notice: unknown = history.state?.notice
  return (
    <AuthLayout title={t.documents.identifyTitle}>
      {typeof notice === 'string' && <Alert kind="success">{notice}</Alert>}
      <p>{t.documents.identifyText}</p>
      <DocumentForm session={session} onSent={() => setOutcome('sent')} onRefused={refused} />
      <p className={css.row}>
        <span>{t.documents.laterText}</span>
        <Link className={linkClass} to="/auth/signin">
          {t.documents.later}
        </Link>
      </p>
    </AuthLayout>
  )
}

function Done({ outcome }: { outcome: 'sent' | 'over' }) {
  return (
    <AuthLayout title={t.documents.identifyTitle}>
      <Alert kind={outcome === 'sent' ? 'success' : 'info'}>{t.documents[outcome]}</Alert>
      <Link className={buttonClass('solid')} to="/auth/signin">
        {t.documents.toSignIn}
      </Link>
    </AuthLayout>
  )
}
