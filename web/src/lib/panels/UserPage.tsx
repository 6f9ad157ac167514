// A page of the user area that is about one thing: its title, what it is for, and its parts.

import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { Link, useLocation } from 'wouter'
import * as t from '../i18n/i18n.ts'
import { settingsLinks } from '../site/settings-links.ts'
import { useTitle } from '../site/title.ts'
import css from './UserPage.module.css'

type Props = {
  readonly title: string
  readonly lead?: string
  /** As wide as a form or text, as the ways money goes, or as cards side by side. */
  readonly width: 'text' | 'money' | 'cards'
  readonly children: ReactNode
}

export function UserPage({ title, lead, width, children }: Props) {
  const [pathname] = useLocation()
  const isSettings = settingsLinks.some(({ to }) => to === pathname)
  useTitle(title)
  return (
    <main className={css.page} data-width={width} id="content">
      {isSettings && <Tabs pathname={pathname} />}
      <h1>{title}</h1>
      {lead !== undefined && <p className={css.lead}>{lead}</p>}
      {children}
    </main>
  )
}

/** Settings are one place: whoever is on one of them sees the others. */
function Tabs({ pathname }: { readonly pathname: string }) {
  const row = useRef<HTMLElement>(null)
  // On a phone the row is longer than the screen.
  useLayoutEffect(() => {
    const here = row.current?.querySelector<HTMLElement>('[aria-current]')
    if (row.current && here) row.current.scrollLeft += middleOf(here) - middleOf(row.current)
  }, [])
  return (
    <nav ref={row} className={css.tabs} aria-label={t.settings.title}>
      {settingsLinks.map(({ to, label }) => (
        <Link key={to} to={to} aria-current={to === pathname ? 'page' : undefined}>
          {label}
        </Link>
      ))}
    </nav>
  )
}

function middleOf(element: Element): number {
  const { left, width } = element.getBoundingClientRect()
  return left + width / 2
}
