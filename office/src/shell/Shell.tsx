// The frame around every screen: who sits here, where one can go, and what waits there.

import type { ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import type { Desk, Door } from '#contract/staff/office.ts'
import { Button } from '#ui/Button.tsx'
import { Mark } from '#ui/Mark.tsx'
import { useKeys } from '../lib/use-keys.ts'
import { useNow } from '../lib/use-now.ts'
import { useQueue } from '../queue/api.ts'
import { groupOf } from '../queue/groups.ts'
import { shell as t } from '../words/shell.ts'
import { screens } from './nav.ts'
import css from './Shell.module.css'

type Props = {
  readonly door: Door
  readonly desk: Desk
  readonly onSignOut: () => void
  readonly children: ReactNode
}

export function Shell({ door, desk, onSignOut, children }: Props) {
  const [path, go] = useLocation()
  const allowed = screens.filter(({ action }) => desk.actions.includes(action))
  useGoTo(allowed, go)
  return (
    <div className={css.office}>
      <header className={css.top}>
        <Link href="/queue" className={css.brand}>
          <Mark /> {door.brand} <small>{t.office}</small>
        </Link>
        <span className={css.grow} />
        <span className={css.me}>
          <span className={css.initials} aria-hidden="true">
            {initialsOf(desk.member.name)}
          </span>
          <b>{desk.member.name}</b>
          <Button look="ghost" onClick={onSignOut}>
            {t.signOut}
          </Button>
        </span>
      </header>
      <div className={css.frame}>
        <nav className={css.nav} aria-label={t.nav}>
          {allowed.map(({ name, path: to }) => (
            <Link key={name} href={to} aria-current={path.startsWith(to) ? 'page' : undefined}>
              <span className={css.name}>{t.screens[name]}</span>
              {name === 'queue' && <Waiting />}
            </Link>
          ))}
          <p className={css.end}>
            <span>
              <kbd>G</kbd> {t.goTo}
            </span>
          </p>
        </nav>
        <main className={css.main}>{children}</main>
      </div>
    </div>
  )
}

/** How much waits; filled only where something is overdue. */
function Waiting() {
  const { data } = useQueue()
  const now = useNow()
  if (!data || data.length === 0) return null
  const isOverdue = data.some((item) => groupOf(item, now) === 'overdue')
  return (
    <b
      className={`${css.count} ${isOverdue ? css.overdue : ''}`}
      title={isOverdue ? t.someOverdue : t.waiting(data.length)}
    >
      {data.length}
    </b>
  )
}

const goForMs = 1_500
let wentFor = -goForMs

/** G, then the letter of a screen. */
function useGoTo(
  allowed: readonly { readonly key: string; readonly path: string }[],
  go: (path: string) => void,
): void {
  const letters = Object.fromEntries(
    allowed.map(({ key, path }) => [
      key,
      () => {
        if (performance.now() - wentFor < goForMs) go(path)
      },
    ]),
  )
  useKeys({
    ...letters,
    g: () => {
      wentFor = performance.now()
    },
  })
}

function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean)
  return words
    .slice(0, 2)
    .map((word) => [...word][0]?.toUpperCase() ?? '')
    .join('')
}
