// What is picked from a list, while it comes, when it does not, and when it is there.

import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { messageOf } from '#browser/http/errors.ts'
import { FailedState, Skeleton } from '#ui/States.tsx'
import { shell } from '../words/shell.ts'
import css from './Detail.module.css'

type Props<Found> = {
  readonly label: string
  readonly found: UseQueryResult<Found>
  readonly children: (found: Found) => ReactNode
}

export function DetailFrame<Found>({ label, found, children }: Props<Found>) {
  if (found.data !== undefined) {
    return (
      <section className={css.detail} aria-label={label}>
        {children(found.data)}
      </section>
    )
  }
  return (
    <section className={css.detail} aria-label={label}>
      {found.isPending ? (
        <Skeleton lines={10} label={shell.loading} />
      ) : (
        <FailedState
          message={messageOf(found.error)}
          retryLabel={shell.retry}
          onRetry={() => void found.refetch()}
        />
      )}
    </section>
  )
}
