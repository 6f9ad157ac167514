// That a program translated what stands here, or who has read it since, and the way to the English.

import * as format from '#browser/format/format.ts'
import { locale } from '#browser/format/locale.ts'
import { linkClass } from '#ui/Button.tsx'
import * as t from '../i18n/i18n.ts'
import { readers } from '../i18n/readers.ts'
import { sitePath } from './site-path.ts'

/** The path is without its language. */
export function TranslationNote({ path }: { readonly path: string }) {
  if (locale === 'en') return null
  const reader = readers[locale]
  const { byMachine, readBy, english } = t.translated
  return (
    <p className="translated">
      {reader ? readBy(reader.name, format.date(reader.day)) : byMachine}{' '}
      <a className={linkClass} href={sitePath(path, '')} hrefLang="en">
        {english}
      </a>
    </p>
  )
}
