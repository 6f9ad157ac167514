// The contract's codec as the check of a form: what the server decodes with finds what is
// wrong, and what the server itself finds is said in the same words.

import * as z from 'zod/mini'
import { fieldErrorsOf } from '#browser/http/errors.ts'
import { problemInWords } from '#browser/i18n/problem-in-words.ts'
import { fieldErrors } from '#contract/shared/field-errors.ts'
import type { Checked, Errors, Fields } from './fields.ts'
import { type Labels, labelledErrors } from './labelled-errors.ts'

/** `read` makes of the fields what the codec takes. */
export function checkedBy<Body>(
  codec: z.ZodMiniType<Body>,
  labels: Labels,
  read: (fields: Fields) => unknown = (fields) => fields,
): (fields: Fields) => Checked<Body> {
  return (fields) => {
    const parsed = z.safeParse(codec, read(fields))
    const wrong = parsed.success ? [] : fieldErrors(parsed.error).errors
    const errors = { ...labelledErrors(wrong, labels), ...mismatchOf(fields) }
    return parsed.success && Object.keys(errors).length === 0 ? { value: parsed.data } : { errors }
  }
}

/** What the server found wrong; `labels` are what people know each field by. */
export function foundBy(labels: Labels): (error: unknown) => Errors {
  return (error) => labelledErrors(fieldErrorsOf(error), labels)
}

/** Of a form that asks for a password twice, where the second is another. */
export function mismatchOf({ password = '', confirmPassword = password }: Fields): Errors {
  if (password === confirmPassword) return {}
  const field = 'confirmPassword'
  return { [field]: problemInWords({ field, code: 'mismatch' }) }
}
