// Who may see which screens, and what surrounds them.

import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect } from 'react'
import { Route, Router, Switch, useLocation } from 'wouter'
import { basePath } from '#browser/format/locale.ts'
import { lazyPart } from '#browser/page/lazy-part.ts'
import { useSession } from '../lib/session/session.ts'
import { dropShell } from '../lib/shell/shell.ts'
import { ClientsOnly, VisitorsOnly, Waiting } from './Guards.tsx'
import { routesOf } from './routes-of.tsx'
import { publicScreens, visitorScreens } from './visitor-screens.tsx'

const UserLayout = lazyPart(() => import('./UserLayout.tsx'))
const UserScreens = lazyPart(() => import('./UserScreens.tsx'))
const NotFoundSignedOut = lazyPart(() => import('./NotFoundSignedOut.tsx'))

export function App() {
  return (
    <Router base={basePath}>
      <Screens />
    </Router>
  )
}

function Screens() {
  useScrollToTop()
  useForgetting()
  return (
    <Suspense fallback={<Waiting />}>
      <Switch>
        {routesOf(publicScreens)}
        {routesOf(visitorScreens, (screen) => (
          <VisitorsOnly>{screen}</VisitorsOnly>
        ))}
        <Route path="/user/*?">
          <ClientsOnly>
            <UserLayout>
              <UserScreens />
            </UserLayout>
          </ClientsOnly>
        </Route>
        <Route path={/^\/(auth|verify-email)(\/|$)/}>
          <NotFoundSignedOut />
        </Route>
        <Route>
          <OfTheSite />
        </Route>
      </Switch>
    </Suspense>
  )
}

/** Every other page is the public site's, which the server sends. */
function OfTheSite() {
  useEffect(() => location.reload(), [])
  return <Waiting />
}

/** What was read goes with the session, whoever ended it: the next one here may be another's. */
function useForgetting(): void {
  const queries = useQueryClient()
  useEffect(
    () =>
      useSession.subscribe(({ state }, before) => {
        if (state === 'signed-out' && before.state === 'signed-in') queries.clear()
      }),
    [queries],
  )
}

function useScrollToTop(): void {
  const [pathname] = useLocation()
  useEffect(() => {
    // Chromium's scrollTo returns a promise, which is no way to undo an effect.
    scrollTo(0, 0)
    // Drawn by the server for the trading screen alone.
    if (pathname !== '/user/home') dropShell()
  }, [pathname])
}
