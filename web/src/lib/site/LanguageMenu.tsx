// A page or a screen in every language: folded away, since there are many, and without a script.

import { locale } from '#browser/format/locale.ts'
import { languages } from '#browser/i18n/languages.ts'
import type { Language } from '#contract/shared/languages.ts'
import { sitePath } from './site-path.ts'

type Props = {
  /** What it is, for those who do not see it. */
  readonly label: string
  /** Without its language. */
  readonly path: string
  readonly search?: string
  /** In place of following the link. */
  readonly onPick?: (language: Language, href: string) => void
}

export function LanguageMenu({ label, path, search = '', onPick }: Props) {
  const own = languages.find((language) => language.locale === locale)
  return (
    <details className="languages">
      <summary>
        <span>{label}</span> {own?.name}
      </summary>
      <ul aria-label={label}>
        {languages.map((language) => {
          const href = sitePath(path, language.basePath) + search
          return (
            <li key={language.locale}>
              <a
                href={href}
                lang={language.locale}
                hrefLang={language.locale}
                aria-current={language.locale === locale ? 'true' : undefined}
                onClick={(event) => {
                  // Another tab or window is opened as ever.
                  if (!onPick || event.metaKey || event.ctrlKey || event.shiftKey) return
                  event.preventDefault()
                  onPick(language.locale, href)
                }}
              >
                {language.name}
              </a>
            </li>
          )
        })}
      </ul>
    </details>
  )
}
