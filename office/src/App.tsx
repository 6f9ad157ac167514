// The office: the door for whoever is not in, and behind it the screens.

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect } from 'react'
import { Redirect, Route, Switch } from 'wouter'
import { type Door, deskRoutes, doorRoutes } from '#contract/staff/office.ts'
import { EmptyState, FailedState, Skeleton } from '#ui/States.tsx'
import { DoorPage } from './door/DoorPage.tsx'
import { ask } from './lib/ask.ts'
import { heardNow } from './lib/use-now.ts'
import { screens } from './shell/nav.ts'
import { forgetRecent } from './shell/recent.ts'
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
  const isNobodyHere = door.data !== undefined && door.data.desk?.needs !== null
  useEffect(() => {
    if (isNobodyHere) forgetRecent()
  }, [isNobodyHere])
  // While one leaves, no screen is there to ask for anything: it would be asked by nobody.
  if (door.isPending || signOut.isPending) return <Skeleton lines={4} label={t.loading} />
  if (!door.data) {
    return (
      <FailedState message={t.failed} retryLabel={t.retry} onRetry={() => void door.refetch()} />
    )
  }
  const { desk } = door.data
  if (!desk || desk.needs !== null) {
    return <DoorPage door={door.data} onSignOut={() => signOut.mutate()} />
  }
  const allowed = screens.filter(({ action }) => desk.actions.includes(action))
  return (
    <Shell door={door.data} desk={desk} allowed={allowed} onSignOut={() => signOut.mutate()}>
      <Suspense fallback={<Skeleton lines={8} label={t.loading} />}>
        <Switch>
          {allowed.map(({ name, path, Page }) => (
            <Route key={name} path={`${path}/*?`} component={Page} />
          ))}
          <Route path="/">
            <Redirect to={allowed[0]?.path ?? '/sessions'} replace />
          </Route>
          <Route>
            <h1 className="sr">{t.notFoundTitle}</h1>
            <EmptyState>{t.notFound}</EmptyState>
          </Route>
        </Switch>
      </Suspense>
    </Shell>
  )
}
