// Where the member is signed in, and the end of it.

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { dateMinute } from '#browser/format/format.ts'
import { deskRoutes } from '#contract/staff/office.ts'
import { Button } from '#ui/Button.tsx'
import { DataTable } from '#ui/DataTable.tsx'
import { FailedState, Skeleton } from '#ui/States.tsx'
import { ask } from '../lib/ask.ts'
import { sessions as t } from '../words/sessions.ts'
import { shell } from '../words/shell.ts'
import css from './SessionsPage.module.css'

export function SessionsPage() {
  const queries = useQueryClient()
  const found = useQuery({
    queryKey: ['sessions'],
    queryFn: ({ signal }) => ask(deskRoutes.officeSessions, { signal }),
  })
  const end = useMutation({
    mutationFn: (id: string) => ask(deskRoutes.officeSessionEnd, { params: { id } }),
    onSettled: () => queries.invalidateQueries(),
  })
  return (
    <section className={css.page}>
      <h1>{t.title}</h1>
      {found.isPending && <Skeleton label={shell.loading} />}
      {found.isError && (
        <FailedState
          message={shell.failed}
          retryLabel={shell.retry}
          onRetry={() => void found.refetch()}
        />
      )}
      {found.data && (
        <DataTable
          label={t.title}
          rows={found.data}
          rowKey={({ id }) => id}
          columns={[
            { key: 'browser', title: t.browser, cell: ({ user_agent }) => user_agent },
            { key: 'address', title: t.address, cell: ({ address }) => address },
            { key: 'since', title: t.since, cell: ({ created_at }) => dateMinute(created_at) },
            { key: 'used', title: t.used, cell: ({ used_at }) => dateMinute(used_at) },
            {
              key: 'end',
              title: '',
              cell: ({ id, is_this }) =>
                is_this ? t.here : <Button onClick={() => end.mutate(id)}>{t.end}</Button>,
            },
          ]}
        />
      )}
    </section>
  )
}
