// A labelled field for several lines of text, with what is wrong with it.

import { type TextareaHTMLAttributes, useId } from 'react'
import css from './TextField.module.css'

type Props = TextareaHTMLAttributes<HTMLTextAreaElement> & {
  readonly label: string
  readonly error?: string | undefined
}

export function TextArea({ label, error, ...area }: Props) {
  const id = useId()
  const noteId = `${id}-note`
  return (
    <div className={css.field}>
      <label htmlFor={id}>{label}</label>
      <textarea
        {...area}
        id={id}
        className={`${css.input} ${css.area}`}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error === undefined ? undefined : noteId}
      />
      {error !== undefined && (
        <p id={noteId} className={css.error}>
          {error}
        </p>
      )}
    </div>
  )
}
