// What was asked for, in the states that asking can be in.

import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { messageOf } from '#browser/http/errors.ts'
import { FailedState, Skeleton } from '#ui/States.tsx'
import { shell } from '../words/shell.ts'

type Props<Data> = {
  readonly query: UseQueryResult<Data>
  readonly children: (data: Data) => ReactNode
}

export function Found<Data>({ query, children }: Props<Data>) {
  if (query.isPending) return <Skeleton lines={10} label={shell.loading} />
  if (query.data === undefined) {
    return (
      <FailedState
        message={messageOf(query.error)}
        retryLabel={shell.retry}
        onRetry={() => void query.refetch()}
      />
    )
  }
  return children(query.data)
}
