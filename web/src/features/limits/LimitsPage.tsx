// The client's own limits, breaks from trading and the session reminder.

import type { OwnLimitsView } from '#contract/limits.ts'
import { FailedState, Skeleton } from '#ui/States.tsx'
import { messageOf } from '../../lib/errors.ts'
import * as t from '../../lib/i18n.ts'
import { useOwnLimits } from '../../lib/limits.ts'
import { useTitle } from '../../lib/title.ts'
import { Breaks } from './Breaks.tsx'
import { LimitRow } from './LimitRow.tsx'
import css from './Limits.module.css'
import { ReminderForm } from './ReminderForm.tsx'

export default function LimitsPage() {
  const { data, isError, error, refetch } = useOwnLimits()
  useTitle(t.limits.title)
  return (
    <main className={css.page} id="content">
      <h1>{t.limits.title}</h1>
      <p>{t.limits.lead}</p>
      {data && (
        <>
          <Limits limits={data} />
          <Breaks limits={data} />
          <ReminderForm minutes={data.reminder_minutes} />
        </>
      )}
      {!data && !isError && <Skeleton lines={9} label={t.shell.loading} />}
      {!data && isError && (
        <FailedState
          message={messageOf(error)}
          retryLabel={t.shell.retry}
          onRetry={() => void refetch()}
        />
      )}
    </main>
  )
}

const kinds = ['loss', 'stake', 'deposit'] as const

function Limits({ limits: { limits } }: { limits: OwnLimitsView }) {
  return (
    <>
      <p className={css.note}>{t.limits.liveOnly}</p>
      <div className={css.cards}>
        {kinds.map((kind) => (
          <section key={kind} className={css.card} aria-label={t.limits.kinds[kind].title}>
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
