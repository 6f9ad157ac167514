// Signing up. Each field is checked as it changes, once it was left, and all of them before
// sending.

import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { Alert } from '#ui/Alert.tsx'
import { Button, linkClass } from '#ui/Button.tsx'
import { TextField } from '#ui/TextField.tsx'
import { LossShare } from '../../lib/claims/LossShare.tsx'
import { Form } from '../../lib/forms/Form.tsx'
import { type Errors, fieldsOf } from '../../lib/forms/fields.ts'
import { NewPasswordFields } from '../../lib/forms/new-password-fields.tsx'
import { fieldErrorsOf, messageOf } from '../../lib/http/errors.ts'
import * as t from '../../lib/i18n/i18n.ts'
import { sentenceInWords } from '../../lib/i18n/server-words.ts'
import { SiteLink } from '../../lib/site/SiteLink.tsx'
import { AuthLayout } from './AuthLayout.tsx'
import { register } from './api.ts'
import css from './auth.module.css'
import { errorsByField } from './form.ts'
import { checkRegistration } from './registration.ts'

export default function SignUpPage() {
  const { registering, errors, termsError, submit, change, leave } = useSignUp()
  return (
    <AuthLayout title={t.auth.create}>
      <Form
        className={css.form}
        sending={[registering]}
        onSubmit={submit}
        onEdit={change}
        onBlur={(event) => leave(event.currentTarget, event.target.getAttribute('name') ?? '')}
      >
        <Names errors={errors} />
        <TextField
          label={t.auth.email}
          name="email"
          type="email"
          autoComplete="email"
          required
          error={errors.email}
        />
        <TextField
          label={`${t.auth.phone} (${t.auth.optional})`}
          name="phone"
          type="tel"
          autoComplete="tel"
          error={errors.phone}
        />
        <NewPasswordFields errors={errors} />
        <TextField
          label={`${t.auth.referral} (${t.auth.optional})`}
          name="referral_code"
          autoComplete="off"
          error={errors.referral_code}
        />
        <Terms hasError={termsError} />
        {registering.isError && fieldErrorsOf(registering.error).length === 0 && (
          <Alert kind="error">{messageOf(registering.error)}</Alert>
        )}
        <Button
          type="submit"
          look="solid"
          busy={registering.isPending}
          // Leaving a field can show its error above: the button would slip away from the press.
          onMouseDown={(event) => event.preventDefault()}
        >
          {registering.isPending ? t.auth.working : t.auth.create}
        </Button>
      </Form>
      <LossShare className={css.loss} />
      <Others />
    </AuthLayout>
  )
}

function useSignUp() {
  const [errors, setErrors] = useState<Errors>({})
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const [termsError, setTermsError] = useState(false)
  const [, navigate] = useLocation()
  const registering = useMutation({
    mutationFn: register,
    onSuccess: ({ message, session }) =>
      navigate(`/auth/complete-profile?session=${encodeURIComponent(session)}`, {
        state: { notice: sentenceInWords(message) },
      }),
    onError: (error) => setErrors(errorsByField(fieldErrorsOf(error))),
  })
  const check = (form: HTMLFormElement, known: ReadonlySet<string>) => {
    const checked = checkRegistration(fieldsOf(form))
    const all = 'errors' in checked ? checked.errors : {}
    setErrors(Object.fromEntries(Object.entries(all).filter(([field]) => known.has(field))))
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const checked = checkRegistration(fieldsOf(form))
    const hasTerms = new FormData(form).has('terms')
    setTermsError(!hasTerms)
    setErrors('errors' in checked ? checked.errors : {})
    if ('errors' in checked || !hasTerms || registering.isPending) return
    registering.mutate({ ...checked.registration, terms: true })
  }
  const leave = (form: HTMLFormElement, field: string) => {
    const known = new Set([...touched, field])
    setTouched(known)
    check(form, known)
  }
  const change = (field: string, form: HTMLFormElement) => {
    if (field === 'terms') setTermsError(false)
    check(form, touched)
  }
  return { registering, errors, termsError, submit, change, leave }
}

function Others() {
  return (
    <p className={css.row}>
      <span>{t.auth.demoNote}</span>
      <span>
        {t.auth.haveAccount}{' '}
        <Link className={linkClass} to="/auth/signin">
          {t.auth.signIn}
        </Link>
      </span>
    </p>
  )
}

function Names({ errors }: { errors: Errors }) {
  return (
    <div className={css.pair}>
      <TextField
        label={t.auth.firstname}
        name="firstname"
        autoComplete="given-name"
        required
        error={errors.firstname}
      />
      <TextField
        label={t.auth.lastname}
        name="lastname"
        autoComplete="family-name"
        required
        error={errors.lastname}
      />
    </div>
  )
}

function Terms({ hasError }: { hasError: boolean }) {
  return (
    <div>
      <label className={css.check}>
        <input type="checkbox" name="terms" required aria-invalid={hasError || undefined} />
        <span>
          {t.auth.terms}
          <LegalLink to="/legal" text={t.auth.termsLink} />,{' '}
          <LegalLink to="/privacy" text={t.auth.privacyLink} />
          {t.auth.and}
          <LegalLink to="/risk-disclosure" text={t.auth.riskLink} />
        </span>
      </label>
      {hasError && (
        <p className={css.error} role="alert">
          {t.auth.termsNeeded}
        </p>
      )}
    </div>
  )
}

/** In another tab, so that nothing typed is lost. */
function LegalLink({ to, text }: { to: string; text: string }) {
  return (
    <SiteLink className={linkClass} to={to} target="_blank">
      {text}
    </SiteLink>
  )
}
