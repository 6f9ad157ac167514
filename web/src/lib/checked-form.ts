// A form whose fields are checked as they change, once they were left, and all of them before
// sending. What the server finds wrong is shown at its field too.

import { type FocusEvent, type FormEvent, useState } from 'react'
import type { FieldError } from '#contract/wire.ts'
import { problemInWords, sentenceInWords } from './server-words.ts'

export type Fields = Readonly<Record<string, string>>
export type Errors = Readonly<Record<string, string | undefined>>
export type Checked<T> = { readonly value: T } | { readonly errors: Errors }

export function useCheckedForm<T>(check: (fields: Fields) => Checked<T>) {
  const [errors, setErrors] = useState<Errors>({})
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const show = (form: HTMLFormElement, known: ReadonlySet<string>) => {
    const checked = check(fieldsOf(form))
    const all = 'errors' in checked ? checked.errors : {}
    setErrors(Object.fromEntries(Object.entries(all).filter(([field]) => known.has(field))))
  }
  return {
    errors,
    setErrors,
    /** What may be sent; undefined when something has to be put right first. */
    checked: (form: HTMLFormElement): T | undefined => {
      const outcome = check(fieldsOf(form))
      setErrors('errors' in outcome ? outcome.errors : {})
      return 'errors' in outcome ? undefined : outcome.value
    },
    handlers: {
      onChange: (event: FormEvent<HTMLFormElement>) => show(event.currentTarget, touched),
      onBlur: (event: FocusEvent<HTMLFormElement>) => {
        const known = new Set([...touched, event.target.getAttribute('name') ?? ''])
        setTouched(known)
        show(event.currentTarget, known)
      },
    },
  }
}

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

/** The text of every field by name; files are left out. */
function fieldsOf(form: HTMLFormElement): Record<string, string> {
  const entries = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  )
  return Object.fromEntries(entries)
}
