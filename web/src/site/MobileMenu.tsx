// The menu of small screens: slides in over the page within half a second, keeps the focus and the
// scrolling to itself, and unfolds its submenus in the same time.

import { useEffect, useId, useRef, useState } from 'react'
import { Icon } from '#ui/Icon.tsx'
import * as t from '../lib/i18n.ts'
import { LanguageLinks } from './LanguageLinks.tsx'
import { MenuLink } from './MenuLink.tsx'
import css from './MobileMenu.module.css'
import { type MenuPage, menu } from './menu.ts'
import { ThemeSwitch } from './ThemeSwitch.tsx'

export function MobileMenu() {
  const dialog = useRef<HTMLDialogElement>(null)
  const close = () => dialog.current?.close()
  // A page that is left and come back to is shown as it was left: with its menu closed.
  useEffect(() => {
    addEventListener('pagehide', close)
    return () => removeEventListener('pagehide', close)
  })
  return (
    <>
      <button
        type="button"
        className={css.open}
        aria-label={t.shell.menu}
        aria-haspopup="dialog"
        onClick={() => dialog.current?.showModal()}
      >
        <Icon name="menu" />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes a dialog by itself */}
      <dialog
        ref={dialog}
        className={css.menu}
        aria-label={t.shell.menu}
        onClick={(event) => {
          const { target } = event
          const isLink = target instanceof Element && target.closest('a') !== null
          if (target === dialog.current || isLink) close()
        }}
      >
        <div className={css.body}>
          <button type="button" className={css.close} aria-label={t.shell.close} onClick={close}>
            <Icon name="close" />
          </button>
          <nav aria-label={t.shell.menu}>
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
            <LanguageLinks />
            <ThemeSwitch />
          </div>
        </div>
      </dialog>
    </>
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
