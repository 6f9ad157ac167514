// What a file of a statement says in each language, and how it writes figures and days there.

import * as dutch from '#contract/client/nl/statement-words.ts'
import * as english from '#contract/client/statement-words.ts'
import { sandboxNotice as dutchNotice } from '#contract/public/nl/sandbox-words.ts'
import { sandboxNotice } from '#contract/public/sandbox-words.ts'
import type { Language } from '#contract/shared/languages.ts'
import type { Messages } from '#contract/shared/messages.ts'
import { writing } from '#contract/shared/writing.ts'
import { figureGrouped } from '#kernel/money.ts'

const inEnglish = {
  ...english.statementWords,
  ...english.statementFileWords,
  notice: sandboxNotice,
}

export type FileWords = Messages<typeof inEnglish>

export const fileWords: Readonly<Record<Language, FileWords>> = {
  en: inEnglish,
  nl: { ...dutch.statementWords, ...dutch.statementFileWords, notice: dutchNotice },
}

/** A figure as people read it: "-1,204.50", in Dutch "-1.204,50". */
export function figureIn(language: Language, figure: string): string {
  const { group, decimal } = writing[language]
  return figureGrouped(figure).replace(/[,.]/g, (sign) => (sign === ',' ? group : decimal))
}

/** A text that begins with a day: "2026-11-21 12:00:00", in Dutch "21-11-2026 12:00:00". */
export function dayIn(language: Language, text: string): string {
  return text.replace(/^(\d+)-(\d+)-(\d+)/, writing[language].dated)
}
