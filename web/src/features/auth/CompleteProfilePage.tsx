// The step after signing up: the rest of the profile, with the registration's session in the
// address. It can be left out and done later, signed in.

import { useMutation } from '@tanstack/react-query'
import { Link, Redirect, useLocation, useSearchParams } from 'wouter'
import { checkedBy, foundBy } from '#browser/forms/checked-by.ts'
import { Form } from '#browser/forms/Form.tsx'
import { useForm } from '#browser/forms/use-form.ts'
import { ApiError } from '#browser/http/api-error.ts'
import { messageOf } from '#browser/http/errors.ts'
import { RegistrationProfile } from '#contract/token/registrations.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button, buttonClass, linkClass } from '#ui/Button.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { PersonFields } from '../../lib/person/person-fields.tsx'
import { AuthLayout } from './AuthLayout.tsx'
import { completeRegistration } from './api.ts'
import css from './auth.module.css'

export default function CompleteProfilePage() {
  const [params] = useSearchParams()
  const session = params.get('session') ?? ''
  if (session === '') return <Redirect to="/auth/signin" replace />
  return <Step session={session} />
}

function Step({ session }: { session: string }) {
  const notice: unknown = history.state?.notice
  const { save, errors, isMarked, form } = useStep(session)
  if (save.error instanceof ApiError && save.error.code === 'registration_invalid') return <Over />
  return (
    <AuthLayout title={t.profile.completeTitle}>
      {typeof notice === 'string' && <Alert kind="success">{notice}</Alert>}
      <p>{t.profile.completeText}</p>
      <Form className={css.form} {...form}>
        <PersonFields errors={errors} asksBirth />
        {save.isError && (
          <Alert kind="error">{isMarked ? t.profile.marked : messageOf(save.error)}</Alert>
        )}
        <Button type="submit" look="solid" busy={save.isPending}>
          {save.isPending ? t.profile.working : t.profile.send}
        </Button>
      </Form>
      <p className={css.row}>
        <span>{t.profile.laterText}</span>
        <Link
          className={linkClass}
          to="/auth/signin"
          state={typeof notice === 'string' ? { notice } : null}
        >
          {t.profile.later}
        </Link>
      </p>
    </AuthLayout>
  )
}

/** Sent already, in another tab or before going back, or too old. */
function Over() {
  return (
    <AuthLayout title={t.profile.completeTitle}>
      <Alert kind="info">{t.profile.registrationOver}</Alert>
      <Link className={buttonClass('solid')} to="/auth/signin">
        {t.profile.toSignIn}
      </Link>
    </AuthLayout>
  )
}

function useStep(session: string) {
  const [, navigate] = useLocation()
  const save = useMutation({
    mutationFn: completeRegistration,
    onSuccess: ({ message }) =>
      navigate(`/auth/user-identification?session=${encodeURIComponent(session)}`, {
        // Going back does not come here again, where nothing is left to do.
        replace: true,
        state: { notice: message },
      }),
  })
  const check = checkedBy(RegistrationProfile, t.profile, (fields) => ({ ...fields, session }))
  const form = useForm({ check, found: foundBy(t.profile), sending: save, isCheckedWhenLeft: true })
  return { save, ...form }
}
