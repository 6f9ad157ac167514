// What a file of a statement says in each language, and how it writes figures and days there.

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
import { sandboxNotice as arNotice } from '#contract/public/ar/sandbox-words.ts'
import { sandboxNotice as deNotice } from '#contract/public/de/sandbox-words.ts'
import { sandboxNotice as esNotice } from '#contract/public/es/sandbox-words.ts'
import { sandboxNotice as frNotice } from '#contract/public/fr/sandbox-words.ts'
import { sandboxNotice as heNotice } from '#contract/public/he/sandbox-words.ts'
import { sandboxNotice as itNotice } from '#contract/public/it/sandbox-words.ts'
import { sandboxNotice as jaNotice } from '#contract/public/ja/sandbox-words.ts'
import { sandboxNotice as nlNotice } from '#contract/public/nl/sandbox-words.ts'
import { sandboxNotice as plNotice } from '#contract/public/pl/sandbox-words.ts'
import { sandboxNotice as ptNotice } from '#contract/public/pt/sandbox-words.ts'
import { sandboxNotice } from '#contract/public/sandbox-words.ts'
import { sandboxNotice as trNotice } from '#contract/public/tr/sandbox-words.ts'
import type { Language } from '#contract/shared/languages.ts'
import type { Messages } from '#contract/shared/messages.ts'
import { writing } from '#contract/shared/writing.ts'

const inEnglish = wordsFrom(en, sandboxNotice)

export type FileWords = Messages<typeof inEnglish>

const words: Readonly<Record<Language, FileWords>> = {
  en: inEnglish,
  nl: wordsFrom(nl, nlNotice),
  de: wordsFrom(de, deNotice),
  fr: wordsFrom(fr, frNotice),
  es: wordsFrom(es, esNotice),
  pt: wordsFrom(pt, ptNotice),
  it: wordsFrom(it, itNotice),
  pl: wordsFrom(pl, plNotice),
  tr: wordsFrom(tr, trNotice),
  ar: wordsFrom(ar, arNotice),
  he: wordsFrom(he, heNotice),
  ja: wordsFrom(ja, jaNotice),
}

function wordsFrom<W extends object, F extends object>(
  { statementWords, statementFileWords }: { statementWords: W; statementFileWords: F },
  notice: string,
) {
  return { ...statementWords, ...statementFileWords, notice }
}

export function fileWordsIn(language: Language): FileWords {
  return words[language]
}

/** Our writer of PDF has the letters of Western Europe alone: who reads others gets English. */
export function pdfLanguageOf(language: Language): Language {
  return western.includes(language) ? language : 'en'
}

const western: readonly Language[] = ['en', 'nl', 'de', 'fr', 'es', 'pt', 'it']

/** A figure as people read it: "-1,204.50", in Dutch "-1.204,50". */
export function figureIn(language: Language, figure: string): string {
  const { group, grouping, decimal } = writing[language]
  const [whole = '', part] = figure.split('.')
  return whole.replace(grouping, group) + (part === undefined ? '' : decimal + part)
}

/** As dollars: "$1,204.50", in Dutch "$ 1.204,50". */
export function dollarsIn(language: Language, figure: string): string {
  const { dollarBefore, dollarAfter } = writing[language]
  return `${dollarBefore}${figureIn(language, figure)}${dollarAfter}`
}

/** A text that begins with a day: "2026-11-21 12:00:00", in Dutch "21-11-2026 12:00:00". */
export function dayIn(language: Language, text: string): string {
  return text.replace(/^(\d+)-(\d+)-(\d+)/, writing[language].dated)
}
