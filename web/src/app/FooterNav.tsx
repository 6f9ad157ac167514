// The navigation at the foot: under the thumb on a phone.

import { Link, useLocation } from 'wouter'
import { Icon } from '#ui/Icon.tsx'
import * as t from '../lib/i18n/i18n.ts'
import { sourceName } from '../lib/price/SourceTag.tsx'
import { config } from '../lib/site/config.ts'
import { useBook } from '../lib/trading/book.ts'
import css from './FooterNav.module.css'
import { footer } from './menu.ts'

export function FooterNav() {
  const [pathname] = useLocation()
  const mode = useBook((book) => book.mode)
  return (
    <nav className={css.foot} aria-label={t.shell.menu}>
      {footer
        .filter(({ only = mode }) => only === mode)
        .map((link) => (
          <Link key={link.to} to={link.to} aria-current={link.to === pathname ? 'page' : undefined}>
            <Icon name={link.icon} />
            {link.label}
          </Link>
        ))}
      <p>{t.frame.prices(sourceName(config.feed))}</p>
    </nav>
  )
}
