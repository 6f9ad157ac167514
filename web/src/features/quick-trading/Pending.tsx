// A panel whose list is not there yet, or could not be had.

import { messageOf } from '#browser/http/errors.ts'
import { FailedState, Skeleton } from '#ui/States.tsx'
import * as t from '../../lib/i18n/i18n.ts'

type Pendable = {
  readonly isError: boolean
  readonly error: unknown
  readonly refetch: () => unknown
}

export function Pending({ list }: { list: Pendable }) {
  return list.isError ? (
    <FailedState
      message={messageOf(list.error)}
      retryLabel={t.shell.retry}
      onRetry={list.refetch}
    />
  ) : (
    <Skeleton lines={2} label={t.shell.loading} />
  )
}
