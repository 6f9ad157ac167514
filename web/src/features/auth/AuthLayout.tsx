// The frame of the auth pages: the mark, one panel, a way back.

import type { ReactNode } from 'react'
import { switchTheme } from '#browser/page/theme.ts'
import { linkClass } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Mark } from '#ui/Mark.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { config } from '../../lib/site/config.ts'
import { HelpLinks } from '../../lib/site/HelpLinks.tsx'
import { OtherLanguages } from '../../lib/site/OtherLanguages.tsx'
import { SiteLink } from '../../lib/site/SiteLink.tsx'
import { useTitle } from '../../lib/site/title.ts'
import css from './auth.module.css'

export function AuthLayout({ title, children }: { title: string; children: ReactNode }) {
  useTitle(title)
  return (
    <div className={css.page}>
      <header className={css.head}>
        <SiteLink to="/" className={css.logo}>
          <Mark />
          {config.brand}
        </SiteLink>
        <span>
          <OtherLanguages />
          <button
            type="button"
            className={css.theme}
            aria-label={t.shell.theme}
            title={t.shell.theme}
            onClick={switchTheme}
          >
            <Icon name="theme" />
          </button>
        </span>
      </header>
      <main className={css.panel}>
        <h1>{title}</h1>
        {children}
      </main>
      <footer className={css.foot}>
        <SiteLink to="/" className={linkClass}>
          {t.auth.back}
        </SiteLink>
        <HelpLinks />
      </footer>
    </div>
  )
}
