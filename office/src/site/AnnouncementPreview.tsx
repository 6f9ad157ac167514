// The announcement that is typed, as visitors and clients will see it: by language and theme.

import type { Fields } from '#browser/forms/fields.ts'
import { staffLanguages } from '#contract/shared/languages.ts'
import { EmptyState } from '#ui/States.tsx'
import { Block } from '../parts/Board.tsx'
import { announcements as t } from '../words/announcements.ts'
import css from './Announcements.module.css'

export function AnnouncementPreview({ typed }: { readonly typed: Fields }) {
  const written = staffLanguages.flatMap((language) => {
    const text = typed[`text_${language}`]?.trim() ?? ''
    return text === '' ? [] : [{ language, text }]
  })
  return (
    <Block title={t.preview} width="half">
      {written.length === 0 && <EmptyState>{t.previewEmpty}</EmptyState>}
      {written.map(({ language, text }) => (
        <figure key={language} className={css.previews}>
          <figcaption>{t.inLanguage[language]}</figcaption>
          {(['light', 'dark'] as const).map((theme) => (
            <div key={theme} data-theme={theme}>
              <p className={css.line} data-tone={typed.tone === 'warning' ? 'warning' : 'info'}>
                <span lang={language}>{text}</span>
                <span className={css.close}>{t.previewClose}</span>
              </p>
            </div>
          ))}
        </figure>
      ))}
    </Block>
  )
}
