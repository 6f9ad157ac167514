// How each language writes figures and dates, on its screens and in its files. By themselves too,
// in `writing/`, for those who speak one language alone.

import type { Language } from './languages.ts'
import * as ar from './writing/ar.ts'
import * as de from './writing/de.ts'
import * as en from './writing/en.ts'
import * as es from './writing/es.ts'
import * as fr from './writing/fr.ts'
import * as he from './writing/he.ts'
import * as it from './writing/it.ts'
import * as ja from './writing/ja.ts'
import * as nl from './writing/nl.ts'
import * as pl from './writing/pl.ts'
import * as pt from './writing/pt.ts'
import * as tr from './writing/tr.ts'

export type Writing = {
  /** What stands between groups of digits, and where those groups begin. */
  readonly group: string
  readonly grouping: RegExp
  /** What stands before decimals. */
  readonly decimal: '.' | ','
  /** The sign of the dollar with its space, on the side where it stands; of per cent likewise. */
  readonly dollarBefore: string
  readonly dollarAfter: string
  readonly percentBefore: string
  readonly percentAfter: string
  /** From right to left a sign needs a mark before it, or it ends up behind its figure. */
  readonly minus: string
  readonly plus: string
  /** In which order a date has its parts: year, month and day. It is ten characters long. */
  readonly dated: string
  /** What follows the figure of a duration. */
  readonly dayUnit: string
  readonly hourUnit: string
  readonly minuteUnit: string
  readonly secondUnit: string
}

export const writing: Readonly<Record<Language, Writing>> = {
  en,
  nl,
  de,
  fr,
  es,
  pt,
  it,
  pl,
  tr,
  ar,
  he,
  ja,
}
