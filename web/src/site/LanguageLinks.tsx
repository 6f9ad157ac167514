// This page in every language the site speaks.

import { locale } from '#browser/format/locale.ts'
import { languages } from '#browser/i18n/languages.ts'
import * as t from '../lib/i18n/i18n.ts'
import { useCurrentPath } from '../lib/site/current-path.ts'
import { sitePath } from '../lib/site/site-path.ts'
import css from './SiteFooter.module.css'

export function LanguageLinks() {
  const path = useCurrentPath()
  return (
    <ul className={css.languages} aria-label={t.site.language}>
      {languages.map((language) => (
        <li key={language.locale}>
          <a
            href={sitePath(path, language.basePath)}
            lang={language.locale}
            hrefLang={language.locale}
            aria-current={language.locale === locale ? 'true' : undefined}
          >
            {language.name}
          </a>
        </li>
      ))}
    </ul>
  )
}
