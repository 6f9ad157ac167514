// A short list on a page about more than it: its title, its rows, and what can be done next.

import { Children, type ReactNode } from 'react'
import { FailedState } from '#ui/States.tsx'
import * as t from '../i18n/i18n.ts'
import css from './ListPanel.module.css'

type Props = {
  readonly title: string
  readonly list: { readonly isLoadingError: boolean; readonly refetch: () => Promise<unknown> }
  /** What is said where the list could not be had. */
  readonly failed: string
  /** An `li` each. */
  readonly rows: ReactNode
  /** Said in place of the rows; without it an empty list has no title either. */
  readonly empty?: string | undefined
  readonly children: ReactNode
}

export function ListPanel({ title, list, failed, rows, empty, children }: Props) {
  const hasRows = Children.count(rows) > 0
  return (
    <section className={css.panel} aria-label={title}>
      {(hasRows || empty !== undefined) && <h2>{title}</h2>}
      {list.isLoadingError && (
        <FailedState
          message={failed}
          retryLabel={t.shell.retry}
          onRetry={() => void list.refetch()}
        />
      )}
      {hasRows && (
        <ul className={css.rows} aria-live="polite">
          {rows}
        </ul>
      )}
      {!hasRows && empty !== undefined && !list.isLoadingError && <p>{empty}</p>}
      {children}
    </section>
  )
}
