// The client's own limits, breaks from trading and the session reminder.

import type { OwnLimitsView } from '#contract/client/limits.ts'
import { panelClass } from '#ui/Panel.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { useOwnLimits } from '../../lib/limits/limits.ts'
import { Loaded } from '../../lib/panels/Loaded.tsx'
import { UserPage } from '../../lib/panels/UserPage.tsx'
import { Breaks } from './Breaks.tsx'
import { LimitRow } from './LimitRow.tsx'
import css from './Limits.module.css'
import { ReminderForm } from './ReminderForm.tsx'

export default function LimitsPage() {
  return (
    <UserPage title={t.limits.title} lead={t.limits.lead} width="cards">
      <Loaded query={useOwnLimits()} lines={9}>
        {(limits) => (
          <>
            <Limits limits={limits} />
            <Breaks limits={limits} />
            <ReminderForm minutes={limits.reminder_minutes} />
          </>
        )}
      </Loaded>
    </UserPage>
  )
}

const kinds = ['loss', 'stake', 'deposit'] as const

function Limits({ limits: { limits } }: { limits: OwnLimitsView }) {
  return (
    <>
      <p className={css.note}>{t.limits.liveOnly}</p>
      <div className={css.cards}>
        {kinds.map((kind) => (
          <section
            key={kind}
            className={`${panelClass} ${css.card}`}
            aria-label={t.limits.kinds[kind].title}
          >
            <h2>{t.limits.kinds[kind].title}</h2>
            <p>{t.limits.kinds[kind].what}</p>
            <ul className={css.list}>
              {limits
                .filter((limit) => limit.kind === kind)
                .map((limit) => (
                  <LimitRow key={limit.period} limit={limit} />
                ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  )
}
