// How each language writes figures and dates, on its screens and in its files.

import type { Language } from './languages.ts'

type Writing = {
  /** What stands between groups of digits, and before decimals. */
  readonly group: string
  readonly decimal: '.' | ','
  /** The sign of the dollar, and what follows it. */
  readonly dollar: string
  /** In which order a date has its parts: year, month and day. */
  readonly dated: string
  /** The letter of an hour. */
  readonly hour: string
}

/** By itself, as the other, for those who speak one language alone. */
export const english: Writing = {
  group: ',',
  decimal: '.',
  dollar: '$',
  dated: '$1-$2-$3',
  hour: 'h',
}

export const dutch: Writing = {
  group: '.',
  decimal: ',',
  dollar: '$\u00a0',
  dated: '$3-$2-$1',
  hour: 'u',
}

export const writing: Readonly<Record<Language, Writing>> = { en: english, nl: dutch }
