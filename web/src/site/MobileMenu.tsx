// The menu of small screens, whose submenus unfold in half a second.

import { useId, useState } from 'react'
import { Icon } from '#ui/Icon.tsx'
import * as t from '../lib/i18n/i18n.ts'
import { Drawer } from '../lib/panels/Drawer.tsx'
import { type MenuPage, menu } from '../lib/site/menu.ts'
import { LanguageLinks } from './LanguageLinks.tsx'
import { MenuLink } from './MenuLink.tsx'
import css from './MobileMenu.module.css'
import { ThemeSwitch } from './ThemeSwitch.tsx'

export function MobileMenu() {
  return (
    <Drawer side="end">
      <nav className={css.nav} aria-label={t.shell.menu}>
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
      <div className={css.foot}>
        <LanguageLinks name="menu-languages" />
        <ThemeSwitch />
      </div>
    </Drawer>
  )
}

type SubmenuProps = { readonly label: string; readonly pages: readonly MenuPage[] }

function Submenu({ label, pages }: SubmenuProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <li>
      <button
        type="button"
        className={css.top}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
        <Icon name="chevron" />
      </button>
      <div id={id} className={css.fold} data-open={isOpen || undefined}>
        <ul>
          {pages.map((page) => (
            <li key={page.to}>
              <MenuLink page={page} />
            </li>
          ))}
        </ul>
      </div>
    </li>
  )
}
