// The office: the door for whoever is not in, and behind it the screens.

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Redirect, Route, Switch } from 'wouter'
import { type Door, deskRoutes, doorRoutes } from '#contract/staff/office.ts'
import { EmptyState, FailedState, Skeleton } from '#ui/States.tsx'
import { DoorPage } from './door/DoorPage.tsx'
import { ask } from './lib/ask.ts'
import { heardNow } from './lib/use-now.ts'
import { QueuePage } from './queue/QueuePage.tsx'
import { SessionsPage } from './sessions/SessionsPage.tsx'
import { Shell } from './shell/Shell.tsx'
import { shell as t } from './words/shell.ts'

const everyMs = 30_000

export function App() {
  const queries = useQueryClient()
  const door = useQuery({
    queryKey: ['door'],
    queryFn: async ({ signal }) => {
      const found = await ask(doorRoutes.door, { signal })
      heardNow(found.now)
      return found
    },
    refetchInterval: everyMs,
  })
  const signOut = useMutation({
    mutationFn: () => ask(deskRoutes.officeSignOut),
    // What was seen goes before anybody asks for it again.
    onSettled: () => {
      queries.setQueryData<Door>(['door'], (known) => known && { ...known, desk: null })
      queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'door' })
    },
  })
  if (door.isPending) return <Skeleton lines={4} label={t.loading} />
  if (!door.data) {
    return (
      <FailedState message={t.failed} retryLabel={t.retry} onRetry={() => void door.refetch()} />
    )
  }
  const { desk } = door.data
  if (!desk || desk.needs !== null) {
    return <DoorPage door={door.data} onSignOut={() => signOut.mutate()} />
  }
  return (
    <Shell door={door.data} desk={desk} onSignOut={() => signOut.mutate()}>
      <Switch>
        <Route path="/queue/*?">
          <QueuePage />
        </Route>
        <Route path="/sessions">
          <SessionsPage />
        </Route>
        <Route path="/">
          <Redirect to="/queue" />
        </Route>
        <Route>
          <EmptyState>{t.notFound}</EmptyState>
        </Route>
      </Switch>
    </Shell>
  )
}
