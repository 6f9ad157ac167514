// This screen in every language of the office: the address is the same but for its beginning.

import { useLocation, useRouter, useSearch } from 'wouter'
import { basePath, locale } from '#browser/format/locale.ts'
import { languages } from '#browser/i18n/languages.ts'
import { staffLanguages } from '#contract/shared/languages.ts'
import { shell as t } from '../words/shell.ts'
import css from './LanguageLinks.module.css'

const spoken = languages.filter(({ locale }) => staffLanguages.some((code) => code === locale))

/** In a bar that is full, by two letters. */
export function LanguageLinks({ isShort }: { isShort?: boolean }) {
  const { base } = useRouter()
  const [path] = useLocation()
  const search = useSearch()
  const rest = base.slice(basePath.length) + path + (search && `?${search}`) + location.hash
  return (
    <ul className={css.languages} aria-label={t.language}>
      {spoken.map(({ locale: code, basePath: base, name }) => (
        <li key={code}>
          <a
            href={base + rest}
            lang={code}
            hrefLang={code}
            title={isShort ? name : undefined}
            aria-current={code === locale ? 'true' : undefined}
          >
            {isShort ? code.toUpperCase() : name}
          </a>
        </li>
      ))}
    </ul>
  )
}
