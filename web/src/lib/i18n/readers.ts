// Who has read the texts of each language, and when. A program translated all of them, Dutch too;
// nobody has read any yet. Whoever has read all of a language stands here, and its pages say so.

import type { Language } from '#contract/shared/languages.ts'

type Reader = { readonly name: string; readonly day: string }

export const readers: Readonly<Record<Exclude<Language, 'en'>, Reader | null>> = {
  nl: null,
  de: null,
  fr: null,
  es: null,
  pt: null,
  it: null,
  pl: null,
  tr: null,
  ar: null,
  he: null,
  ja: null,
}
