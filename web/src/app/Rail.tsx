// The navigation at the left: one icon a group, its links in a popup beside it.

import { useEffect, useId, useRef } from 'react'
import { Link, useLocation } from 'wouter'
import { Icon } from '#ui/Icon.tsx'
import * as t from '../lib/i18n/i18n.ts'
import { useBook } from '../lib/trading/book.ts'
import { useLogout } from '../lib/user/user.ts'
import { type MenuGroup, rail } from './menu.ts'
import css from './Rail.module.css'

export function Rail() {
  const [pathname] = useLocation()
  const isReal = useBook((book) => book.mode === 'real')
  const logout = useLogout()
  return (
    <nav className={css.rail} aria-label={t.frame.main}>
      {rail
        .filter((group) => isReal || !group.realOnly)
        .map((group) =>
          group.links.length === 1 && group.links[0] ? (
            <Link
              key={group.label}
              to={group.links[0].to}
              className={css.item}
              aria-current={group.links[0].to === pathname ? 'page' : undefined}
            >
              <Icon name={group.icon} />
              {group.label}
            </Link>
          ) : (
            <Group key={group.label} group={group} />
          ),
        )}
      <button type="button" className={`${css.item} ${css.end}`} onClick={() => logout.mutate()}>
        <Icon name="exit" />
        {t.frame.logout}
      </button>
    </nav>
  )
}

function Group({ group }: { group: MenuGroup }) {
  const id = useId()
  const popup = useRef<HTMLDivElement>(null)
  const [pathname] = useLocation()
  const isCurrent = group.links.some((link) => link.to === pathname)
  // biome-ignore lint/correctness/useExhaustiveDependencies: going somewhere closes the popup
  useEffect(() => popup.current?.hidePopover?.(), [pathname])
  return (
    <div className={css.group}>
      <button
        type="button"
        className={css.item}
        popoverTarget={id}
        aria-current={isCurrent || undefined}
      >
        <Icon name={group.icon} />
        {group.label}
      </button>
      <div ref={popup} id={id} popover="auto" className={css.popup}>
        {group.links.map((link) => (
          <Link key={link.to} to={link.to} aria-current={link.to === pathname ? 'page' : undefined}>
            {link.label}
          </Link>
        ))}
      </div>
    </div>
  )
}
