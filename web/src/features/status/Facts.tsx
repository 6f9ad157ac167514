// Names and what they stand for, a line each.

import type { ReactNode } from 'react'
import css from './Status.module.css'

type Props = { readonly facts: readonly (readonly [name: string, value: ReactNode])[] }

export function Facts({ facts }: Props) {
  return (
    <dl className={css.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
