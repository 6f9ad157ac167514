// How figures, amounts and days are written in a file or a letter of a language.

import { directionOf, type Language } from '#contract/shared/languages.ts'
import { writing } from '#contract/shared/writing.ts'
import { type Millis, minuteShown } from '#kernel/time.ts'

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

/** "2026-11-21 12:00 UTC", in Dutch "21-11-2026 12:00 UTC". */
export function minuteIn(language: Language, at: Millis): string {
  return asOne(language, dayIn(language, minuteShown(at)))
}

/** "0.01 BTC", in Dutch "0,01 BTC". */
export function coinsIn(language: Language, coins: string): string {
  return asOne(language, figureIn(language, coins))
}

/**
 * What is read from left to right, as one within a sentence that is not: else its parts change
 * places.
 */
export function asOne(language: Language, text: string): string {
  return directionOf(language) === 'rtl' ? `\u2066${text}\u2069` : text
}
