// Automated trades: what they are likely to lose, what is traded and within which limits, the
// switch, what was done with each signal, and what came of it.

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { panelClass } from '#ui/Panel.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { Loaded } from '../../lib/panels/Loaded.tsx'
import { UserPage } from '../../lib/panels/UserPage.tsx'
import css from './Ats.module.css'
import { AtsLog } from './AtsLog.tsx'
import { AtsResults } from './AtsResults.tsx'
import { atsQuery } from './api.ts'
import { SettingsForm } from './SettingsForm.tsx'
import { Settled } from './Settled.tsx'
import { SwitchPanel } from './SwitchPanel.tsx'

export default function AtsPage() {
  const [isChanging, change] = useState(false)
  return (
    <UserPage title={t.ats.title} lead={t.ats.lead} width="cards">
      <Loaded query={useQuery(atsQuery)} lines={12}>
        {(ats) => (
          <>
            <SwitchPanel ats={ats} />
            <section className={panelClass} aria-label={t.ats.settingsTitle}>
              <h2>{t.ats.settingsTitle}</h2>
              {ats.settings && !isChanging ? (
                <>
                  <Settled settings={ats.settings} />
                  <div className={css.keys}>
                    <Button onClick={() => change(true)}>{t.ats.change}</Button>
                  </div>
                </>
              ) : (
                <SettingsForm ats={ats} onDone={() => change(false)} />
              )}
            </section>
          </>
        )}
      </Loaded>
      <AtsLog />
      <AtsResults />
    </UserPage>
  )
}
