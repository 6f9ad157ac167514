// What the server or the contract finds wrong with a form, said by field.

import { type Found, problemInWords } from '#browser/i18n/problem-in-words.ts'
import type { Errors } from './fields.ts'

/** What people know each field by; other words may stand among them. */
export type Labels = Readonly<Record<string, unknown>>

/** By field, in the words of the form's labels. */
export function labelledErrors(errors: readonly Found[], labels: Labels): Errors {
  return Object.fromEntries(
    errors.map((it) => {
      const label = labels[it.field]
      return [it.field, problemInWords(it, typeof label === 'string' ? nameIn(label) : undefined)]
    }),
  )
}

/** "Name (optional)" is known as its name. */
function nameIn(label: string): string {
  return label.replace(/ \([^()]*\)$/, '')
}
