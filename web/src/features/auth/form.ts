// Forms of the auth pages: their fields as text, and errors by field.

import type { FieldError } from '#contract/wire.ts'

export type Errors = Readonly<Record<string, string | undefined>>

export function errorsByField(errors: readonly FieldError[]): Errors {
  return Object.fromEntries(errors.map(({ field, message }) => [field, message]))
}

/** The text of every field by name; a field that is not there reads as empty. */
export function fieldsOf(form: HTMLFormElement): Record<string, string> {
  const entries = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  )
  return Object.fromEntries(entries)
}
