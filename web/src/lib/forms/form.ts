// What is wrong with a form, by field, in words.

import type { FieldError } from '#contract/shared/wire.ts'
import { problemInWords, sentenceInWords } from '../i18n/server-words.ts'
import type { Errors } from './fields.ts'

/** What people know each field by. */
export type Labels = Readonly<Record<string, string | undefined>>

export function errorsByField(errors: readonly FieldError[], labels: Labels): Errors {
  return Object.fromEntries(errors.map((error) => [error.field, asLabelled(error, labels)]))
}

/** The call's message begins with the field's name in the call; people know the form's label. */
function asLabelled({ field, message }: FieldError, labels: Labels): string {
  const [name = '', ...rest] = message.split(' ')
  const label = labels[field]
  return label && name.toLowerCase() === field.toLowerCase()
    ? `${label} ${problemInWords(rest.join(' '))}`
    : sentenceInWords(message)
}

const mismatch = 'Password and Confirm Password does not match'

/** What is wrong with a password's repetition, once that is long enough to tell. */
export function mismatchOf(password: string, confirmPassword: string): Errors {
  return password === confirmPassword ? {} : { confirmPassword: sentenceInWords(mismatch) }
}
