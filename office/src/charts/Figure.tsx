// A drawing with what it says in words, and the same figures as a table for whoever wants them.

import type { ReactNode } from 'react'
import { charts as t } from '../words/charts.ts'
import css from './Figure.module.css'

type Props = {
  /** What the drawing shows, in a sentence. */
  readonly says: string
  readonly width: number
  readonly height: number
  /** Undefined: it stands beside the drawing. */
  readonly table?: ReactNode
  readonly children: ReactNode
}

export function Figure({ says, width, height, table, children }: Props) {
  return (
    <figure className={css.figure}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        className={width < 500 ? css.small : undefined}
        role="img"
        aria-label={says}
      >
        {children}
      </svg>
      {table !== undefined && (
        <details>
          <summary>{t.asTable}</summary>
          {table}
        </details>
      )}
    </figure>
  )
}

/** Said where there is nothing to draw: a frame without it looks broken. */
export function Nothing({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <text x={x} y={y} textAnchor="middle">
      {t.nothing}
    </text>
  )
}
