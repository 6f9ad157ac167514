// A password that is chosen, and its repetition.

import type { Errors } from '#browser/forms/fields.ts'
import * as t from '../i18n/i18n.ts'
import { PasswordField } from './PasswordField.tsx'

type Props = {
  readonly errors: Errors
  /** Where a present one is asked for too. */
  readonly label?: string
}

export function NewPasswordFields({ errors, label = t.auth.password }: Props) {
  return (
    <>
      <PasswordField
        label={label}
        name="password"
        autoComplete="new-password"
        required
        error={errors.password}
        hint={t.auth.passwordHint}
      />
      <PasswordField
        label={t.auth.confirmPassword}
        name="confirmPassword"
        autoComplete="new-password"
        required
        error={errors.confirmPassword}
      />
    </>
  )
}
