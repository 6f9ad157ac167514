// This screen in the other languages, with what its link carries.

import { useLocation } from 'wouter'
import { locale } from '#browser/format/locale.ts'
import { languages } from '#browser/i18n/languages.ts'
import { linkClass } from '#ui/Button.tsx'
import { sitePath } from './site-path.ts'

export function OtherLanguages() {
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
