// Names and what they stand for, a line each.

import type { ReactNode } from 'react'
import css from './Facts.module.css'

/** The last is a note below the value. */
export type Fact = readonly [name: string, value: ReactNode, note?: string]

type Props = {
  readonly facts: readonly Fact[]
  /** Figures stand at the end of their line, as in a panel or a card; else beneath one another. */
  readonly isPanel?: boolean
}

export function Facts({ facts, isPanel = false }: Props) {
  return (
    <dl className={isPanel ? css.panel : css.facts}>
      {facts.map(([name, value, note]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {value}
            {note !== undefined && <small>{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
