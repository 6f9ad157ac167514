// What the server or the contract finds wrong with a form, said by field.

import type { FieldError } from '#contract/shared/wire.ts'
import { problemInWords, sentenceInWords } from '../i18n/server-words.ts'
import type { Errors } from './fields.ts'

/** What people know each field by; other words may stand among them. */
export type Labels = Readonly<Record<string, unknown>>

/** By field, in the words of the form's labels: the messages begin with the call's own names. */
export function labelledErrors(errors: readonly FieldError[], labels: Labels): Errors {
  return Object.fromEntries(
    errors.map(({ field, message }) => {
      const label = labels[field]
      const isNamed = message.toLowerCase().startsWith(field.toLowerCase().replaceAll('_', ' '))
      const isKnown = typeof label === 'string' && isNamed
      if (!isKnown) return [field, sentenceInWords(message)]
      return [field, `${label} ${problemInWords(message.slice(field.length + 1))}`]
    }),
  )
}
