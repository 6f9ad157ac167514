// Where the client is signed in.

import * as format from '#browser/format/format.ts'
import type { SessionView } from '#contract/client/factors.ts'
import { Button } from '#ui/Button.tsx'
import { panelClass } from '#ui/Panel.tsx'
import { Tag } from '#ui/Tag.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { Loaded } from '../../lib/panels/Loaded.tsx'
import { endOtherSessions, endSession } from './api.ts'
import css from './Security.module.css'
import { useChange, useSessions } from './use-security.ts'

export function Sessions() {
  const sessions = useSessions()
  const endOthers = useChange((_: undefined) => endOtherSessions())
  return (
    <section className={panelClass} aria-label={t.security.sessionsTitle}>
      <h2>{t.security.sessionsTitle}</h2>
      <Loaded query={sessions} lines={4}>
        {(list) => (
          <ul className={css.list}>
            {list.map((session) => (
              <Row key={session.id} session={session} />
            ))}
          </ul>
        )}
      </Loaded>
      {sessions.data && sessions.data.length > 1 && (
        <Button busy={endOthers.isPending} onClick={() => endOthers.mutate(undefined)}>
          {t.security.endOthers}
        </Button>
      )}
    </section>
  )
}

function Row({ session }: { session: SessionView }) {
  const { id, time_zone, started_at, used_at, is_this } = session
  const device = t.security.device(session)
  const end = useChange((_: undefined) => endSession(id))
  return (
    <li>
      <div className={css.row}>
        <span className={css.what}>
          <span>
            {device} {is_this && <Tag tone="info">{t.security.thisOne}</Tag>}
          </span>
          <small>
            {t.security.since(format.date(started_at))},{' '}
            {t.security.used(format.dateMinute(used_at))}
            {time_zone !== null && `, ${time_zone}`}
          </small>
        </span>
        {!is_this && (
          <Button
            look="ghost"
            busy={end.isPending}
            aria-label={t.security.endOf(device)}
            onClick={() => end.mutate(undefined)}
          >
            {t.security.end}
          </Button>
        )}
      </div>
    </li>
  )
}
