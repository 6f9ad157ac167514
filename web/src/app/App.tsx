// Who may see which screens, and what surrounds them.

import { type ReactNode, Suspense, useEffect } from 'react'
import { Route, Router, Switch, useLocation } from 'wouter'
import { basePath } from '#browser/format/locale.ts'
import { lazyPart } from '#browser/page/lazy-part.ts'
import { ClientsOnly, RealOnly, VisitorsOnly, Waiting } from './Guards.tsx'
import {
  clientScreens,
  publicScreens,
  realScreens,
  type ScreenTable,
  visitorScreens,
} from './screens.tsx'

const UserLayout = lazyPart(() => import('./UserLayout.tsx'))
const NotFound = lazyPart(() => import('./NotFound.tsx'))
export function App() {
  return (
    <Router base={basePath}>
      <Screens />
    </Router>
  )
}

function Screens() {
  useScrollToTop()
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
              <Switch>
                {routesOf(clientScreens)}
                {routesOf(realScreens, (screen) => (
                  <RealOnly>{screen}</RealOnly>
                ))}
                <Route>
                  <NotFound />
                </Route>
              </Switch>
            </UserLayout>
          </ClientsOnly>
        </Route>
        <Route path={/^\/(auth|verify-email)(\/|$)/}>
          <NotFound />
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

function routesOf(screens: ScreenTable, within = (screen: ReactNode) => screen) {
  return Object.entries(screens).map(([path, screen]) => (
    <Route key={path} path={path}>
      {within(screen)}
    </Route>
  ))
}

function useScrollToTop(): void {
  const [pathname] = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what it waits for
  useEffect(() => {
    // Chromium's scrollTo returns a promise, which is no way to undo an effect.
    scrollTo(0, 0)
  }, [pathname])
}
