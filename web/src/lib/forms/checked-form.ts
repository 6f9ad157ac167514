// A form whose fields are checked as they change, once they were left, and all of them before
// sending. What the server finds wrong is shown at its field too.

import { type FocusEvent, useState } from 'react'
import { type Errors, type Fields, fieldsOf } from './fields.ts'

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
      onEdit: (_field: string, form: HTMLFormElement) => show(form, touched),
      onBlur: (event: FocusEvent<HTMLFormElement>) => {
        const known = new Set([...touched, event.target.getAttribute('name') ?? ''])
        setTouched(known)
        show(event.currentTarget, known)
      },
    },
  }
}
