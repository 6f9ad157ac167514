// A password that is chosen, and its repetition.

import type { Errors } from '#browser/forms/fields.ts'
import { TextField } from '#ui/TextField.tsx'
import * as t from '../i18n/i18n.ts'

type Props = {
  readonly errors: Errors
  /** Where a present one is asked for too. */
  readonly label?: string
}

export function NewPasswordFields({ errors, label = t.auth.password }: Props) {
  return (
    <>
      <TextField
        label={label}
        name="password"
        type="password"
        autoComplete="new-password"
        required
        error={errors.password}
        hint={t.auth.passwordHint}
      />
      <TextField
        label={t.auth.confirmPassword}
        name="confirmPassword"
        type="password"
        autoComplete="new-password"
        required
        error={errors.confirmPassword}
      />
    </>
  )
}
