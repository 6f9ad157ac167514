// The menu of wide screens: links, and disclosures that open on click, Enter or under the mouse,
// and close on Escape or when one leaves them.

import { type FocusEvent, type KeyboardEvent, type PointerEvent, useId, useState } from 'react'
import { Icon } from '#ui/Icon.tsx'
import * as t from '../lib/i18n/i18n.ts'
import { useCurrentPath } from '../lib/site/current-path.ts'
import { type MenuPage, menu } from '../lib/site/menu.ts'
import { MenuLink } from './MenuLink.tsx'
import css from './SiteMenu.module.css'

export function SiteMenu() {
  return (
    <nav className={css.menu} aria-label={t.site.menu.main}>
      <ul>
        {menu.map((entry) =>
          'pages' in entry ? (
            <Submenu key={entry.id} label={entry.label} pages={entry.pages} />
          ) : (
            <li key={entry.to}>
              <MenuLink page={entry} className={css.top} />
            </li>
          ),
        )}
      </ul>
    </nav>
  )
}

/** Opened by the mouse passing over, it stays open on the click that follows. */
type Opened = 'no' | 'hover' | 'click'

function useDisclosure() {
  const [opened, setOpened] = useState<Opened>('no')
  const byMouse = (next: Opened) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse' && opened !== 'click') setOpened(next)
  }
  return {
    isOpen: opened !== 'no',
    toggle: () => setOpened(opened === 'click' ? 'no' : 'click'),
    surround: {
      onPointerEnter: byMouse('hover'),
      onPointerLeave: byMouse('no'),
      onBlur: (event: FocusEvent<HTMLElement>) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpened('no')
      },
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        if (event.key !== 'Escape' || opened === 'no') return
        event.currentTarget.querySelector('button')?.focus()
        setOpened('no')
      },
    },
  }
}

type SubmenuProps = { readonly label: string; readonly pages: readonly MenuPage[] }

function Submenu({ label, pages }: SubmenuProps) {
  const id = useId()
  const current = useCurrentPath()
  const { isOpen, toggle, surround } = useDisclosure()
  return (
    <li className={css.group} {...surround}>
      <button
        type="button"
        className={css.top}
        aria-expanded={isOpen}
        aria-controls={id}
        data-current={pages.some(({ to }) => to === current) || undefined}
        onClick={toggle}
      >
        {label}
        <Icon name="chevron" small />
      </button>
      <ul id={id} className={css.panel} data-open={isOpen || undefined}>
        {pages.map((page) => (
          <li key={page.to}>
            <MenuLink page={page} />
          </li>
        ))}
      </ul>
    </li>
  )
}
