// A labelled input with its hint and what is wrong with it.

import { type InputHTMLAttributes, type ReactNode, useId } from 'react'
import css from './TextField.module.css'

type Props = InputHTMLAttributes<HTMLInputElement> & {
  readonly label: string
  readonly error?: string | undefined
  readonly hint?: string | undefined
  /** What could be meant; any other text can be typed as well. */
  readonly suggestions?: readonly string[] | undefined
  /** A button that stands in the field, at its end. */
  readonly aside?: ReactNode
}

export function TextField({ label, error, hint, suggestions, aside, ...input }: Props) {
  const id = useId()
  const noteId = `${id}-note`
  const listId = `${id}-list`
  const note = error ?? hint
  return (
    <div className={css.field}>
      <label htmlFor={id}>{label}</label>
      <span className={css.box}>
        <input
          {...input}
          id={id}
          list={suggestions && listId}
          className={css.input}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={note === undefined ? undefined : noteId}
        />
        {aside}
      </span>
      {suggestions && (
        <datalist id={listId}>
          {suggestions.map((text) => (
            <option key={text} value={text} />
          ))}
        </datalist>
      )}
      {note !== undefined && (
        <p id={noteId} className={error === undefined ? css.hint : css.error}>
          {note}
        </p>
      )}
    </div>
  )
}
