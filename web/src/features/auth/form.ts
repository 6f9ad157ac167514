// Forms of the auth pages: their fields as text, and errors by field.

import type { FieldError } from '#contract/wire.ts'
import * as t from '../../lib/i18n.ts'

export type Errors = Readonly<Record<string, string | undefined>>

export function errorsByField(errors: readonly FieldError[]): Errors {
  return Object.fromEntries(errors.map((error) => [error.field, asLabelled(error)]))
}

const labels: Readonly<Record<string, string | undefined>> = t.auth

/** The call's message begins with the field's name in the call; people know the form's label. */
function asLabelled({ field, message }: FieldError): string {
  const [name = '', ...rest] = message.split(' ')
  const label = labels[field]
  return label && name.toLowerCase() === field.toLowerCase() ? [label, ...rest].join(' ') : message
}

/** The text of every field by name; a field that is not there reads as empty. */
export function fieldsOf(form: HTMLFormElement): Record<string, string> {
  const entries = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  )
  return Object.fromEntries(entries)
}
