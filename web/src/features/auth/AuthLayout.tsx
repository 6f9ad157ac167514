// The frame of the auth pages: the mark, one panel, a way back.

import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { locale } from '#browser/format/locale.ts'
import { languages } from '#browser/i18n/languages.ts'
import { switchTheme } from '#browser/page/theme.ts'
import { linkClass } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Mark } from '#ui/Mark.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { config } from '../../lib/site/config.ts'
import { HelpLinks } from '../../lib/site/HelpLinks.tsx'
import { SiteLink } from '../../lib/site/SiteLink.tsx'
import { sitePath } from '../../lib/site/site-path.ts'
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
          <Languages />
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

/** This page in the other languages, with what its link carries. */
function Languages() {
  const [path] = useLocation()
  return languages
    .filter((language) => language.locale !== locale)
    .map((language) => (
      <a
        key={language.locale}
        className={linkClass}
        href={`${sitePath(path, language.basePath)}${location.search}`}
        lang={language.locale}
        hrefLang={language.locale}
      >
        {language.name}
      </a>
    ))
}
