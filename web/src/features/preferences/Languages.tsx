// The language of the screens, and that of letters, which follows whatever is picked here.

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { locale } from '#browser/format/locale.ts'
import { messageOf } from '#browser/http/errors.ts'
import { languages } from '#browser/i18n/languages.ts'
import type { Language } from '#contract/shared/languages.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { sitePath } from '../../lib/site/site-path.ts'
import { TranslationNote } from '../../lib/site/TranslationNote.tsx'
import { chooseLanguage, languageQuery } from './api.ts'
import css from './Preferences.module.css'

const words = t.preferences

export function Languages() {
  const [path] = useLocation()
  const queries = useQueryClient()
  const known = useQuery(languageQuery)
  const choosing = useMutation({
    mutationFn: chooseLanguage,
    onSuccess: (chosen) => queries.setQueryData(languageQuery.queryKey, chosen),
  })
  const pick = (language: Language, href: string) =>
    // The screens change even where the letters could not.
    choosing.mutate(language, { onSettled: () => location.assign(href) })
  const own = known.data?.language
  return (
    <section className={css.part} aria-labelledby="language">
      <h2 id="language">{words.language}</h2>
      <p>{words.thisLanguage}</p>
      <details className="languages">
        <summary>
          <span>{words.language}</span> {nameOf(locale)}
        </summary>
        <ul aria-label={words.language}>
          {languages.map(({ locale: language, basePath, name }) => {
            const href = sitePath(path, basePath) + location.search
            return (
              <li key={language}>
                <a
                  href={href}
                  lang={language}
                  hrefLang={language}
                  aria-current={language === locale ? 'true' : undefined}
                  onClick={(event) => {
                    // Another tab or window is opened as ever.
                    if (event.metaKey || event.ctrlKey || event.shiftKey) return
                    event.preventDefault()
                    pick(language, href)
                  }}
                >
                  {name}
                </a>
              </li>
            )
          })}
        </ul>
      </details>
      <TranslationNote path={path} />
      {own !== undefined && <p role="status">{words.letters(nameOf(own))}</p>}
      {choosing.isError && <Alert kind="error">{messageOf(choosing.error)}</Alert>}
      {own !== undefined && own !== locale && (
        <Button busy={choosing.isPending} onClick={() => choosing.mutate(locale)}>
          {words.lettersHere}
        </Button>
      )}
    </section>
  )
}

function nameOf(language: Language): string {
  return languages.find(({ locale }) => locale === language)?.name ?? language
}
