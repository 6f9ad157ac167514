// Every so many minutes, for those who asked for it: how long this session lasts and what its live
// trades brought.

import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import * as format from '#browser/format/format.ts'
import { localNow } from '#browser/page/clock.ts'
import { Button, buttonClass } from '#ui/Button.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { useOwnLimits } from '../../lib/limits/limits.ts'
import { useLogout } from '../../lib/user/user.ts'
import { sessionResultQuery } from './api.ts'
import css from './SessionReminder.module.css'
import { endSessionClock, minutesText, sessionBegan } from './session-clock.ts'

const lookEveryMs = 5_000

export default function SessionReminder() {
  const { data } = useOwnLimits()
  useEffect(() => {
    sessionBegan()
    return endSessionClock
  }, [])
  const every = data?.reminder_minutes ?? null
  return every === null ? null : <Reminders key={every} everyMs={every * 60_000} />
}

function Reminders({ everyMs }: { everyMs: number }) {
  const passed = () => Math.floor((localNow() - sessionBegan()) / everyMs)
  // One that is set in the middle of a session first reminds at its next full time.
  const [told, setTold] = useState(passed)
  const [due, setDue] = useState(told)
  useEffect(() => {
    const look = setInterval(() => setDue(passed()), lookEveryMs)
    return () => clearInterval(look)
  })
  return due > told ? <Reminder onClose={() => setTold(due)} /> : null
}

function Reminder({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [shownAt] = useState(localNow)
  const logout = useLogout()
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog
      ref={dialog}
      className={css.dialog}
      aria-labelledby="session-reminder"
      onClose={onClose}
    >
      <h2 id="session-reminder">{t.limits.here(minutesText(shownAt - sessionBegan()))}</h2>
      <Result since={sessionBegan()} />
      <div className={css.keys}>
        <Button look="solid" onClick={() => dialog.current?.close()}>
          {t.limits.stay}
        </Button>
        <Link
          className={buttonClass('plain')}
          to="/user/limits"
          onClick={() => dialog.current?.close()}
        >
          {t.limits.toLimits}
        </Link>
        <Button look="ghost" busy={logout.isPending} onClick={() => logout.mutate()}>
          {t.frame.logout}
        </Button>
      </div>
    </dialog>
  )
}

function Result({ since }: { since: number }) {
  const { data, isError } = useQuery(sessionResultQuery(since))
  if (isError) return <p>{t.limits.unknownResult}</p>
  if (!data) return <p>{t.shell.loading}</p>
  if (data.count === 0) return <p>{t.limits.noResult}</p>
  return <p>{t.limits.result(data.count, format.signed(data.result))}</p>
}
