// One alarm, and the word of whoever has seen to it.

import { useRef } from 'react'
import { dateMinute } from '#browser/format/format.ts'
import { useKeys } from '../lib/use-keys.ts'
import { useMay } from '../lib/use-may.ts'
import { workKeys } from '../lib/work-keys.ts'
import css from '../parts/Detail.module.css'
import { DetailFrame } from '../parts/DetailFrame.tsx'
import type { DetailProps } from '../parts/detail.ts'
import { EvidenceFrame } from '../parts/EvidenceFrame.tsx'
import { Facts } from '../parts/Facts.tsx'
import { ReasonForm } from '../parts/ReasonForm.tsx'
import { alarms as t } from '../words/alarms.ts'
import { queue } from '../words/queue.ts'
import { alarmInWords } from './alarm-in-words.ts'
import { useAlarm, useSeeing } from './api.ts'

export function AlarmDetail({ id, onDone }: DetailProps) {
  return (
    <DetailFrame label={t.title} found={useAlarm(id)}>
      {({ says, parts, sounded_at, seen }) => (
        <>
          <header className={css.head}>
            <h2>{t.title}</h2>
          </header>
          <EvidenceFrame>
            <section className={css.wide}>
              <h3>{t.says}</h3>
              <p>{alarmInWords({ says, parts })}</p>
              <Facts
                facts={[
                  [t.soundedAt, dateMinute(sounded_at)],
                  ...(seen
                    ? [
                        [t.seenBy, `${seen.by}, ${dateMinute(seen.at)}`] as const,
                        [t.seen, seen.reason] as const,
                      ]
                    : []),
                ]}
              />
              <p>{t.help}</p>
            </section>
          </EvidenceFrame>
          {seen === null && <Seeing id={id} onDone={onDone} />}
        </>
      )}
    </DetailFrame>
  )
}

function Seeing({ id, onDone }: DetailProps) {
  const seeing = useSeeing(id)
  const maySee = useMay('alarm.see')
  const place = useRef<HTMLDivElement>(null)
  const focus = () => place.current?.querySelector('input')?.focus()
  useKeys(maySee ? { [workKeys.approve]: { does: t.see, act: focus } } : {})
  return (
    <div ref={place} className={css.verdict}>
      {maySee ? (
        <ReasonForm label={t.reason} act={t.see} sending={seeing} onDone={onDone} />
      ) : (
        <span className={css.barred}>{queue.bars.role}</span>
      )}
    </div>
  )
}
