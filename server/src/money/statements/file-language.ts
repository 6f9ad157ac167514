// What a file of a statement says in each language.

import * as ar from '#contract/client/ar/statement-words.ts'
import * as de from '#contract/client/de/statement-words.ts'
import * as es from '#contract/client/es/statement-words.ts'
import * as fr from '#contract/client/fr/statement-words.ts'
import * as he from '#contract/client/he/statement-words.ts'
import * as it from '#contract/client/it/statement-words.ts'
import * as ja from '#contract/client/ja/statement-words.ts'
import * as nl from '#contract/client/nl/statement-words.ts'
import * as pl from '#contract/client/pl/statement-words.ts'
import * as pt from '#contract/client/pt/statement-words.ts'
import * as en from '#contract/client/statement-words.ts'
import * as tr from '#contract/client/tr/statement-words.ts'
import type { Language } from '#contract/shared/languages.ts'
import type { Messages } from '#contract/shared/messages.ts'
import { wordingIn } from '#server/platform/wording.ts'

const inEnglish = wordsFrom(en, 'en')

export type FileWords = Messages<typeof inEnglish>

const words: Readonly<Record<Language, FileWords>> = {
  en: inEnglish,
  nl: wordsFrom(nl, 'nl'),
  de: wordsFrom(de, 'de'),
  fr: wordsFrom(fr, 'fr'),
  es: wordsFrom(es, 'es'),
  pt: wordsFrom(pt, 'pt'),
  it: wordsFrom(it, 'it'),
  pl: wordsFrom(pl, 'pl'),
  tr: wordsFrom(tr, 'tr'),
  ar: wordsFrom(ar, 'ar'),
  he: wordsFrom(he, 'he'),
  ja: wordsFrom(ja, 'ja'),
}

function wordsFrom<W extends object, F extends object>(
  { statementWords, statementFileWords }: { statementWords: W; statementFileWords: F },
  language: Language,
) {
  return { ...statementWords, ...statementFileWords, notice: wordingIn(language).sandboxNotice }
}

export function fileWordsIn(language: Language): FileWords {
  return words[language]
}

/** Our writer of PDF has Latin letters alone: who reads others gets English. */
export function pdfLanguageOf(language: Language): Language {
  return latin.includes(language) ? language : 'en'
}

const latin: readonly Language[] = ['en', 'nl', 'de', 'fr', 'es', 'pt', 'it', 'pl', 'tr']
