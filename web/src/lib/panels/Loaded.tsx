// What a query gave, once it did; until then that it is being asked, or that it failed and how to
// ask again.

import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { messageOf } from '#browser/http/errors.ts'
import { FailedState, Skeleton } from '#ui/States.tsx'
import * as t from '../i18n/i18n.ts'

type Props<T> = {
  readonly query: Pick<UseQueryResult<T>, 'data' | 'isError' | 'error' | 'refetch'>
  /** How many lines it will be, about. */
  readonly lines: number
  readonly children: (data: T) => ReactNode
}

export function Loaded<T>({ query, lines, children }: Props<T>) {
  const { data, isError, error, refetch } = query
  if (data !== undefined) return children(data)
  if (!isError) return <Skeleton lines={lines} label={t.shell.loading} />
  return (
    <FailedState
      message={messageOf(error)}
      retryLabel={t.shell.retry}
      onRetry={() => void refetch()}
    />
  )
}
