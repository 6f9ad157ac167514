// What the operator announces, a line each, in the language of the page. Its text is a text:
// whatever stands in it is shown as it was typed.

import type { ReactNode } from 'react'
import { locale } from '#browser/format/locale.ts'
import type { AnnouncementView } from '#contract/public/announcements.ts'

type Props = {
  readonly all: readonly AnnouncementView[]
  /** What is done with one of them. */
  readonly act?: (id: string) => ReactNode
}

/** Operators write in the languages of staff; a text in English says so elsewhere. */
const written = ['en', 'nl'].includes(locale) ? {} : { lang: 'en', dir: 'ltr' }

export function AnnouncementLines({ all, act }: Props) {
  return all.map(({ id, tone, text_en, text_nl }) => (
    <aside key={id} className="announced" data-tone={tone}>
      <p {...written}>{locale === 'nl' ? text_nl : text_en}</p>
      {act?.(id)}
    </aside>
  ))
}
