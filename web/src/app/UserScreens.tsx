// The screens of those who are signed in. Their list comes after the trading screen, which does
// without it.

import { Route, Switch } from 'wouter'
import { RealOnly } from './Guards.tsx'
import NotFound from './NotFound.tsx'
import { routesOf } from './routes-of.tsx'
import { clientScreens, realScreens } from './screens.tsx'

export default function UserScreens() {
  return (
    <Switch>
      {routesOf(clientScreens)}
      {routesOf(realScreens, (screen) => (
        <RealOnly>{screen}</RealOnly>
      ))}
      <Route>
        <NotFound />
      </Route>
    </Switch>
  )
}
