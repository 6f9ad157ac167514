// Where the member is signed in, and the end of it.

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { dateMinute } from '#browser/format/format.ts'
import { deskRoutes } from '#contract/staff/office.ts'
import { Button } from '#ui/Button.tsx'
import { ask } from '../lib/ask.ts'
import { deviceName } from '../lib/device-name.ts'
import { ListScreen } from '../list/ListScreen.tsx'
import { useListState } from '../list/use-list-state.ts'
import { wholeList } from '../list/whole-list.ts'
import { sessions as t } from '../words/sessions.ts'

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
    <ListScreen
      title={t.title}
      state={useListState([])}
      list={wholeList(found)}
      items={found.data ?? []}
      itemKey={({ id }) => id}
      columns={[
        { key: 'browser', title: t.browser, cell: deviceName },
        { key: 'agent', title: t.agent, isExtra: true, cell: ({ user_agent }) => user_agent },
        { key: 'address', title: t.address, cell: ({ address }) => address },
        { key: 'since', title: t.since, cell: ({ created_at }) => dateMinute(created_at) },
        { key: 'used', title: t.used, cell: ({ used_at }) => dateMinute(used_at) },
        {
          key: 'end',
          title: t.end,
          cell: ({ id, is_this }) =>
            is_this ? t.here : <Button onClick={() => end.mutate(id)}>{t.end}</Button>,
        },
      ]}
    />
  )
}
