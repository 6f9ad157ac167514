// The install as its operator sets it up: its settings, what going live takes, and its claims.

import { Route, Switch } from 'wouter'
import { site as t } from '../words/site.ts'
import { ClaimsBoard } from './ClaimsBoard.tsx'
import { LiveBoard } from './LiveBoard.tsx'
import { SettingsBoard } from './SettingsBoard.tsx'

const tabs = [
  { to: '/site', words: t.tabs.settings },
  { to: '/site/going-live', words: t.tabs.live },
  { to: '/site/claims', words: t.tabs.claims },
]

export function SitePage() {
  return (
    <Switch>
      <Route path="/site/going-live">
        <LiveBoard tabs={tabs} />
      </Route>
      <Route path="/site/claims">
        <ClaimsBoard tabs={tabs} />
      </Route>
      <Route>
        <SettingsBoard tabs={tabs} />
      </Route>
    </Switch>
  )
}
