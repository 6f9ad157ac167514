// Facts, each with its name, in rows of 28.

import type { ReactNode } from 'react'
import css from './Facts.module.css'

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
