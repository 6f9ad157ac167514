// Errors of the auth pages by field, in the words of their labels.

import type { FieldError } from '#contract/shared/wire.ts'
import type { Errors } from '../../lib/forms/fields.ts'
import * as form from '../../lib/forms/form.ts'
import * as t from '../../lib/i18n/i18n.ts'

export function errorsByField(errors: readonly FieldError[]): Errors {
  return form.errorsByField(errors, t.auth)
}
