// What the menu of phones leads to, and the account, the theme and the way out.

import { Link, useLocation } from 'wouter'
import { switchTheme } from '#browser/page/theme.ts'
import { Button } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import * as t from '../lib/i18n/i18n.ts'
import { TranslationNote } from '../lib/site/TranslationNote.tsx'
import { chooseMode, useBook } from '../lib/trading/book.ts'
import { useLogout } from '../lib/user/user.ts'
import css from './SlideMenu.module.css'
import { slideMenu } from './slide-menu.ts'

export default function SlideLinks() {
  const [pathname] = useLocation()
  const mode = useBook((book) => book.mode)
  const logout = useLogout()
  const isReal = mode === 'real'
  return (
    <nav className={css.links} aria-label={t.shell.menu}>
      <Button onClick={() => chooseMode(isReal ? 'demo' : 'real')}>
        {isReal ? t.frame.tradeDemo : t.frame.liveTrading}
      </Button>
      {slideMenu
        .filter((group) => isReal || !group.realOnly)
        .map((group) => (
          <section key={group.label}>
            {group.links.length > 1 && <h2>{group.label}</h2>}
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
        {t.frame.themeShort}
      </Button>
      <Button busy={logout.isPending} onClick={() => logout.mutate()}>
        <Icon name="exit" />
        {t.frame.logout}
      </Button>
      <TranslationNote path={pathname} />
    </nav>
  )
}
