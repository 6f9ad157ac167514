// Routes from a table of screens.

import type { ReactNode } from 'react'
import { Route } from 'wouter'
import type { ScreenTable } from './visitor-screens.tsx'

export function routesOf(screens: ScreenTable, within = (screen: ReactNode) => screen) {
  return Object.entries(screens).map(([path, screen]) => (
    <Route key={path} path={path}>
      {within(screen)}
    </Route>
  ))
}
