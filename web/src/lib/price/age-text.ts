// How old a price is, in words.

import * as t from '../i18n/i18n.ts'

export function ageText(ms: number): string {
  const seconds = Math.floor(ms / 1000)
  if (seconds < 2) return t.prices.justNow
  if (seconds < 120) return t.prices.secondsAgo(seconds)
  const minutes = Math.floor(seconds / 60)
  return minutes < 120 ? t.prices.minutesAgo(minutes) : t.prices.hoursAgo(Math.floor(minutes / 60))
}

/** The longest of each kind: what shows an age keeps the room for them. */
export const ageTexts: readonly string[] = [
  t.prices.justNow,
  t.prices.secondsAgo(119),
  t.prices.minutesAgo(119),
  t.prices.hoursAgo(99),
]
