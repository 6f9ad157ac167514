// The install as its operator sets it up: its settings, what going live takes, its claims and
// announcements.

import { Redirect, Route, Switch } from 'wouter'
import { settingGroups } from '#contract/staff/settings.ts'
import { AnnouncementsBoard } from './AnnouncementsBoard.tsx'
import { ClaimsBoard } from './ClaimsBoard.tsx'
import { LiveBoard } from './LiveBoard.tsx'
import { MailsBoard } from './MailsBoard.tsx'
import { SettingsBoard } from './SettingsBoard.tsx'
import { TextsBoard } from './TextsBoard.tsx'

export function SitePage() {
  return (
    <Switch>
      {settingGroups.map((group) => (
        <Route key={group} path={`/site/${group}`}>
          <SettingsBoard key={group} group={group} />
        </Route>
      ))}
      <Route path="/site/texts" component={TextsBoard} />
      <Route path="/site/mails/:name?">{({ name }) => <MailsBoard name={name} />}</Route>
      <Route path="/site/going-live" component={LiveBoard} />
      <Route path="/site/announcements" component={AnnouncementsBoard} />
      <Route path="/site/claims" component={ClaimsBoard} />
      <Route>
        <Redirect to="/site/brand" replace />
      </Route>
    </Switch>
  )
}
