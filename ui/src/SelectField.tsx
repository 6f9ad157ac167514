// A labelled choice from a list, with its hint and what is wrong with it.

import { type SelectHTMLAttributes, useId } from 'react'
import own from './SelectField.module.css'
import css from './TextField.module.css'

export type Choice = { readonly value: string; readonly label: string }

type Props = SelectHTMLAttributes<HTMLSelectElement> & {
  readonly label: string
  /** Stands there until something is chosen. */
  readonly placeholder: string
  readonly choices: readonly Choice[]
  readonly error?: string | undefined
  readonly hint?: string | undefined
}

export function SelectField({ label, placeholder, choices, error, hint, ...select }: Props) {
  const id = useId()
  const noteId = `${id}-note`
  const note = error ?? hint
  return (
    <div className={css.field}>
      <label htmlFor={id}>{label}</label>
      <select
        {...select}
        id={id}
        className={`${css.input} ${own.select}`}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={note === undefined ? undefined : noteId}
      >
        <option value="">{placeholder}</option>
        {choices.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      {note !== undefined && (
        <p id={noteId} className={error === undefined ? css.hint : css.error}>
          {note}
        </p>
      )}
    </div>
  )
}
