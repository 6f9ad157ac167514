// A page or a screen in every language: folded away, since there are many, and without a script.

import { locale } from '#browser/format/locale.ts'
import { languages } from '#browser/i18n/languages.ts'
import { sitePath } from './site-path.ts'

type Props = {
  /** What it is, for those who do not see it. */
  readonly label: string
  /** Without its language. */
  readonly path: string
  readonly search?: string
}

export function LanguageMenu({ label, path, search = '' }: Props) {
  const own = languages.find((language) => language.locale === locale)
  return (
    <details className="languages">
      <summary>
        <span>{label}</span> {own?.name}
      </summary>
      <ul aria-label={label}>
        {languages.map((language) => (
          <li key={language.locale}>
            <a
              href={sitePath(path, language.basePath) + search}
              lang={language.locale}
              hrefLang={language.locale}
              aria-current={language.locale === locale ? 'true' : undefined}
            >
              {language.name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
