// Any of several, as chips that are ticked.

import { useId } from 'react'
import css from './Ats.module.css'

type Props = {
  /** Each is sent as `name:value`. */
  readonly name: string
  readonly legend: string
  readonly choices: readonly { readonly value: string; readonly label: string }[]
  readonly chosen: readonly string[]
  readonly error?: string | undefined
}

export function Choices({ name, legend, choices, chosen, error }: Props) {
  const id = useId()
  return (
    <fieldset className={css.choices} aria-describedby={error === undefined ? undefined : id}>
      <legend>{legend}</legend>
      {choices.map(({ value, label }) => (
        <label key={value} className={css.chip}>
          <input
            type="checkbox"
            name={`${name}:${value}`}
            defaultChecked={chosen.includes(value)}
            aria-invalid={error !== undefined || undefined}
          />
          {label}
        </label>
      ))}
      {error !== undefined && (
        <p id={id} className={css.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
