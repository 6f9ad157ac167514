// The menu of phones: slides in from the left in 300 ms, over everything else.

import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'wouter'
import { Button } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { chooseMode, useBook } from '../lib/book.ts'
import * as t from '../lib/i18n.ts'
import { switchTheme } from '../lib/theme.ts'
import { useLogout } from '../lib/user.ts'
import { slideMenu } from './menu.ts'
import css from './SlideMenu.module.css'

export function SlideMenu() {
  const dialog = useRef<HTMLDialogElement>(null)
  const [pathname] = useLocation()
  const close = () => dialog.current?.close()
  // biome-ignore lint/correctness/useExhaustiveDependencies: going somewhere closes the menu
  useEffect(() => {
    dialog.current?.close()
  }, [pathname])
  return (
    <>
      <button
        type="button"
        className={css.open}
        aria-label={t.shell.menu}
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
          if (event.target === dialog.current) close()
        }}
      >
        <div className={css.body}>
          <button type="button" className={css.close} aria-label={t.shell.close} onClick={close}>
            <Icon name="close" />
          </button>
          <Links pathname={pathname} />
        </div>
      </dialog>
    </>
  )
}

function Links({ pathname }: { pathname: string }) {
  const mode = useBook((book) => book.mode)
  const logout = useLogout()
  const isReal = mode === 'real'
  return (
    <>
      <Button onClick={() => chooseMode(isReal ? 'demo' : 'real')}>
        {isReal ? t.shell.tradeDemo : t.shell.liveTrading}
      </Button>
      {slideMenu
        .filter((group) => isReal || !group.realOnly)
        .map((group) => (
          <section key={group.label}>
            <h2>{group.label}</h2>
            {group.links.map((link) => (
              <Link
                key={link.to}
                to={link.to}
                aria-current={link.to === pathname ? 'page' : undefined}
              >
                {link.label}
              </Link>
            ))}
          </section>
        ))}
      <Button onClick={switchTheme}>
        <Icon name="theme" />
        {t.shell.themeShort}
      </Button>
      <Button onClick={() => logout.mutate()}>
        <Icon name="exit" />
        {t.shell.logout}
      </Button>
    </>
  )
}
