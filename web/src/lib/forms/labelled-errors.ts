// What the server or the contract finds wrong with a form, said by field.

import type { FieldError } from '#contract/shared/wire.ts'
import { problemInWords, sentenceInWords } from '../i18n/server-words.ts'
import type { Errors } from './fields.ts'

/** By field, in the words of the form's labels: the messages begin with the call's own names. */
export function labelledErrors(
  errors: readonly FieldError[],
  labels: Readonly<Record<string, unknown>>,
): Errors {
  return Object.fromEntries(
    errors.map(({ field, message }) => {
      const label = labels[field]
      const isNamed = message.toLowerCase().startsWith(field.replaceAll('_', ' '))
      const isKnown = typeof label === 'string' && isNamed
      if (!isKnown) return [field, sentenceInWords(message)]
      return [field, `${label} ${problemInWords(message.slice(field.length + 1))}`]
    }),
  )
}
