// Signing up. Each field is checked as it changes, once it was left, and all of them before
// sending.

import { useMutation } from '@tanstack/react-query'
import { Link, useLocation } from 'wouter'
import { foundBy } from '#browser/forms/checked-by.ts'
import { Form } from '#browser/forms/Form.tsx'
import type { Errors } from '#browser/forms/fields.ts'
import { useForm } from '#browser/forms/use-form.ts'
import { fieldErrorsOf, messageOf } from '#browser/http/errors.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button, linkClass } from '#ui/Button.tsx'
import { TextField } from '#ui/TextField.tsx'
import { LossShare } from '../../lib/claims/LossShare.tsx'
import { NewPasswordFields } from '../../lib/forms/new-password-fields.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { SiteLink } from '../../lib/site/SiteLink.tsx'
import { AuthLayout } from './AuthLayout.tsx'
import { register } from './api.ts'
import css from './auth.module.css'
import { checkRegistration } from './registration.ts'

export default function SignUpPage() {
  const { registering, errors, form } = useSignUp()
  return (
    <AuthLayout title={t.auth.create}>
      <Form className={css.form} {...form}>
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
        <Terms error={errors.terms} />
        {registering.isError && fieldErrorsOf(registering.error).length === 0 && (
          <Alert kind="error">{messageOf(registering.error)}</Alert>
        )}
        <Button type="submit" look="solid" busy={registering.isPending}>
          {registering.isPending ? t.auth.working : t.auth.create}
        </Button>
      </Form>
      <LossShare className={css.loss} />
      <Others />
    </AuthLayout>
  )
}

function useSignUp() {
  const [, navigate] = useLocation()
  const registering = useMutation({
    mutationFn: register,
    onSuccess: ({ message, session }) =>
      navigate(`/auth/complete-profile?session=${encodeURIComponent(session)}`, {
        state: { notice: message },
      }),
  })
  const form = useForm({
    check: checkRegistration,
    found: foundBy(t.auth),
    sending: registering,
    isCheckedWhenLeft: true,
  })
  return { registering, ...form }
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

function Terms({ error }: { error: string | undefined }) {
  return (
    <div>
      <label className={css.check}>
        <input
          type="checkbox"
          name="terms"
          required
          aria-invalid={error !== undefined || undefined}
          aria-describedby="terms-note"
        />
        <span>
          {t.auth.terms}
          <LegalLink to="/legal" text={t.auth.termsLink} />,{' '}
          <LegalLink to="/privacy" text={t.auth.privacyLink} />
          {t.auth.and}
          <LegalLink to="/risk-disclosure" text={t.auth.riskLink} />
        </span>
      </label>
      {error !== undefined && (
        <p id="terms-note" className={css.error} role="alert">
          {error}
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
