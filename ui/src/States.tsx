// What a list or panel shows while it has nothing to show: loading, empty, failed.

import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import css from './States.module.css'

/** Grey lines where text will stand. `label` is said to screen readers. */
export function Skeleton({ lines = 3, label }: { lines?: number; label: string }) {
  return (
    <div className={css.skeleton} role="status" aria-label={label} data-waits="">
      {Array.from({ length: lines }, (_, index) => `line ${index}`).map((key) => (
        <span key={key} />
      ))}
    </div>
  )
}

type Empty = {
  readonly children: ReactNode
  /** What will be there. */
  readonly more?: string | undefined
}

export function EmptyState({ children, more = '' }: Empty) {
  return (
    <p className={css.empty}>
      {children}
      {more !== '' && <small>{more}</small>}
    </p>
  )
}

type Failed = {
  readonly message: string
  readonly retryLabel: string
  readonly onRetry: () => void
}

export function FailedState({ message, retryLabel, onRetry }: Failed) {
  return (
    <div className={css.failed} role="alert">
      <p>{message}</p>
      <Button onClick={onRetry}>{retryLabel}</Button>
    </div>
  )
}
