// Signing in, on a page of its own.

import { Link } from 'wouter'
import { Alert } from '#ui/Alert.tsx'
import { linkClass } from '#ui/Button.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { type SignedOutWhy, useSession } from '../../lib/session/session.ts'
import { AuthLayout } from './AuthLayout.tsx'
import css from './auth.module.css'
import { SignInForm } from './SignInForm.tsx'
import { useSignIn } from './use-sign-in.ts'

export default function SignInPage() {
  const signIn = useSignIn()
  const notice = signIn.half ? undefined : noticeOf(history.state)
  const why = useSession((session) => session.why)
  return (
    <AuthLayout title={signIn.half ? t.auth.secondTitle : t.auth.signIn}>
      {notice !== undefined && <Alert kind="success">{notice}</Alert>}
      {why && !signIn.half && <Alert kind="info">{wordsOf(why)}</Alert>}
      <SignInForm signIn={signIn} label={t.auth.signIn} />
      {!signIn.half && <Others />}
    </AuthLayout>
  )
}

function Others() {
  return (
    <p className={css.row}>
      <Link className={linkClass} to="/auth/forgot-password">
        {t.auth.forgot}
      </Link>
      <span>
        {t.auth.noAccount}{' '}
        <Link className={linkClass} to="/auth/signup">
          {t.auth.create}
        </Link>
      </span>
    </p>
  )
}

/** Without a code of its own the end came from this very browser. */
function wordsOf({ code, message }: SignedOutWhy): string {
  return code === 'signed_out' ? t.auth.signedOutHere : message
}

/** What a page before this one wants said, e.g. after signing up. */
function noticeOf(state: unknown): string | undefined {
  const notice =
    typeof state === 'object' && state !== null && 'notice' in state ? state.notice : undefined
  return typeof notice === 'string' ? notice : undefined
}
